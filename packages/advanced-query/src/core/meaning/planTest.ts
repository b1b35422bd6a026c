import type { Rule } from '../query/rules';
import type { Comparison, Predicate } from './Predicate';
import { readOperand, wellFormed, type ColumnKind, type Operand } from './readOperand';

const MATCHES = { like: 'contains', left_like: 'ends', right_like: 'starts' } as const;
const DAY = /^\d{4}-\d{2}-\d{2}(?![\d])/;

/**
 * The predicate of one condition.
 *
 * @param wholeDays whether a date with time is compared by its date
 * @returns undefined if the value is empty
 */
export function planTest(
  field: string,
  column: ColumnKind,
  rule: Rule,
  value: string,
  wholeDays: boolean,
): Predicate | 'bad-value' | undefined {
  if (rule === 'empty') return { kind: 'empty', field, column };
  if (value.trim() === '') return undefined;
  if (rule === 'like' || rule === 'left_like' || rule === 'right_like') {
    return { kind: 'like', field, column, match: MATCHES[rule], text: wellFormed(value) };
  }
  const isDay = wholeDays && column === 'datetime';
  if (rule === 'in') {
    const values = splitList(value);
    if (values.length === 0) return undefined;
    if (isDay) return anyOf(values.map((day) => planDay(field, 'eq', day)));
    const operands = values.map((part) => readOperand(column, part));
    return operands.includes(undefined) ? 'bad-value' : { kind: 'in', field, column, values: operands as Operand[] };
  }
  if (isDay) return planDay(field, rule, value);
  const operand = readOperand(column, value);
  return operand === undefined ? 'bad-value' : { kind: 'compare', field, column, comparison: rule, value: operand };
}

/** Compares a date with times: every time of the day is equal, the next day is after it. */
function planDay(field: string, rule: Comparison, value: string): Predicate | 'bad-value' {
  const day = DAY.exec(value.trim())?.[0] ?? '';
  const [first, last] = [readOperand('datetime', day), readOperand('datetime', day, true)];
  if (first === undefined || last === undefined) return 'bad-value';
  const compare = (comparison: Comparison, moment: Operand): Predicate => ({
    kind: 'compare',
    field,
    column: 'datetime',
    comparison,
    value: moment,
  });
  switch (rule) {
    case 'eq':
      return { kind: 'all', parts: [compare('ge', first), compare('le', last)] };
    case 'ne':
      return { kind: 'any', parts: [compare('lt', first), compare('gt', last)] };
    case 'gt':
    case 'le':
      return compare(rule, last);
    default:
      return compare(rule, first);
  }
}

function anyOf(tests: readonly (Predicate | 'bad-value')[]): Predicate | 'bad-value' {
  const parts = tests.filter((test) => test !== 'bad-value');
  if (parts.length < tests.length) return 'bad-value';
  return parts.length === 1 ? parts[0]! : { kind: 'any', parts };
}

/** Splits comma-joined text; empty parts are left out. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The text of a value; lists are joined for clients that do not join them. */
export function textOf(val: unknown): string {
  if (Array.isArray(val)) return val.map(textOf).join(',');
  return typeof val === 'string' || typeof val === 'number' || typeof val === 'boolean' ? String(val) : '';
}
