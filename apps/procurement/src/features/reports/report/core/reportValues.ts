import { labelOf, parseDictionaryItems } from '@gezi/client/core';
import { contains, MONEY_DECIMALS, type ReportColumn, type ReportDetails, type SearchField } from '@gezi/domain';
import { formatDateTime, formatNumber } from '@gezi/ui/core';
import { pageParams, type ListState } from '../../../../crud/core/listState';

export type ReportRow = Record<string, unknown>;

const DAYS = new Set(['date', 'datetime']);

/** A number in the format of its column. */
export function formatFigure(value: number, format: string | undefined): string {
  if (format === 'money') return formatNumber(value, MONEY_DECIMALS);
  if (format === 'integer') return formatNumber(value, 0);
  if (format === 'percent') return `${formatNumber(value * 100, 1)}%`;
  return formatNumber(value);
}

/** A value of a row as its page shows it. */
export function valueText(
  { dataIndex, fieldType, format, customRender }: ReportColumn,
  { dictOptions }: Pick<ReportDetails, 'dictOptions'>,
  row: ReportRow,
): string {
  const value = row[dataIndex];
  if (value === null || value === undefined) return '';
  if (customRender) return labelOf(parseDictionaryItems(dictOptions[customRender]), String(value as string));
  if (typeof value === 'number') return formatFigure(value, format);
  if (fieldType === 'Datetime') return formatDateTime(value as string);
  return String(value as string);
}

interface Words {
  from: (label: string) => string;
  to: (label: string) => string;
}

type Searched = Pick<ReportDetails, 'conditions' | 'params' | 'dictOptions'>;

/** Search fields: parameters, then conditions. Their names are prefixed, since a field may be named like a parameter of the address. */
export const searchFields = ({ conditions, params, dictOptions }: Searched, texts: Words): SearchField[] => [
  ...params.map(({ paramName, paramTxt }): SearchField => ({
    kind: 'text',
    name: `p.${paramName}`,
    label: paramTxt || paramName,
    maxLength: 200,
  })),
  ...conditions.flatMap(({ field, label, mode, view, dictCode }): SearchField[] => {
    const name = `f.${field}`;
    if (DAYS.has(view)) return [{ kind: 'days', name, label, from: `${name}_begin`, to: `${name}_end` }];
    if (view === 'list') {
      const options = parseDictionaryItems(dictOptions[dictCode ?? field]);
      return [{ kind: 'choice', name, label, options }];
    }
    if (mode === 'single') return [{ kind: 'text', name, label }];
    return [
      { kind: 'text', name: `${name}_begin`, label: texts.from(label) },
      { kind: 'text', name: `${name}_end`, label: texts.to(label) },
    ];
  }),
];

/** Conditions and parameters of a request, without paging. */
export function conditionsOf(
  { id, conditions, params, columns }: Pick<ReportDetails, 'id' | 'conditions' | 'params' | 'columns'>,
  { filters }: Pick<ListState, 'filters'>,
): Record<string, string> {
  const numbers = new Set(columns.filter(({ align }) => align === 'right').map(({ dataIndex }) => dataIndex));
  const asked = [
    ...params.map(({ paramName }): [string, string | undefined] => [`self_${paramName}`, filters[`p.${paramName}`]]),
    ...conditions.flatMap(({ field, view, mode }): [string, string | undefined][] => {
      const value = (end = '') => filters[`f.${field}${end}`];
      if (view === 'list') return [[field, value()]];
      // A number is compared as a whole.
      if (!DAYS.has(view) && mode === 'single') return [[field, numbers.has(field) ? value() : contains(value())]];
      const end = view === 'datetime' && value('_end') ? `${value('_end')} 23:59:59` : value('_end');
      return [
        [`${field}_begin`, value('_begin')],
        [`${field}_end`, end],
      ];
    }),
  ];
  return Object.fromEntries([['id', id], ...asked.filter(([, value]) => value)]) as Record<string, string>;
}

/** Input of the list. */
export function listInput(report: ReportDetails, state: ListState): Record<string, string> {
  const asked = { ...pageParams(state), ...conditionsOf(report, state) };
  const members = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(members.map(([name, value]) => [name, String(value)]));
}
