export * from './endpoints';
export { FlowNodePeople, FlowRole, FlowUser, FlowVariables, ProcDef, StartedFlow } from './schema';
