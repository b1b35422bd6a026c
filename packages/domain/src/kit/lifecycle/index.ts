export {
  byProcess,
  hasAnyRole,
  isApproverOf,
  isDeclarer,
  isManager,
  isOwnSupplier,
  isPurchaser,
  isSystem,
  isWithinDepartment,
} from './actors';
export { approval } from './approval';
export {
  actionOf,
  DocumentHistory,
  historyExportOf,
  HistoryEntry,
  historyOf,
  MAX_WORDS,
  OnlyId,
  TimelineEntry,
  timelineOf,
  WithOpinion,
  WithReason,
} from './endpoints';
export {
  lifecycle,
  SYSTEM_ROLE,
  type ActionInput,
  type ActionRefusal,
  type Actor,
  type Decision,
  type Fault,
  type Lifecycle,
  type LifecycleAction,
  type Step,
  type WordsMember,
} from './lifecycle';
