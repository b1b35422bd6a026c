import { listFields, recordFields, usageField } from '../../kit';
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
  { key: 'eventType', label: { 'zh-CN': '事件类型', 'en-US': 'Event' }, query: true },
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
