import type { QueryInfo } from './ReportConfig';

/** Operators of the value syntax of lists (contract, part 1 §1.9): `*`, a comma, `++`, comparisons. */
const SYNTAX = /[*,]|\+\+|^!|^(?:[<>]=?|!?=|[gl][te]|ne|eq|in)\s/;

/** A typed value as a condition of a list: plain text becomes `*text*`, which matches anywhere in the field. */
export function readTyped(
  { view = 'text', mode, dictCode }: Pick<QueryInfo, 'view' | 'mode' | 'dictCode'>,
  value: string,
): string {
  const typed = value.trim();
  const isText = view === 'text' && mode !== 'group' && !dictCode;
  return isText && typed && !SYNTAX.test(typed) ? `*${typed}*` : typed;
}
