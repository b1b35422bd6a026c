import { readOperand as readPlain, type ColumnKind, type Operand } from '@gezi/advanced-query/core';
import { texts } from '../texts';
import { refuse } from '../http/refusal';

/**
 * Parses the text of a condition as a value of its column.
 *
 * @param field named in the refusal
 * @param endOfDay a date without time means the last second of that day
 * @throws {Refusal} if the text is invalid
 */
export function readOperand(kind: ColumnKind, text: string, field: string, endOfDay = false): Operand {
  const operand = readPlain(kind, text, endOfDay);
  if (operand === undefined) throw refuse(texts.list.badOperand(field, kind), field);
  return operand;
}
