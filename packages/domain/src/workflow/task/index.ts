export * from './endpoints';
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
