import { useClient, usePermission } from '@gezi/client';
import { deleteFormData, listFormData, type FormRecord, type SysForm } from '@gezi/domain';
import type { GridColumn, RowAction } from '@gezi/editable-grid';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { formatDateTime } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { PAGE_SIZES } from '../../../crud/core/listState';
import { ListGrid } from '../../../crud/ListGrid';
import { useRemoval } from '../../../crud/useRemoval';
import { usePageState } from '../../../crud/usePageState';
import { recordFields, type RecordField } from './core/recordFields';
import { recordValues } from './core/recordValues';
import { FormSheet } from './FormSheet';
import { recordsQuery } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

type StoredRecord = FormRecord & { id: string };

/** Records of a form: the caller's own, or all for designers. */
export function FormRecords({ form }: { form: SysForm }) {
  const texts = useTexts();
  const client = useClient();
  const mayWrite = usePermission('online:cgform:data');
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 10 });
  const [opened, setOpened] = useState<{ record: StoredRecord; isEdited: boolean }>();
  const records = useQuery({ ...recordsQuery(client, form.id, pageNo, pageSize), placeholderData: keepPreviousData });
  const page = usePageState(records);
  const { remove } = useRemoval<StoredRecord>({
    call: (ids) => client.call(deleteFormData, { code: form.id, id: ids.join() }),
    invalidates: [listFormData],
  });
  const fields = useMemo(() => recordFields(form.formContent), [form.formContent]);

  const columns = useMemo(() => recordColumns(texts, fields), [texts, fields]);
  const rowActions = useMemo<RowAction<StoredRecord>[]>(
    () => [
      { key: 'view', label: texts.view, onClick: (record) => setOpened({ record, isEdited: false }) },
      ...(mayWrite
        ? [
            {
              key: 'edit',
              label: texts.edit,
              onClick: (record: StoredRecord) => setOpened({ record, isEdited: true }),
            },
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              onClick: (record: StoredRecord) => remove([record], texts.removeRecord),
            },
          ]
        : []),
    ],
    [texts, mayWrite, remove],
  );
  const close = () => setOpened(undefined);

  return (
    <>
      <ListGrid
        label={texts.recordLabel}
        columns={columns}
        rowActions={rowActions}
        {...page}
        rows={page.rows as StoredRecord[]}
        maxHeight={Infinity}
        emptyText={texts.recordEmpty}
        pagination={{
          page: pageNo,
          pageSize,
          total: records.data?.total ?? 0,
          pageSizeOptions: PAGE_SIZES,
          onChange: (page, size) => setPage({ pageNo: page, pageSize: size }),
        }}
      />
      <Drawer
        open={opened !== undefined}
        size={Math.min(960, window.innerWidth)}
        title={texts.recordTitle(form.formName)}
        onClose={close}
        destroyOnHidden
      >
        {opened &&
          (opened.isEdited ? (
            <FormSheet
              form={form}
              record={{ id: opened.record.id, values: recordValues(form.formContent, opened.record) }}
              onSaved={close}
            />
          ) : (
            <FormRuntime readOnly content={form.formContent} value={recordValues(form.formContent, opened.record)} />
          ))}
      </Drawer>
    </>
  );
}

/** The first fields of the form, its author and the time. */
const recordColumns = (texts: Texts, fields: readonly RecordField[]): GridColumn<StoredRecord>[] => [
  ...fields.map(({ id, label, textOf }): GridColumn<StoredRecord> => ({
    key: `field-${id}`,
    title: label,
    render: (record) => textOf(record[id]),
  })),
  { key: 'createBy', title: texts.createBy, width: 110 },
  {
    key: 'createTime',
    title: texts.createTime,
    width: 165,
    render: ({ createTime }) => formatDateTime(createTime as string | null),
  },
];
