import { checkField } from '../../core/model/checkField';
import { checkForm } from '../../core/model/checkForm';
import type { CompiledForm, FieldPlan, FormValues } from '../../core/model/CompiledForm';
import type { FormLocale } from '../../core/model/FieldFailure';
import type { LogicState } from '../../core/logic/runLogic';
import { cellPath, type RowKey } from './FieldAddress';
import type { PlacedRefusal } from './placeRefusals';
import type { FieldState, FormFailure } from './FormStore';

/** The failure of one field; `values` are those of the form, or of its row. */
export const checkOne = (plan: FieldPlan, { value, required }: FieldState, values: FormValues, locale: FormLocale) =>
  checkField(plan, value, { values, required, locale })?.message;

/** Everything that is wrong, with the places of the fields. */
export function checkAll(
  form: CompiledForm,
  state: LogicState,
  locale: FormLocale,
  rowsOf: (table: FieldPlan) => readonly RowKey[],
): readonly FormFailure[] {
  return checkForm(form, state, { locale }).map(({ key, id, label, message, table: tableId, row }) => {
    const tableKey = form.byKey.get(key)?.table;
    const table = tableKey === undefined ? undefined : form.byKey.get(tableKey);
    if (!table || row === undefined || tableId === undefined) return { path: key, part: key, id, label, message };
    const path = cellPath(table.key, rowsOf(table)[row]!, key);
    return { path, part: table.key, id: tableId, label, message, row, column: id };
  });
}

/** A refusal from outside as one of the failures of the form. */
export function failureOf({ address: { path, plan, cell }, refusal: { message, row } }: PlacedRefusal): FormFailure {
  const { key, id, label } = plan;
  if (!cell || row === undefined) return { path, part: key, id, label, message };
  return { path, part: cell.table.key, id: cell.table.id, label, message, row, column: id };
}
