import { compileForm, readForm, type FieldPlan, type FormValues, type Json } from '@gezi/form-designer/core';

type Members = Readonly<Record<string, unknown>>;

/**
 * Of a stored record the values that a form shows, as the form takes them: several values of one field travel
 * comma-joined.
 */
export function formValues(formContent: string, record: Members): FormValues {
  const reading = readForm(formContent);
  if (!reading.ok) return {};
  const { fields } = compileForm(reading.document);
  return valuesOf(fields, record);
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

/** Of a stored record the values that the form does not show: what is sent has to hold them, or they are gone. */
export function unshownValues(formContent: string, record: Members, ids: readonly string[]): Members {
  const shown = formValues(formContent, record);
  const kept = ids.filter((id) => Object.hasOwn(record, id) && !Object.hasOwn(shown, id));
  return Object.fromEntries(kept.map((id) => [id, record[id]]));
}
