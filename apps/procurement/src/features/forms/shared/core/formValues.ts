import { compileForm, readForm, type FieldPlan, type FormValues, type Json } from '@gezi/form-designer/core';

type Members = Readonly<Record<string, unknown>>;

/** Fields of a form by id; none of a form that cannot be read. */
export function fieldPlans(formContent: string): ReadonlyMap<string, FieldPlan> {
  const reading = readForm(formContent);
  return reading.ok ? compileForm(reading.document).byId : new Map<string, FieldPlan>();
}

/** Values of a stored record in the form's format; multiple values are stored comma-joined. */
export function formValues(formContent: string, record: Members): FormValues {
  return valuesOf([...fieldPlans(formContent).values()], record);
}

const valuesOf = (fields: readonly FieldPlan[], record: Members): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ id }) => Object.hasOwn(record, id))
      .map((field): [string, Json] => [field.id, valueIn(field, record[field.id] as Json)]),
  );

function valueIn(field: FieldPlan, value: Json): Json {
  if (field.columns && Array.isArray(value)) return value.map((row) => valuesOf(field.columns!, row as Members));
  const isSeveral = field.type === 'checkbox' || (field.type === 'select' && field.data.multiple === true);
  return isSeveral && typeof value === 'string' ? value.split(',').filter(Boolean) : value;
}

/** Values of a stored record that the form does not show. They must be sent too, otherwise they are lost. */
export function unshownValues(formContent: string, record: Members, ids: readonly string[]): Members {
  const shown = formValues(formContent, record);
  const unshown = ids.filter((id) => Object.hasOwn(record, id) && !Object.hasOwn(shown, id));
  return Object.fromEntries(unshown.map((id) => [id, record[id]]));
}
