import { texts } from '../texts';
import { refuse } from '../http/refusal';
import type { ColumnKind } from './columnKind';
import { readMoment } from './readMoment';

const INTEGER = /^-?\d{1,10}$/;
const MAX_INTEGER = 2_147_483_647;
const AMOUNT = /^-?\d{1,12}(\.\d{1,8})?$/;
const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

export type Operand = string | number | boolean;

/**
 * The text of a condition as a value of its column.
 *
 * @param field named in the refusal
 * @param endOfDay a date without time means the last second of that day
 * @throws {Refusal} when the text is no such value
 */
export function readOperand(kind: ColumnKind, text: string, field: string, endOfDay = false): Operand {
  const operand = operandOf(kind, text.trim(), endOfDay);
  if (operand === undefined) throw refuse(texts.list.badOperand(field, kind), field);
  return operand;
}

function operandOf(kind: ColumnKind, text: string, endOfDay: boolean): Operand | undefined {
  switch (kind) {
    case 'text':
      return text;
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
