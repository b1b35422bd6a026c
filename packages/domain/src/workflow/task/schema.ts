import { Type, type Static } from 'typebox';
import { Audit, Flag, Maybe, MaybeText, Text } from '../../kit';
import { FlowFormData, FlowVariables } from '../definition/schema';

/** Kinds of comments (contract, part 4 §4.2). */
export const FLOW_COMMENT = {
  normal: '1',
  returned: '2',
  rejected: '3',
  delegated: '4',
  assigned: '5',
  stopped: '6',
  recalled: '7',
  skipped: '8',
} as const;

/** A process is of a designed form, an online form or another business. */
export const FLOW_CATEGORIES = ['form', 'online', 'zdyyw'] as const;

const Comment = Type.Object({ type: Text(1), comment: Text(2000) });
const CommentFile = Type.Object({ type: Text(1), fileurl: Text(4000) });

/** A row of every list of tasks and processes. */
export const FlowTask = Type.Object({
  /** Id of the task in lists of tasks, of the process in lists of processes. */
  id: Text(36),
  taskId: MaybeText(36),
  taskName: MaybeText(200),
  taskDefKey: MaybeText(100),
  /** Usernames. */
  assigneeId: MaybeText(100),
  assigneeName: MaybeText(100),
  deptName: MaybeText(200),
  startUserId: MaybeText(100),
  startUserName: MaybeText(100),
  startDeptName: MaybeText(200),
  category: MaybeText(64),
  procVars: Type.Unknown(),
  taskLocalVars: Type.Unknown(),
  deployId: MaybeText(36),
  procDefId: MaybeText(36),
  procDefKey: MaybeText(100),
  procDefName: MaybeText(200),
  procDefVersion: Maybe(Type.Integer()),
  procInsId: MaybeText(36),
  hisProcInsId: MaybeText(36),
  /** Text such as `1天2小时`. */
  duration: MaybeText(50),
  /** Names of those who may claim it. */
  candidate: MaybeText(2000),
  createTime: MaybeText(),
  finishTime: MaybeText(),
  businessKey: MaybeText(64),
  nodeType: MaybeText(20),
  listFlowCommentDto: Type.Array(Comment),
  listcommentFileDto: Type.Array(CommentFile),
  taskFormValues: Type.Unknown(),
  /** Subject of the process, e.g. the name of the document. */
  title: MaybeText(255),
  /** `running`, `finished`, `rejected`, `recalled`, `stopped`. */
  status: MaybeText(20),
  /** Whether the process is suspended. */
  isSuspended: Type.Boolean(),
  /** Whom the assignee stands in for, and who delegated the task. */
  agentForName: MaybeText(100),
  ownerName: MaybeText(100),
});
export type FlowTask = Static<typeof FlowTask>;

/** Characters of a comment. */
export const MAX_FLOW_COMMENT = 2_000;

const Comments = Type.Optional(MaybeText(MAX_FLOW_COMMENT, { title: '意见' }));
const Usernames = (title: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 200, title });
const TaskId = Type.String({ minLength: 1, maxLength: 36, title: '任务ID' });
const InstanceId = Type.String({ minLength: 1, maxLength: 36, title: '流程实例ID' });

/** Members of the body of every action (FlowTaskVo); each call names those that it needs. */
export const flowTaskMembers = {
  taskId: TaskId,
  instanceId: InstanceId,
  comment: Comments,
  assignee: Type.String({ minLength: 1, maxLength: 100, title: '处理人' }),
  targetKey: Type.String({ minLength: 1, maxLength: 100, title: '退回节点' }),
  values: Type.Optional(FlowVariables),
  commentFileDto: Type.Optional(
    Maybe(Type.Object({ type: Type.Optional(Text(1)), fileurl: Type.Optional(MaybeText(4000, { title: '附件' })) })),
  ),
  /** Usernames, comma-joined. */
  ccUsers: Type.Optional(MaybeText(4000, { title: '抄送人' })),
  candidateUsers: Type.Optional(Usernames('候选人')),
  candidateGroups: Type.Optional(Usernames('候选组')),
  users: Usernames('加签人'),
};

/** A copy of a process that a user was sent. */
export const FlowCc = Type.Object({
  id: Text(36),
  title: MaybeText(255),
  flowId: MaybeText(36),
  flowName: MaybeText(200),
  category: MaybeText(64),
  deploymentId: MaybeText(36),
  instanceId: Text(36),
  taskId: MaybeText(36),
  businessKey: MaybeText(64),
  username: Text(100),
  receiveRealname: MaybeText(100),
  /** `0` unread, `1` read. */
  state: Flag,
  initiatorUsername: MaybeText(100),
  initiatorRealname: MaybeText(100),
  ...Audit,
});
export type FlowCc = Static<typeof FlowCc>;

/** The state of a business record in its process. */
export const FlowMyBusiness = Type.Object({
  id: Text(36),
  processDefinitionKey: MaybeText(100),
  processDefinitionId: MaybeText(36),
  processInstanceId: Text(36),
  title: MaybeText(255),
  dataId: MaybeText(64),
  serviceImplName: MaybeText(100),
  proposer: MaybeText(100),
  /** 启动, 撤回, 驳回, 审批中, 审批通过 or 审批异常. */
  actStatus: Text(20),
  taskId: MaybeText(36),
  taskName: MaybeText(200),
  taskNameId: MaybeText(100),
  /** Comma-joined usernames. */
  todoUsers: MaybeText(4000),
  todoUsers_dictText: MaybeText(4000),
  doneUsers: MaybeText(4000),
  doneUsers_dictText: MaybeText(4000),
  priority: MaybeText(20),
  routeName: MaybeText(200),
  ...Audit,
});
export type FlowMyBusiness = Static<typeof FlowMyBusiness>;

/** Kind of the live pages that show a process. */
export const FLOW_PAGE = 'flow';

/** Something that happened in a process, for its readers. */
export const FlowHistoryEntry = Type.Object({
  id: Text(36),
  /** Type of the event, e.g. `complete`. */
  type: Text(20),
  /** One of {@link FLOW_COMMENT}; null for events that are no action on a task. */
  kind: MaybeText(1),
  nodeName: MaybeText(200),
  taskId: MaybeText(36),
  /** Null for the engine. */
  username: MaybeText(100),
  realname: MaybeText(100),
  /** Names of people and groups concerned, e.g. who gets the task. */
  receivers: MaybeText(4000),
  comment: MaybeText(2000),
  /** JSON text of a list of `{name, url}`. */
  files: MaybeText(4000),
  time: Text(19),
  /** From the creation of the task to its end, as a text such as `1天2小时`. */
  duration: MaybeText(50),
});
export type FlowHistoryEntry = Static<typeof FlowHistoryEntry>;

/** Somebody who was sent a copy. */
export const FlowCopy = Type.Object({
  username: Text(100),
  realname: Text(100),
  sentByName: MaybeText(100),
  isRead: Type.Boolean(),
  time: MaybeText(),
});
export type FlowCopy = Static<typeof FlowCopy>;

/** The history of a process with its forms; of a definition, before a process starts, it has the main form only. */
export const FlowRecord = Type.Object({
  flowList: Type.Array(FlowTask),
  /** The process itself; its task, if any, is the one that the actions are for. */
  process: FlowTask,
  /** Actions that the caller may take now; `start` for a definition. */
  actions: Type.Array(Text(20)),
  /** Oldest first. */
  history: Type.Array(FlowHistoryEntry),
  copies: Type.Array(FlowCopy),
  /** Of a process without a form: `values` alone, its variables. */
  formData: FlowFormData,
  taskFormData: Type.Optional(FlowFormData),
  onlineConfig: Type.Optional(Type.Unknown()),
  onlineId: Type.Optional(MaybeText(36)),
  routeName: Type.Optional(MaybeText(200)),
  isStartUserNode: Type.Optional(Type.Boolean()),
});
export type FlowRecord = Static<typeof FlowRecord>;

/** Consequences of completing a task: the first step that follows. */
export const NextFlowNode = Type.Object({
  /** `assignee`, `candidateUsers`, `candidateGroups` or `multiInstance`; `waiting` if other branches come first. */
  type: Text(30),
  /** All steps that follow, with the names of their people and groups. */
  steps: Type.Array(Type.Object({ name: Text(200), people: Type.Array(Text(200)) })),
  vars: MaybeText(200),
  userTask: Type.Unknown(),
  userList: Type.Array(Type.Object({ username: Text(100), realname: Text(100) })),
  roleList: Type.Array(Type.Object({ roleCode: Text(200), roleName: Text(200) })),
  bmutiInstanceFinish: Type.Boolean(),
  bisSequential: Type.Boolean(),
});
export type NextFlowNode = Static<typeof NextFlowNode>;

export const VisitedNode = Type.Object({ key: Text(100), completed: Type.Boolean() });
export type VisitedNode = Static<typeof VisitedNode>;
