import { MONEY_DECIMALS, optionsOf, type DictOptions, type Language, type ListField } from '@gezi/domain';
import type { ColumnFilter, GridColumn } from '@gezi/editable-grid';
import { formatDate, formatDateTime, formatNumber } from '@gezi/ui';
import type { ReactNode } from 'react';
import { OptionTag } from './OptionTag';
import { PersonName } from './PersonName';

/** Custom cell renderers, by the key of the field. */
export type Faces<Row> = Readonly<Partial<Record<string, (row: Row) => ReactNode>>>;

export interface ListColumnsOptions<Row> {
  language: Language;
  dicts: DictOptions;
  faces?: Faces<Row> | undefined;
  /** Keys of the visible fields, in display order; default: all column fields in their declared order. */
  keys?: readonly string[] | undefined;
  /** Headings filter by the fields of the advanced query; for a list that filters on the server. Default false. */
  filterable?: boolean;
}

type FilterKind = ColumnFilter['kind'];

/** The grid columns of a list. */
export function listColumns<Row extends object>(
  fields: readonly ListField[],
  { language, dicts, faces = {}, keys, filterable = false }: ListColumnsOptions<Row>,
): GridColumn<Row>[] {
  const shown = keys
    ? keys.flatMap((key) => fields.find((field) => field.key === key) ?? [])
    : fields.filter(({ column }) => column !== false);
  return shown.map((field) => {
    const { key, width, sort } = field;
    const choices = optionsOf(field, language, dicts);
    const kind = filterable ? filterKind(field) : undefined;
    const render = faces[key] ?? faceOf<Row>(field, language, dicts);
    return {
      // `faces` may render keys that are not members of the row.
      key: key as keyof Row & string,
      title: field.label[language],
      ...(width !== undefined && { width }),
      ...(sort && { isOrder: true }),
      ...(kind && { filter: kind }),
      ...(kind === 'choice' && choices && { options: choices }),
      ...(isNumber(field) && { align: 'end' as const }),
      ...(render && { render }),
    };
  });
}

/** Columns that the advanced query can filter; values of other tables are chosen there. */
function filterKind({ query, kind, options, dict }: ListField): FilterKind | undefined {
  if (query !== true) return undefined;
  if (options || dict !== undefined) return 'choice';
  if (kind === 'day' || kind === 'moment') return 'date';
  return kind === 'money' || kind === 'quantity' || kind === 'number' ? 'number' : 'text';
}

const isNumber = ({ kind, options }: ListField) =>
  !options && (kind === 'money' || kind === 'quantity' || kind === 'number');

/** Default renderer of a field; undefined: the plain value. */
function faceOf<Row extends object>(
  field: ListField,
  language: Language,
  dicts: DictOptions,
): ((row: Row) => ReactNode) | undefined {
  const { key, kind, options, dict, english } = field;
  const valueOf = (row: Row) => (row as Record<string, string | number | null | undefined>)[key];
  const textOf = (row: Row) => (row as Record<string, string | null | undefined>)[`${key}_dictText`];

  if (options?.some(({ tone }) => tone)) {
    const byValue = new Map(options.map((option) => [option.value, option]));
    return (row) => <OptionTag option={byValue.get(String(valueOf(row) ?? ''))} language={language} />;
  }
  if (options || dict !== undefined) {
    const labels = new Map(optionsOf(field, language, dicts)?.map(({ value, label }) => [value, label]));
    return (row) => textOf(row) ?? labels.get(String(valueOf(row) ?? '')) ?? valueOf(row);
  }
  switch (kind) {
    case 'money':
      return (row) => formatNumber(valueOf(row), MONEY_DECIMALS);
    case 'day':
      return (row) => formatDate(valueOf(row) as string | null | undefined);
    case 'moment':
      return (row) => formatDateTime(valueOf(row) as string | null | undefined);
    case 'person':
      return (row) => {
        const { avatar } = row as { avatar?: string | null };
        const name = textOf(row) ?? valueOf(row);
        return avatar === undefined ? name : <PersonName name={String(name ?? '')} avatar={avatar} />;
      };
    case 'quantity':
      return (row) => formatNumber(valueOf(row));
    case 'text':
    case undefined:
      if (language !== 'en-US' || english === undefined) return undefined;
      return (row) => (row as Record<string, string | null | undefined>)[english] || valueOf(row);
    case 'number':
      return undefined;
  }
}
