import type { QueryField } from '@gezi/advanced-query';
import { parseDictionaryItems } from '@gezi/client';
import type { FormColumns, FormItem, FormRecord } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { numberText, type Json } from '@gezi/form-designer/core';
import { cellText } from './core/cellText';
import { numberFields } from './core/formValues';
import type { Texts } from './texts/zh-CN';

export type StoredRecord = FormRecord & { id: string };

/** The form's list columns, with numbers as in the form; the record's author and its time. */
export const recordColumns = (
  texts: Texts,
  { columns, dictOptions }: FormColumns,
  formContent: string,
): GridColumn<StoredRecord>[] => {
  const numbers = numberFields(formContent);
  return [
    ...columns.map(({ title, dataIndex, align, sorter, customRender }): GridColumn<StoredRecord> => {
      const number = numbers.get(dataIndex);
      const choices = customRender === undefined ? [] : dictOptions[customRender];
      return {
        key: dataIndex,
        title,
        align: align === 'right' ? 'end' : 'start',
        isOrder: sorter,
        render: (record) =>
          number ? numberText(record[dataIndex] as Json, number) : cellText(record, dataIndex, choices),
      };
    }),
    { key: 'createBy', title: texts.createBy, width: 110 },
    {
      key: 'createTime',
      title: texts.createTime,
      width: 165,
      isOrder: true,
      render: ({ createTime }) => formatDateTime(createTime as string | null),
    },
  ];
};

/** Fields of the advanced query: the list columns. */
export const recordQueryFields = (
  texts: Texts,
  { columns, dictOptions }: FormColumns,
  { schema }: Pick<FormItem, 'schema'>,
): QueryField[] => [
  ...columns.map(({ dataIndex, title, customRender }): QueryField => {
    const property = schema.properties[dataIndex];
    if (customRender !== undefined) {
      const options = parseDictionaryItems(dictOptions[customRender]);
      return { key: dataIndex, label: title, type: 'select', options };
    }
    if (property?.type === 'number') return { key: dataIndex, label: title, type: 'number' };
    const isDay = property?.view === 'date' || property?.view === 'datetime';
    return { key: dataIndex, label: title, type: isDay ? 'date' : 'text' };
  }),
  { key: 'createBy', label: texts.createBy, type: 'text' },
  { key: 'createTime', label: texts.createTime, type: 'date' },
];
