import { done, refused } from '@gezi/domain';
import {
  checkField,
  hasListValue,
  staticOptions,
  switchSides,
  textMember,
  valueText,
  type FieldPlan,
  type Json,
  type JsonObject,
} from '@gezi/form-designer/core';
import { splitList } from '../../../platform/query/parseFieldCondition';
import type { Services } from '../../../FeatureModule';
import type { NamedItem } from '../../../records/dictionaries/dictItem';
import type { Caller } from '../../../platform/http/Caller';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { sheetNames } from '../../../records/workbooks/sheetName';
import type { CellType } from '../../../records/workbooks/typedCell';
import type { DataField, DataForm } from './DataForm';
import { choicesOf } from './dataViews';
import { isNumber } from './isNumber';
import { CHOICES, fieldSources, type TextOf } from './fieldSources';
import { namedValues, type CellReader } from './namedValues';
import { textsOf as loadedTexts } from './sourceTexts';
import { splitJoined } from './wireValues';

const INCLUDED = {
  export: ({ isShowList }: DataField) => isShowList,
  import: ({ isShowForm }: DataField) => isShowForm,
};

/** Field of a workbook column. */
export interface CellField {
  id: string;
  label: string;
  /** Undefined for a built-in record field, e.g. the id, which only links rows of sub-tables. */
  field?: DataField;
  choices: readonly NamedItem[];
  /** Reads a cell of a type whose value is not its text; for imports. */
  reader?: CellReader | undefined;
  /** Text of a value whose text is loaded by a call; for exports. */
  textOf?: TextOf | undefined;
}

type Members = Readonly<Record<string, unknown>>;

export const headOf = ({ id, label, field }: CellField) => {
  const type = field && typeOf(field);
  return { key: id, header: label, width: 20, ...(type && { type }) };
};

function typeOf({ plan, view }: DataField): CellType | undefined {
  if (isNumber(plan)) return 'number';
  return view === 'date' ? 'day' : view === 'datetime' ? 'moment' : undefined;
}

export const textsOf = (fields: readonly CellField[], members: Members) =>
  Object.fromEntries(fields.map((field) => [field.id, textOf(field, members)]));

/** Stored rows of a sub-table. */
export const rowsOf = (value: unknown): Members[] =>
  Array.isArray(value) ? value.filter((row): row is Members => typeof row === 'object' && row !== null) : [];

/** Columns of the sheets that an export of records writes. */
export function exportSheets(form: DataForm, records: readonly Members[], services: Services, caller: Caller) {
  const sources = fieldSources(services, caller);
  return sheetsOf(form, INCLUDED.export, async (fields, table) => {
    const rows = table === undefined ? records : records.flatMap((record) => rowsOf(record[table]));
    const texts = await loadedTexts(fields, rows, sources);
    const cells = await cellsOf(fields, services, caller);
    return cells.map((cell): CellField => ({ ...cell, textOf: texts.get(cell.id) }));
  });
}

/** Columns of the sheets that an import reads. */
export function importSheets(form: DataForm, services: Services, caller: Caller) {
  const readerOf = namedValues(services, caller);
  return sheetsOf(form, INCLUDED.import, async (fields) => {
    const readers = await Promise.all(fields.map((field) => readerOf(field)));
    const cells = await cellsOf(fields, services, caller);
    return cells.map((cell, at): CellField => ({ ...cell, reader: readers[at] }));
  });
}

/**
 * The main sheet and those of sub-tables. The main sheet includes every field that rows of sub-tables refer to.
 *
 * @param columnsOf makes the columns of fields, of the record or of one sub-table
 */
async function sheetsOf(
  form: DataForm,
  isIncluded: (field: DataField) => boolean,
  columnsOf: (fields: readonly DataField[], table?: string) => Promise<CellField[]>,
) {
  const tables = form.fields.flatMap(({ plan, subTable }) => (subTable ? [{ key: plan.id, ...subTable }] : []));
  const links = new Map(tables.map(({ link }) => [link.to, link.toLabel]));
  const fields = form.fields.filter((field) => isIncluded(field) || links.has(field.plan.id));
  const main = await columnsOf(fields.filter(isCell));
  for (const { id } of main) links.delete(id);
  const builtIn = [...links].map(([id, label]): CellField => ({ id, label, choices: [] }));
  const [, ...titles] = sheetNames([form.name, ...tables.map(({ label }) => label)]);
  const subs = await Promise.all(
    tables.map(async ({ columns, ...table }, at) => ({
      ...table,
      title: titles[at]!,
      columns: await columnsOf(columns.filter(isIncluded).filter(isCell), table.key),
    })),
  );
  return { main: [...builtIn, ...main], subs };
}

const isCell = ({ plan }: DataField): boolean => !plan.columns;

async function cellsOf(fields: readonly DataField[], { dictionaries }: Services, caller: Caller): Promise<CellField[]> {
  const labels = distinctLabels(fields);
  const choices = await Promise.all(fields.map((field) => choicesOf(field, dictionaries, caller)));
  return fields.map((field, at) => ({ id: field.plan.id, label: labels[at]!, field, choices: choices[at]! }));
}

/** Labels of the columns; of equal labels, every further one is followed by the id of its field. */
function distinctLabels(fields: readonly DataField[]): string[] {
  const used = new Set<string>();
  return fields.map(({ plan: { id, label } }) => {
    const text = !label || used.has(label) ? [label, `(${id})`].filter(Boolean).join(' ') : label;
    used.add(text);
    return text;
  });
}

export function textOf({ id, choices, field, textOf: loaded }: CellField, members: Members): string {
  const value = members[id];
  if (!field) return plainText(value);
  if (loaded) return loaded(value);
  if (choices.length === 0) return valueText(field.plan, (field.isJoined ? splitJoined(value) : value) as Json);
  const parts = (Array.isArray(value) ? (value as unknown[]) : [value]).map(plainText);
  const codes = parts.flatMap((part) => splitList(part));
  return codes.map((code) => choices.find((choice) => choice.value === code)?.text ?? code).join(',');
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Import column that validates cells with the rules of the form field. */
export function columnOf({ id, label, field, choices, reader }: CellField, { compiled }: DataForm): ListColumn {
  if (!field) return { key: id, header: label };
  const { plan, isUnique } = field;
  if (reader?.isRefused) return { key: id, header: label, ...reader };
  return {
    key: id,
    header: label,
    // With conditions, only the whole row decides whether a value is required.
    required: plan.required && compiled.logic.steps.length === 0,
    unique: isUnique,
    read(text) {
      const value = reader ? reader.read(text) : done(valueIn(plan, text, choices));
      if (!value.ok) return value;
      const fault = checkField(plan, value.value, { values: {} });
      return fault ? refused(fault.message) : value;
    },
  };
}

/** Value of a cell text: the opposite of {@link textOf}. */
function valueIn(plan: FieldPlan, text: string, choices: readonly NamedItem[]): Json {
  const { type, data } = plan;
  const saved = type === 'Switch' ? switchOptions(data) : CHOICES.has(type) ? staticOptions(data) : [];
  const codeOf = (label: string): Json =>
    saved.find((option) => option.label === label)?.value ??
    choices.find(({ text: shown, names = [shown] }) => names.includes(label))?.value ??
    label;
  if (!hasListValue(plan)) return codeOf(text);
  if (CHOICES.has(type)) return splitList(text).map(codeOf);
  const separator = type === 'slider' ? '–' : textMember(data, 'range-separator', '-');
  const ends = text.split(` ${separator} `).map((end) => end.trim());
  return type === 'slider' ? ends.map(Number) : ends;
}

/** The sides of a switch in every language that an export may have been written in. */
const switchOptions = (data: JsonObject) =>
  (['zh-CN', 'en-US'] as const).flatMap((language) => Object.values(switchSides(data, language)));
