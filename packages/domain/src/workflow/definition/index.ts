export * from './endpoints';
export { FlowFormData, FlowNodePeople, FlowRole, FlowUser, FlowVariables, ProcDef, StartedFlow } from './schema';
