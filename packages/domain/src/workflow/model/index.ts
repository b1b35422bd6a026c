export {
  conditionHolds,
  parseCondition,
  readVariable,
  type FlowCondition,
  type ConditionFault,
  type Variables,
} from './condition';
export * from './ProcessDefinition';
export { cycleOf, durationOf, durationText } from './duration';
export { fillPlaceholders, namesIn } from './placeholders';
export { defaultFlowOf, flowPlanOf, isJoinWaiting, type FlowPlan } from './flowPlan';
export { MAX_ELEMENTS, validateDefinition, type DefinitionFault, type DefinitionFaultCode } from './validateDefinition';
