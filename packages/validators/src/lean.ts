// What a page needs before any rule holds an expression of its own: the engine for those stands in ./expressions.
export { checkValueWith, hasExpression } from './checkValueWith';
export type { ExpressionAnswer, ExpressionTest } from './expressions/ExpressionTest';
export type { FieldRule } from './FieldRule';
export type { CheckOptions, Refusal } from './Refusal';
