import { listFields, type FieldOption, type Label } from '../../kit';
import type { FlowCc, FlowMyBusiness, FlowTask } from './schema';

const label = (chinese: string, english: string): Label => ({ 'zh-CN': chinese, 'en-US': english });

/** States of a process. */
export const flowStatusOptions: readonly FieldOption[] = [
  { value: 'running', label: label('审批中', 'In approval'), tone: 'processing' },
  { value: 'finished', label: label('审批通过', 'Approved'), tone: 'success' },
  { value: 'rejected', label: label('驳回', 'Rejected'), tone: 'error' },
  { value: 'recalled', label: label('撤回', 'Withdrawn'), tone: 'warning' },
  { value: 'stopped', label: label('终止', 'Terminated'), tone: 'default' },
];

const title = {
  key: 'title',
  label: label('流程标题', 'Title'),
  width: 220,
  search: true,
  maxLength: 255,
  export: true,
  cellWidth: 36,
} as const;
const procDefName = {
  key: 'procDefName',
  label: label('流程名称', 'Process'),
  search: true,
  maxLength: 200,
  export: true,
  cellWidth: 22,
} as const;
const taskName = { key: 'taskName', label: label('任务名称', 'Task'), export: true, cellWidth: 22 } as const;
const startUserName = {
  key: 'startUserName',
  label: label('发起人', 'Initiator'),
  search: true,
  maxLength: 100,
  width: 110,
  export: true,
} as const;
const startDeptName = {
  key: 'startDeptName',
  label: label('发起部门', 'Department'),
  width: 150,
  export: true,
  cellWidth: 22,
} as const;
const assigneeName = { key: 'assigneeName', label: label('处理人', 'Assignee'), width: 110, export: true } as const;
const status = {
  key: 'status',
  label: label('状态', 'Status'),
  options: flowStatusOptions,
  search: true,
  width: 110,
  export: true,
} as const;
const moment = { kind: 'moment', width: 165, export: true, cellWidth: 22 } as const;
const duration = { key: 'duration', label: label('耗时', 'Duration'), width: 120, export: true } as const;

/** Fields of the tasks that wait for a user. */
export const todoTaskFields = listFields<FlowTask>()([
  title,
  procDefName,
  taskName,
  startUserName,
  startDeptName,
  { key: 'createTime', label: label('到达时间', 'Received'), ...moment, search: true },
  { ...duration, label: label('已等待', 'Waiting for') },
]);

/** Fields of the tasks that a user may claim. */
export const claimTaskFields = listFields<FlowTask>()([
  ...todoTaskFields,
  { key: 'candidate', label: label('候选人', 'Candidates') },
]);

/** Fields of the tasks that a user completed. */
export const finishedTaskFields = listFields<FlowTask>()([
  title,
  procDefName,
  taskName,
  startUserName,
  startDeptName,
  { key: 'listFlowCommentDto', label: label('处理意见', 'Opinion'), width: 200 },
  { key: 'finishTime', label: label('处理时间', 'Handled'), ...moment },
  { ...status, search: undefined, label: label('流程状态', 'Process status') },
  { key: 'createTime', label: label('到达时间', 'Received'), ...moment, search: true },
  duration,
]);

const current = { ...taskName, label: label('当前任务', 'Current task') } as const;
const started = { key: 'createTime', label: label('发起时间', 'Started'), ...moment, search: true } as const;
const ended = { key: 'finishTime', label: label('结束时间', 'Ended'), ...moment } as const;

/** Fields of the processes that a user started. */
export const myFlowFields = listFields<FlowTask>()([
  title,
  procDefName,
  current,
  assigneeName,
  status,
  started,
  ended,
  duration,
]);

/** Fields of all processes. */
export const allFlowFields = listFields<FlowTask>()([
  title,
  procDefName,
  startUserName,
  startDeptName,
  current,
  assigneeName,
  status,
  started,
  ended,
  duration,
]);

/** States of a business record in its process, as the wire words them. */
const ACT_STATUS: readonly FieldOption[] = [
  { value: '启动', label: label('启动', 'Started'), tone: 'processing' },
  { value: '审批中', label: label('审批中', 'In approval'), tone: 'processing' },
  { value: '委派', label: label('委派', 'Delegated'), tone: 'processing' },
  { value: '转办', label: label('转办', 'Handed over'), tone: 'processing' },
  { value: '审批通过', label: label('审批通过', 'Approved'), tone: 'success' },
  { value: '驳回', label: label('驳回', 'Rejected'), tone: 'error' },
  { value: '撤回', label: label('撤回', 'Withdrawn'), tone: 'warning' },
  { value: '审批异常', label: label('审批异常', 'Terminated'), tone: 'default' },
];

/** Fields of the business records that a user sent through processes. */
export const customFlowFields = listFields<FlowMyBusiness, 'businessName'>()([
  {
    key: 'businessName',
    label: label('业务名称', 'Business'),
    search: true,
    maxLength: 100,
    column: false,
  },
  { key: 'title', label: label('流程标题', 'Title') },
  { key: 'taskName', label: label('当前任务', 'Current task') },
  { key: 'actStatus', label: label('业务状态', 'Status'), options: ACT_STATUS, width: 120 },
  { key: 'todoUsers', label: label('待处理人', 'Waiting for'), kind: 'person' },
  { key: 'doneUsers', label: label('已处理人', 'Handled by'), kind: 'person' },
  { key: 'createTime', label: label('发起时间', 'Started'), kind: 'moment', width: 165 },
]);

/** Fields of the copies that a user was sent. */
export const flowCcFields = listFields<FlowCc>()([
  { key: 'title', label: label('流程标题', 'Title'), search: true, query: true, maxLength: 255 },
  { key: 'flowName', label: label('流程名称', 'Process'), search: true, query: true, maxLength: 200 },
  { key: 'initiatorRealname', label: label('发起人', 'Initiator'), width: 110 },
  {
    key: 'state',
    label: label('阅读状态', 'Read'),
    options: [
      { value: '0', label: label('未读', 'Unread'), tone: 'processing' },
      { value: '1', label: label('已读', 'Read'), tone: 'default' },
    ],
    search: true,
    query: true,
    width: 110,
  },
  {
    key: 'createTime',
    label: label('抄送时间', 'Sent'),
    kind: 'moment',
    width: 165,
    search: true,
    query: true,
    sort: true,
  },
]);
