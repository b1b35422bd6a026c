export { testExpression } from './expressions/testExpression';
export type { ExpressionAnswer, ExpressionTest } from './expressions/ExpressionTest';
