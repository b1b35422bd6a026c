import { isObject, memberOf } from '../document/members';
import type { Json } from '../document/FormDocument';
import type { LogicState, PartStates } from '../logic/runLogic';
import { checkField } from './checkField';
import type { CompiledForm, FieldPlan } from './CompiledForm';
import type { FormCheckOptions, FieldFailure } from './FieldFailure';

/**
 * Validates the values of a form: the first failure of each field, in the order of the fields. Hidden and read-only
 * fields are skipped.
 *
 * @param state result of `runLogic` for the values
 */
export function checkForm(
  form: CompiledForm,
  state: LogicState,
  options: FormCheckOptions = {},
): readonly FieldFailure[] {
  return form.fields.flatMap((field) => {
    if (field.readOnly || state.hidden.has(field.key) || form.byId.get(field.id) !== field) return [];
    const value = memberOf(state.values, field.id);
    const failure = checkField(field, value, {
      ...options,
      values: state.values,
      ...requiredBy(state, field),
    });
    const own = failure ? [{ key: field.key, id: field.id, label: field.label, ...failure }] : [];
    return field.columns ? [...own, ...checkRows(field, value, state, options)] : own;
  });
}

function checkRows(
  table: FieldPlan,
  value: Json | undefined,
  state: LogicState,
  options: FormCheckOptions,
): readonly FieldFailure[] {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  return rows.flatMap((given, row) => {
    const values = isObject(given) ? given : {};
    const states: PartStates = state.rows.get(table.key)?.[row] ?? state;
    return table.columns!.flatMap((column) => {
      if (state.hidden.has(column.key) || states.hidden.has(column.key)) return [];
      const failure = checkField(column, memberOf(values, column.id), {
        ...options,
        values,
        ...requiredBy(states, column),
      });
      return failure ? [{ key: column.key, id: column.id, label: column.label, ...failure, table: table.id, row }] : [];
    });
  });
}

function requiredBy({ required }: PartStates, { key }: FieldPlan): { required?: boolean } {
  const decided = required.get(key);
  return decided === undefined ? {} : { required: decided };
}
