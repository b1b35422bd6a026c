import { readMoment } from '../dates/readMoment';

/** Type of a column; decides how the text of a condition is read. */
export type ColumnKind = 'text' | 'integer' | 'amount' | 'datetime' | 'date' | 'boolean';

/** Value to compare with: amounts as decimal text, `YYYY-MM-DD HH:mm:ss`, `YYYY-MM-DD`. */
export type Operand = string | number | boolean;

const INTEGER = /^-?\d{1,10}$/;
const MAX_INTEGER = 2_147_483_647;
const AMOUNT = /^-?\d{1,12}(\.\d{1,8})?$/;
const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * Reads the text of a condition as a value of its column.
 *
 * @param endOfDay whether a date without time means the last second of that day
 * @returns undefined if the text does not fit the column
 */
export function readOperand(kind: ColumnKind, raw: string, endOfDay = false): Operand | undefined {
  const text = raw.trim();
  switch (kind) {
    case 'text':
      return wellFormed(text);
    case 'integer':
      return INTEGER.test(text) && Math.abs(Number(text)) <= MAX_INTEGER ? Number(text) : undefined;
    case 'amount':
      return AMOUNT.test(text) ? text : undefined;
    case 'boolean':
      return BOOLEANS.get(text);
    case 'datetime':
      return readMoment(text, endOfDay);
    case 'date':
      return readMoment(text)?.slice(0, 10);
  }
}

/** Replaces lone surrogates, which a database cannot store. */
export const wellFormed = (text: string): string =>
  text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
