import { isObject, memberOf } from '../document/members';
import type { Json } from '../document/FormDocument';
import type { LogicState } from '../logic/runLogic';
import type { CompiledForm, FieldPlan, FormValues } from './CompiledForm';

/**
 * The submitted model of a form: flat, by component id, fields of rows and tables among the others, a dynamicTable as a list
 * of row objects. Hidden fields and unknown members are left out.
 */
export const submitValues = (form: CompiledForm, state: LogicState): FormValues =>
  Object.fromEntries(
    [...form.byId.values()]
      .filter((field) => !state.hidden.has(field.key))
      .map((field) => [field.id, submitted(field, memberOf(state.values, field.id), state)]),
  );

function submitted(field: FieldPlan, value: Json | undefined, state: LogicState): Json {
  if (!field.columns) return value ?? emptyLike(field.initial);
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  return rows.map((given, row) => {
    const values = isObject(given) ? given : {};
    const hidden = state.rows.get(field.key)?.[row]?.hidden;
    return Object.fromEntries(
      field
        .columns!.filter(({ key }) => !hidden?.has(key) && !state.hidden.has(key))
        .map(({ id, initial }) => [id, memberOf(values, id) ?? emptyLike(initial)]),
    );
  });
}

/** The empty value in the shape of the field; an emptied control may report null or undefined. */
function emptyLike(initial: Json): Json {
  if (Array.isArray(initial)) return [];
  return typeof initial === 'string' ? '' : null;
}
