export {
  APPROVER_KINDS,
  approvalWayOf,
  approverKindOf,
  copiedTo,
  groupList,
  groupsOf,
  peopleOfKind,
  usersOf,
  withApprovalWay,
  withUsers,
  type ApprovalWay,
  type ApproverKind,
  type PeopleGroups,
} from './approver';
export { definitionOf } from './definitionOf';
export {
  editSimple,
  isDefault,
  newSimpleFlow,
  pathAt,
  type NewStep,
  type SimpleCommand,
  type SimplePlace,
  type SimpleRefusal,
} from './editSimple';
export { layoutOfSimple } from './layoutOfSimple';
export * from './SimpleFlow';
export { simpleOf, type SimpleObstacle, type SimpleObstacleCode } from './simpleOf';
