/**
 * `unusable`: the expression is invalid or cannot run safely; this implies nothing about the text. `limit`: the text is
 * too long for this expression.
 */
export type ExpressionAnswer = 'match' | 'mismatch' | 'limit' | 'unusable';

/** Whether a text contains a match of an expression; see `testExpression`. */
export type ExpressionTest = (pattern: string | RegExp, text: string) => ExpressionAnswer;
