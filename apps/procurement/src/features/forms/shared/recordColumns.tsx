import type { QueryField } from '@gezi/advanced-query';
import { parseDictionaryItems } from '@gezi/client';
import { flowStatusOptions, type FormColumns, type FormItem } from '@gezi/domain';
import type { ColumnFilter, GridColumn } from '@gezi/editable-grid';
import { hasListValue, type FormLocale } from '@gezi/form-designer/core';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import { cellText, type FieldPlans } from './core/cellText';
import type { StoredRecord } from './core/StoredRecord';
import type { Texts } from './texts/zh-CN';

/** Description of the fields of a list of records. */
export interface RecordFields {
  columns: FormColumns;
  item: Pick<FormItem, 'schema'>;
  plans: FieldPlans;
}

type FilterKind = ColumnFilter['kind'];
const FILTERS: Partial<Record<QueryField['type'], FilterKind>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  select: 'choice',
};

/** The form's list columns with the texts of their values; the record's author and its time. */
export function recordColumns(texts: Texts, locale: FormLocale, form: RecordFields): GridColumn<StoredRecord>[] {
  const { columns, dictOptions } = form.columns;
  return [
    ...columns.map(({ title, dataIndex, align, sorter, customRender }): GridColumn<StoredRecord> => {
      const choices = customRender === undefined ? undefined : dictOptions[customRender];
      const field = queryFieldOf(form, dataIndex, title, customRender);
      const kind = field && !field.rules ? FILTERS[field.type] : undefined;
      return {
        key: dataIndex,
        title,
        align: align === 'right' ? 'end' : 'start',
        isOrder: sorter,
        ...widthFor(title),
        ...(kind && { filter: kind }),
        ...(kind === 'choice' && { options: parseDictionaryItems(choices) }),
        render: (record) => cellText(record, dataIndex, { plans: form.plans, choices, locale }),
      };
    }),
    ...(form.columns.hasFlow ? [flowColumn(texts, locale)] : []),
    {
      key: 'createBy',
      title: texts.createBy,
      width: 110,
      filter: 'text',
      render: (record) => (record.createBy_dictText ?? record.createBy ?? '') as string,
    },
    {
      key: 'createTime',
      title: texts.createTime,
      width: 165,
      isOrder: true,
      filter: 'date',
      render: ({ createTime }) => formatDateTime(createTime as string | null),
    },
  ];
}

/** State of the process that a record is in. */
function flowColumn(texts: Texts, locale: FormLocale): GridColumn<StoredRecord> {
  return {
    key: 'flowStatus',
    title: texts.flowStatus,
    width: 110,
    render({ flowStatus }) {
      const state = flowStatusOptions.find(({ value }) => value === flowStatus);
      return state && <Tag color={state.tone ?? 'default'}>{state.label[locale]}</Tag>;
    },
  };
}

/** Room for a long heading beside its icons; other columns have the default width. */
function widthFor(title: string): { width?: number } {
  const text = Array.from(title).reduce((sum, char) => sum + (char > '\u2e80' ? 14 : 8), 0);
  return text > 80 ? { width: Math.min(text + 72, 320) } : {};
}

/** Fields of the advanced query: the list columns. */
export const recordQueryFields = (texts: Texts, form: RecordFields): QueryField[] => [
  ...form.columns.columns.flatMap(
    ({ dataIndex, title, customRender }) => queryFieldOf(form, dataIndex, title, customRender) ?? [],
  ),
  { key: 'createBy', label: texts.createBy, type: 'text' },
  { key: 'createTime', label: texts.createTime, type: 'date' },
];

/** Undefined for a table, which cannot be queried. */
function queryFieldOf(
  { columns: { dictOptions }, item: { schema }, plans }: RecordFields,
  key: string,
  label: string,
  dictionary: string | undefined,
): QueryField | undefined {
  const plan = plans.get(key);
  if (plan?.columns) return undefined;
  if (dictionary !== undefined) {
    const options = parseDictionaryItems(dictOptions[dictionary]);
    // Of several values, one can be looked for.
    return { key, label, type: 'select', options, ...(plan && hasListValue(plan) && { rules: ['like'] as const }) };
  }
  const property = schema.properties[key];
  if (property?.type === 'number') return { key, label, type: 'number' };
  const isDay = property?.view === 'date' || property?.view === 'datetime';
  return { key, label, type: isDay ? 'date' : 'text' };
}
