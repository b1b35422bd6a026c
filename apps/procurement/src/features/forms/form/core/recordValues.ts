import { compileForm, readForm, type FormValues } from '@gezi/form-designer/core';

/** Values of a stored record that belong to fields of the form; fields added later have none. */
export function recordValues(formContent: string, record: Readonly<Record<string, unknown>>): FormValues {
  const reading = readForm(formContent);
  if (!reading.ok) return {};
  return Object.fromEntries(
    [...compileForm(reading.document).byId.keys()]
      .filter((id) => Object.hasOwn(record, id))
      .map((id) => [id, record[id]]),
  ) as FormValues;
}
