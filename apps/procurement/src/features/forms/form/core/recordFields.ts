import { compileForm, numberText, readForm, type Json } from '@gezi/form-designer/core';

/** Types whose values are readable as stored. */
const PLAIN = new Set(['input', 'textarea', 'inputNumber', 'date']);
const SHOWN = 3;

export interface RecordField {
  id: string;
  label: string;
  /** Value as the form shows it. */
  textOf: (value: unknown) => string;
}

/** Fields that identify a form's records in a list: the first three single-line ones. */
export function recordFields(formContent: string): readonly RecordField[] {
  const reading = readForm(formContent);
  if (!reading.ok) return [];
  return compileForm(reading.document)
    .fields.filter(({ type, unseen }) => PLAIN.has(type) && !unseen)
    .slice(0, SHOWN)
    .map(({ id, label, type, data }) => ({
      id,
      label: label || id,
      textOf: (value) => (type === 'inputNumber' ? numberText(value as Json, data) : plainText(value)),
    }));
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
