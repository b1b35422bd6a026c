import type { Json } from '../../core/document/FormDocument';
import { isObject, memberOf } from '../../core/document/members';
import { findFieldType } from '../fieldTypes';
import type { FieldPlan } from '../../core/model/CompiledForm';
import { readNumber, sum } from '../../runtime/kit/numbers';
import { plainText } from '../../core/model/plainValues';

/** The sum of a column; undefined for columns that hold no numbers. */
export function columnSum(column: FieldPlan, rows: Json | undefined): number | undefined {
  if (!findFieldType(column.type)?.isNumber) return undefined;
  const list = Array.isArray(rows) ? (rows as readonly Json[]) : [];
  return sum(list.map((row) => (isObject(row) ? (readNumber(plainText(memberOf(row, column.id))) ?? 0) : 0)));
}
