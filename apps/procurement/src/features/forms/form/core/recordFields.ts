import { compileForm, readForm } from '@gezi/form-designer/core';

/** Types whose values are readable as stored. */
const PLAIN = new Set(['input', 'textarea', 'inputNumber', 'date']);
const SHOWN = 3;

/** Fields that identify a form's records in a list: the first three single-line ones. */
export function recordFields(formContent: string): readonly { id: string; label: string }[] {
  const reading = readForm(formContent);
  if (!reading.ok) return [];
  return compileForm(reading.document)
    .fields.filter(({ type, unseen }) => PLAIN.has(type) && !unseen)
    .slice(0, SHOWN)
    .map(({ id, label }) => ({ id, label: label || id }));
}
