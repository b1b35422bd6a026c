import type { Json } from '../../core/document/FormDocument';
import { isObject, memberOf } from '../../core/document/members';
import type { FieldPlan } from '../../core/model/CompiledForm';
import { readNumber, sum } from '../kit/numbers';
import { plainText } from '../kit/values';

/** Types whose values are added up in the foot of a dynamicTable. */
const NUMBERS = new Set(['inputNumber', 'slider', 'rate']);

/** The sum of a column; undefined for columns that hold no numbers. */
export function columnSum(column: FieldPlan, rows: Json | undefined): number | undefined {
  if (!NUMBERS.has(column.type)) return undefined;
  const list = Array.isArray(rows) ? (rows as readonly Json[]) : [];
  return sum(list.map((row) => (isObject(row) ? (readNumber(plainText(memberOf(row, column.id))) ?? 0) : 0)));
}
