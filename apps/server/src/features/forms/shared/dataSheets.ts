import { done, refused, type DictItem } from '@gezi/domain';
import { checkField, numberText, type Json } from '@gezi/form-designer/core';
import { splitList } from '../../../platform/query/parseFieldCondition';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import type { Caller } from '../../../platform/http/Caller';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { sheetNames } from '../../../records/workbooks/sheetName';
import type { DataField, DataForm } from './DataForm';
import { choicesOf } from './dataViews';

/** Field types that do not fit a workbook cell. */
const NO_CELL = new Set(['upload', 'dynamicTable', 'cascader']);

/** Field of a workbook column. */
export interface CellField {
  id: string;
  label: string;
  /** Undefined for a built-in record field, e.g. the id, which only links rows of sub-tables. */
  field?: DataField;
  choices: readonly DictItem[];
}

type Members = Readonly<Record<string, unknown>>;

export const headOf = ({ id, label }: CellField) => ({ key: id, header: label, width: 20 });

export const textsOf = (fields: readonly CellField[], members: Members) =>
  Object.fromEntries(fields.map((field) => [field.id, textOf(field, members)]));

/** Stored rows of a sub-table. */
export const rowsOf = (value: unknown): Members[] =>
  Array.isArray(value) ? value.filter((row): row is Members => typeof row === 'object' && row !== null) : [];

/** Columns of the main sheet and of the sub-table sheets. The main sheet includes every field that sub-table rows refer to. */
export async function dataSheets(
  form: DataForm,
  isIncluded: (field: DataField) => boolean,
  dictionaries: Dictionaries,
  caller: Caller,
) {
  const withChoices = (fields: readonly DataField[]) =>
    Promise.all(
      fields
        .filter(({ plan }) => !NO_CELL.has(plan.type))
        .map(async (field): Promise<CellField> => ({
          id: field.plan.id,
          label: field.plan.label || field.plan.id,
          field,
          choices: await choicesOf(field, dictionaries, caller),
        })),
    );
  const tables = form.fields.flatMap(({ plan, subTable }) => (subTable ? [{ key: plan.id, ...subTable }] : []));
  const links = new Map(tables.map(({ link }) => [link.to, link.toLabel]));
  const main = await withChoices(form.fields.filter((field) => isIncluded(field) || links.has(field.plan.id)));
  for (const { id } of main) links.delete(id);
  const builtIn = [...links].map(([id, label]): CellField => ({ id, label, choices: [] }));
  const [, ...titles] = sheetNames([form.name, ...tables.map(({ label }) => label)]);
  const subs = await Promise.all(
    tables.map(async ({ columns, ...table }, at) => ({
      ...table,
      title: titles[at]!,
      columns: await withChoices(columns.filter(isIncluded)),
    })),
  );
  return { main: [...builtIn, ...main], subs };
}

export function textOf({ id, choices, field }: CellField, members: Members): string {
  const value = members[id];
  if (field?.plan.type === 'inputNumber') return numberText(value as Json, field.plan.data);
  const parts = (Array.isArray(value) ? (value as unknown[]) : [value]).map(plainText);
  if (choices.length === 0) return parts.join(',');
  const codes = parts.flatMap((part) => splitList(part));
  return codes.map((code) => choices.find((choice) => choice.value === code)?.text ?? code).join(',');
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Import column that validates cells with the rules of the form field. */
export function columnOf({ id, label, field, choices }: CellField): ListColumn {
  if (!field) return { key: id, header: label };
  const { plan, isUnique } = field;
  const isMultiple = field.isJoined || plan.type === 'checkbox' || plan.data.multiple === true;
  const codeOf = (text: string) => choices.find((choice) => choice.text === text)?.value ?? text;
  return {
    key: id,
    header: label,
    required: plan.required,
    unique: isUnique,
    read(text) {
      const value = isMultiple ? splitList(text).map(codeOf) : codeOf(text);
      const fault = checkField(plan, value, { values: {} });
      return fault ? refused(fault.message) : done(value);
    },
  };
}
