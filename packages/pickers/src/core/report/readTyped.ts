import type { QueryInfo } from './ReportConfig';

/** What says itself how it is meant in the value syntax of lists (contract, part 1 §1.9): `*`, a comma, `++`, an operator. */
const SYNTAX = /[*,]|\+\+|^!|^(?:[<>]=?|!?=|[gl][te]|ne|eq|in)\s/;

/** A condition as a list takes it: a plain text that was typed is looked for anywhere in the field. */
export function readTyped(
  { view = 'text', mode, dictCode }: Pick<QueryInfo, 'view' | 'mode' | 'dictCode'>,
  value: string,
): string {
  const typed = value.trim();
  const isText = view === 'text' && mode !== 'group' && !dictCode;
  return isText && typed && !SYNTAX.test(typed) ? `*${typed}*` : typed;
}
