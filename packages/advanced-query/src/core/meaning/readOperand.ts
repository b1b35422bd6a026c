import { readMoment } from '../dates/readMoment';

/** What a column holds, and so how request text is read as a value of it. */
export type ColumnKind = 'text' | 'integer' | 'amount' | 'datetime' | 'date' | 'boolean';

/** A value of a column: amounts as decimal text, moments as `YYYY-MM-DD HH:mm:ss`, days as `YYYY-MM-DD`. */
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
 * The text of a condition as a value of its column.
 *
 * @param endOfDay a date without time means the last second of that day
 * @returns undefined when the text is no such value
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

/** Half a surrogate pair has no place in a database: it becomes the replacement character, as on the way there. */
export const wellFormed = (text: string): string =>
  text.replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
