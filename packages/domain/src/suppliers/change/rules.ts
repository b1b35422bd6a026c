import { supplierFields } from '../supplier';
import type { Label, Language } from '../../kit';
import { CHANGEABLE, SUPPLIER_FILE_MEMBERS, type ChangedField } from './schema';

const FILE_LABELS: Readonly<Record<(typeof SUPPLIER_FILE_MEMBERS)[number], Label>> = {
  licenseUrl: { 'zh-CN': '营业执照', 'en-US': 'Business licence' },
  qualificationUrl: { 'zh-CN': '其他资质文件', 'en-US': 'Other certificates' },
};

/** True for members with a list of files. */
export const isSupplierFiles = (field: string): field is (typeof SUPPLIER_FILE_MEMBERS)[number] =>
  (SUPPLIER_FILE_MEMBERS as readonly string[]).includes(field);

/** Name of a field of a supplier for users. */
export const supplierFieldLabel = (field: string, language: Language): string =>
  isSupplierFiles(field)
    ? FILE_LABELS[field][language]
    : (supplierFields.find(({ key }) => key === field)?.label[language] ?? field);

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
