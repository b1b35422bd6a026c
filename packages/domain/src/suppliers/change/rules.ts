import { supplierFields } from '../supplier';
import type { Language } from '../../kit';
import { CHANGEABLE, type ChangedField } from './schema';

/** Name of a field of a supplier for users. */
export const supplierFieldLabel = (field: string, language: Language): string =>
  supplierFields.find(({ key }) => key === field)?.label[language] ?? field;

type Values = Readonly<Record<string, unknown>>;

/** The members that differ, in the order of the form. Values are compared as text, amounts as numbers. */
export const changedFields = (before: Values, after: Values): Omit<ChangedField, 'label'>[] =>
  CHANGEABLE.flatMap((field) => {
    const [one, two] = [textOf(before[field]), textOf(after[field])];
    return one === two ? [] : [{ field, before: one, after: two }];
  });

/** Text of a value; an amount without trailing zeros. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return /^\d+\.\d+$/.test(value) ? String(Number(value)) : value;
}
