/**
 * `unusable`: the expression is broken or beyond what can be run safely; it says nothing about the text.
 * `limit`: the text is too long for this expression.
 */
export type ExpressionAnswer = 'match' | 'mismatch' | 'limit' | 'unusable';

/** Whether a text matches an expression somewhere; see `testExpression`. */
export type ExpressionTest = (pattern: string | RegExp, text: string) => ExpressionAnswer;
