export * from './FlowAction';
export { FALLBACK_GROUP, receiversOf, type FlowContext } from './run';
export * from './FlowState';
export { fireTimers, isCandidate, returnTargets, startFlow, stepFlow, type FlowStep } from './step';
