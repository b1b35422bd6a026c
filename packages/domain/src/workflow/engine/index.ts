export * from './FlowAction';
export { FALLBACK_GROUP, receiversOf } from './holders';
export type { FlowContext } from './run';
export * from './FlowState';
export { openFlowActions, type FlowActionType } from './openFlowActions';
export { fireTimers, isCandidate, returnTargets, startFlow, stepFlow, type FlowStep } from './step';
