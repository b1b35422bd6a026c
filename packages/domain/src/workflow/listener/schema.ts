import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, MaybeText, Text } from '../../kit';
import { EXECUTION_EVENTS, TASK_EVENTS } from '../model';

const eventTypes = [...TASK_EVENTS, ...EXECUTION_EVENTS].map((event) => Type.Literal(event));
const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title: '名称' });
const remark = Type.Optional(MaybeText(500, { title: '备注' }));
const status = Type.Optional(Flag);

/** A listener that definitions may use (contract, part 4 §4.2). */
export const FlowListener = Type.Object({
  id: Text(36),
  name: Text(100),
  /** `1` of tasks, `2` of other nodes. */
  type: Text(1),
  eventType: Text(20),
  /** `1` a registered handler, `2` an expression. */
  valueType: Text(1),
  /** Name of the handler, or the expression. */
  value: Text(500),
  status: Flag,
  remark: MaybeText(500),
  ...Audit,
});
export type FlowListener = Static<typeof FlowListener>;

const listenerMembers = {
  name,
  type: Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '监听类型', reason: '应为 1（任务）或 2（执行）' }),
  eventType: Type.Union(eventTypes, {
    title: '事件类型',
    reason: `应为 ${[...TASK_EVENTS, ...EXECUTION_EVENTS].join('、')} 之一`,
  }),
  valueType: Type.Union([Type.Literal('1'), Type.Literal('2')], {
    title: '值类型',
    reason: '应为 1（已注册的处理器）或 2（表达式）',
  }),
  value: Type.String({ minLength: 1, maxLength: 500, title: '值' }),
  status,
  remark,
};
export const FlowListenerAdd = Type.Object(listenerMembers);
export type FlowListenerAdd = Static<typeof FlowListenerAdd>;
export const FlowListenerEdit = editOf(listenerMembers);

/** An expression that definitions may use. */
export const FlowExpression = Type.Object({
  id: Text(36),
  name: Text(100),
  expression: Text(2000),
  status: Flag,
  remark: MaybeText(500),
  ...Audit,
});
export type FlowExpression = Static<typeof FlowExpression>;

const expressionMembers = {
  name,
  expression: Type.String({ minLength: 1, maxLength: 2000, title: '表达式' }),
  status,
  remark,
};
export const FlowExpressionAdd = Type.Object(expressionMembers);
export const FlowExpressionEdit = editOf(expressionMembers);
