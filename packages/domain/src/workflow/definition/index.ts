export * from './endpoints';
export {
  FlowFormData,
  FlowNodePeople,
  FlowRole,
  FlowUser,
  FlowVariables,
  NEXT_PEOPLE,
  ProcDef,
  StartedFlow,
} from './schema';
