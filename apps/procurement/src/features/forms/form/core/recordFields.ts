import { compileForm, readForm } from '@gezi/form-designer/core';

/** Types whose values can be read as they are. */
const PLAIN = new Set(['input', 'textarea', 'inputNumber', 'date']);
const SHOWN = 3;

/** The fields that tell the records of a form apart in a list: its first three of one line. */
export function recordFields(formContent: string): readonly { id: string; label: string }[] {
  const reading = readForm(formContent);
  if (!reading.ok) return [];
  return compileForm(reading.document)
    .fields.filter(({ type, unseen }) => PLAIN.has(type) && !unseen)
    .slice(0, SHOWN)
    .map(({ id, label }) => ({ id, label: label || id }));
}
