import { isEmpty } from '@gezi/validators';
import Big from 'big.js';
import type { Json } from '../document/FormDocument';

/** A number as entered, also as text; null for anything that is none. Empty counts as 0, as in a spreadsheet. */
export function toNumber(value: Json): number | null {
  if (isEmpty(value)) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'string' ? (value.trim() === '' ? NaN : Number(value)) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Text as shown: empty for nothing, the parts of a list with 、 between them. */
export function toText(value: Json): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return (value as readonly Json[]).map(toText).join('、');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether a condition holds: nothing, 0, false, `'false'` and empty lists do not. */
export const isTrue = (value: Json): boolean => !isEmpty(value) && value !== false && value !== 0 && value !== 'false';

/** Two values alike: empty ones among each other, numbers and their texts, lists by their members. */
export function alike(left: Json, right: Json): boolean {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (Array.isArray(left) && Array.isArray(right)) {
    const [some, others] = [left as readonly Json[], right as readonly Json[]];
    return some.length === others.length && some.every((value, index) => alike(value, others[index]!));
  }
  if (typeof left === 'object' || typeof right === 'object') return JSON.stringify(left) === JSON.stringify(right);
  if (String(left) === String(right)) return true;
  if (typeof left === 'boolean' || typeof right === 'boolean') return false;
  const [a, b] = [toNumber(left), toNumber(right)];
  return a !== null && a === b;
}

/** Below, level or above: as numbers where both are, else by the order of their characters; null with nothing to compare. */
export function order(left: Json, right: Json): number | null {
  if (isEmpty(left) || isEmpty(right)) return null;
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a !== null && b !== null) return a - b;
  const [text, other] = [toText(left), toText(right)];
  return text < other ? -1 : Number(text > other);
}

/** Exact in decimals: 0.1 + 0.2 is 0.3. Null where an operand is no number, or the divisor is 0. */
export function calculate(operator: '+' | '-' | '*' | '/' | '%', left: Json, right: Json): number | null {
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a === null || b === null || ((operator === '/' || operator === '%') && b === 0)) return null;
  const exact = new Big(a);
  switch (operator) {
    case '+':
      return exact.plus(b).toNumber();
    case '-':
      return exact.minus(b).toNumber();
    case '*':
      return exact.times(b).toNumber();
    case '/':
      return exact.div(b).toNumber();
    case '%':
      return exact.mod(b).toNumber();
  }
}
