export * from './endpoints';
export * from './fields';
export * from './flowRecordPath';
export {
  FLOW_CATEGORIES,
  FLOW_COMMENT,
  FlowCc,
  FlowMyBusiness,
  FlowRecord,
  FlowTask,
  NextFlowNode,
  VisitedNode,
} from './schema';
