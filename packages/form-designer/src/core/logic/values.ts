import { isEmpty } from '@gezi/validators';
import Big from 'big.js';
import type { Json } from '../document/FormDocument';
import { jsonText } from '../document/jsonText';
import { sameJson } from '../document/sameJson';

/** A number, also as text; null for other values. Empty counts as 0, as in a spreadsheet. */
export function toNumber(value: Json): number | null {
  if (isEmpty(value)) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'string' ? (value.trim() === '' ? NaN : Number(value)) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Maximum depth of flattened lists; deeper values only occur in invalid files. */
export const MAX_NESTED = 20;

/** Text as displayed: empty for no value, the entries of a list separated by 、. */
export function toText(value: Json, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && depth < MAX_NESTED)
    return (value as readonly Json[]).map((each) => toText(each, depth + 1)).join('、');
  return typeof value === 'object' ? jsonText(value) : String(value);
}

/** Maximum length of a text that a formula creates, in characters. */
const LONGEST = 1_000_000;

/** Concatenates texts; null beyond the limit, because nested concatenation would exhaust the memory. */
export const joined = (texts: readonly string[]): string | null =>
  texts.reduce((sum, text) => sum + text.length, 0) > LONGEST ? null : texts.join('');

/** Whether a condition is true: empty, 0, false, `'false'` and empty lists are not. */
export const isTrue = (value: Json): boolean => !isEmpty(value) && value !== false && value !== 0 && value !== 'false';

/** Whether two values are equal: empty values, a number and its text, lists by their entries. */
export function alike(left: Json, right: Json, depth = 0): boolean {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (Array.isArray(left) && Array.isArray(right) && depth < MAX_NESTED) {
    const [some, others] = [left as readonly Json[], right as readonly Json[]];
    return some.length === others.length && some.every((value, index) => alike(value, others[index]!, depth + 1));
  }
  if (typeof left === 'object' || typeof right === 'object') return sameJson(left, right);
  if (String(left) === String(right)) return true;
  if (typeof left === 'boolean' || typeof right === 'boolean') return false;
  const [a, b] = [toNumber(left), toNumber(right)];
  return a !== null && a === b;
}

/** Negative, 0 or positive: compared as numbers if both are, else as texts; null if one is empty. */
export function order(left: Json, right: Json): number | null {
  if (isEmpty(left) || isEmpty(right)) return null;
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a !== null && b !== null) return a - b;
  const [text, other] = [toText(left), toText(right)];
  return text < other ? -1 : Number(text > other);
}

/** Exact in decimals: 0.1 + 0.2 is 0.3. Null if an operand is not a number, or the divisor is 0. */
export function calculate(operator: '+' | '-' | '*' | '/' | '%', left: Json, right: Json): number | null {
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a === null || b === null || ((operator === '/' || operator === '%') && b === 0)) return null;
  // Integer arithmetic is exact and many times faster.
  const whole = Number.isInteger(a) && Number.isInteger(b) ? wholeResult(operator, a, b) : NaN;
  if (Number.isSafeInteger(whole)) return whole;
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

function wholeResult(operator: '+' | '-' | '*' | '/' | '%', a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  return operator === '*' ? a * b : NaN;
}

/** All numbers together, exact in decimals. */
export function total(numbers: readonly number[]): number {
  const plain = numbers.reduce((sum, number) => sum + number, 0);
  if (Number.isSafeInteger(plain) && numbers.every(Number.isInteger)) return plain;
  return numbers.reduce((sum, number) => sum.plus(number), new Big(0)).toNumber();
}
