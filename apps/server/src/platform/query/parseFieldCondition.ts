import { splitList, type Comparison, type Match } from '@gezi/advanced-query/core';

export { splitList };

export type Condition =
  | { kind: 'compare'; comparison: Comparison; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'like'; match: Match; value: string }
  /** Contains one of the values. */
  | { kind: 'containsAny'; values: string[] };

const OPERATORS = new Map<string, Comparison | 'in'>([
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['!=', 'ne'],
  ['=', 'eq'],
  ...(['gt', 'ge', 'lt', 'le', 'ne', 'eq', 'in'] as const).map((word) => [word, word] as const),
]);

const compare = (comparison: Comparison, value: string): Condition => ({ kind: 'compare', comparison, value });

/**
 * Parses the value of a filter field by the eight syntaxes of the contract (part 1 §1.9); the first match wins.
 *
 * @returns undefined for an empty value, or one of wildcards and commas only
 */
export function parseFieldCondition(text: string): Condition | undefined {
  const value = text.trim();
  if (value === '') return undefined;
  if (value.startsWith(',') && value.endsWith(',')) return list('containsAny', value);
  const operator = /^(\S+) (\S.*)$/.exec(value);
  const comparison = operator && OPERATORS.get(operator[1]!);
  if (comparison === 'in') return list('in', operator![2]!);
  if (comparison) return compare(comparison, operator![2]!);
  if (value === '*') return compare('eq', '*');
  if (value.startsWith('*') || value.endsWith('*')) return pattern(value);
  if (value.includes(',')) return list('in', value);
  if (value.startsWith('!')) return value === '!' ? undefined : compare('ne', value.slice(1));
  if (value.indexOf('++') > 0) return compare('eq', value.replaceAll('++', ','));
  return compare('eq', value);
}

function list(kind: 'in' | 'containsAny', text: string): Condition | undefined {
  const values = splitList(text);
  return values.length > 0 ? { kind, values } : undefined;
}

function pattern(value: string): Condition | undefined {
  const starts = value.startsWith('*');
  const ends = value.endsWith('*');
  const inner = value.slice(starts ? 1 : 0, ends ? -1 : undefined);
  if (inner === '') return undefined;
  return { kind: 'like', match: starts && ends ? 'contains' : starts ? 'ends' : 'starts', value: inner };
}
