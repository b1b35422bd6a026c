import { listFields, recordFields, usageField, type FieldOption } from '../../kit';
import type { FlowExpression, FlowListener } from './schema';

const name = { key: 'name', label: { 'zh-CN': '名称', 'en-US': 'Name' }, search: true, query: true } as const;
const remark = { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' } } as const;
const updateTime = {
  key: 'updateTime',
  label: recordFields.updateTime.label,
  kind: 'moment',
  query: true,
  width: 165,
} as const;

/** Events of tasks, then those of other elements. */
export const listenerEventOptions: readonly FieldOption[] = [
  { value: 'create', label: { 'zh-CN': '任务创建', 'en-US': 'Task created' } },
  { value: 'assignment', label: { 'zh-CN': '任务分配', 'en-US': 'Task assigned' } },
  { value: 'complete', label: { 'zh-CN': '任务完成', 'en-US': 'Task completed' } },
  { value: 'delete', label: { 'zh-CN': '任务删除', 'en-US': 'Task deleted' } },
  { value: 'start', label: { 'zh-CN': '进入节点', 'en-US': 'Element entered' } },
  { value: 'end', label: { 'zh-CN': '离开节点', 'en-US': 'Element left' } },
  { value: 'take', label: { 'zh-CN': '经过连线', 'en-US': 'Line taken' } },
];

/** Registered handlers. */
export const listenerHandlerOptions: readonly FieldOption[] = [
  { value: 'notify', label: { 'zh-CN': '发送通知', 'en-US': 'Notify' } },
  { value: 'cc', label: { 'zh-CN': '抄送', 'en-US': 'Copy to' } },
  { value: 'setAssignee', label: { 'zh-CN': '设置处理人', 'en-US': 'Set assignee' } },
  { value: 'autoSkip', label: { 'zh-CN': '自动跳过', 'en-US': 'Skip' } },
  { value: 'callBusiness', label: { 'zh-CN': '调用业务', 'en-US': 'Call the business' } },
];

/** Fields of the list of listeners. */
export const flowListenerFields = listFields<FlowListener>()([
  name,
  {
    key: 'type',
    label: { 'zh-CN': '监听类型', 'en-US': 'Kind' },
    search: true,
    query: true,
    options: [
      { value: '1', label: { 'zh-CN': '任务监听器', 'en-US': 'Task listener' } },
      { value: '2', label: { 'zh-CN': '执行监听器', 'en-US': 'Execution listener' } },
    ],
  },
  {
    key: 'eventType',
    label: { 'zh-CN': '事件类型', 'en-US': 'Event' },
    query: true,
    options: listenerEventOptions,
  },
  {
    key: 'valueType',
    label: { 'zh-CN': '值类型', 'en-US': 'Kind of value' },
    query: true,
    options: [
      { value: '1', label: { 'zh-CN': '处理器', 'en-US': 'Handler' } },
      { value: '2', label: { 'zh-CN': '表达式', 'en-US': 'Expression' } },
    ],
  },
  { key: 'value', label: { 'zh-CN': '值', 'en-US': 'Value' }, query: true },
  usageField,
  remark,
  updateTime,
]);

/** Fields of the list of expressions. */
export const flowExpressionFields = listFields<FlowExpression>()([
  name,
  { key: 'expression', label: { 'zh-CN': '表达式', 'en-US': 'Expression' }, query: true },
  usageField,
  remark,
  updateTime,
]);
