export * from './endpoints';
export * from './fields';
export * from './flowRecordPath';
export { takenFlows } from './takenFlows';
export {
  FLOW_CATEGORIES,
  FLOW_COMMENT,
  FLOW_PAGE,
  FlowCc,
  FlowCopy,
  FlowHistoryEntry,
  FlowMyBusiness,
  FlowRecord,
  FlowTask,
  MAX_FLOW_COMMENT,
  NextFlowNode,
  VisitedNode,
} from './schema';
