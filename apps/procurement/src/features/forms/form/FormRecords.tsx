import { useClient, usePermission } from '@gezi/client';
import type { FormRecord, SysForm } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { formatDateTime } from '@gezi/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { PAGE_SIZES } from '../../../crud/core/listState';
import { ListGrid } from '../../../crud/ListGrid';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { usePageState } from '../../../crud/usePageState';
import { recordFields } from './core/recordFields';
import { recordValues } from './core/recordValues';
import { FormSheet } from './FormSheet';
import { recordsQuery, removeData } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

type StoredRecord = FormRecord & { id: string };

/** What was entered into a form: one's own, for designers everybody's. */
export function FormRecords({ form }: { form: SysForm }) {
  const texts = useTexts();
  const client = useClient();
  const mayWrite = usePermission('online:cgform:data');
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 10 });
  const [opened, setOpened] = useState<{ record: StoredRecord; isEdited: boolean }>();
  const records = useQuery({ ...recordsQuery(client, form.id, pageNo, pageSize), placeholderData: keepPreviousData });
  const page = usePageState(records);
  const remove = useAskedRemoval(removeData(client, useQueryClient(), form.id), texts.removed);
  const fields = useMemo(() => recordFields(form.formContent), [form.formContent]);

  const columns = useMemo(() => {
    return recordColumns(texts, fields, (record) => (
      <RowActions>
        <RowButton label={texts.view} onClick={() => setOpened({ record, isEdited: false })} />
        {mayWrite && <RowButton label={texts.edit} onClick={() => setOpened({ record, isEdited: true })} />}
        {mayWrite && <RowButton label={texts.remove} danger onClick={() => remove(record.id, texts.removeRecord)} />}
      </RowActions>
    ));
  }, [texts, fields, mayWrite, remove]);
  const close = () => setOpened(undefined);

  return (
    <>
      <ListGrid
        label={texts.recordLabel}
        columns={columns}
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

/** The first fields of the form, who entered them and when. */
const recordColumns = (
  texts: Texts,
  fields: readonly { id: string; label: string }[],
  actions: (record: StoredRecord) => ReactNode,
): GridColumn<StoredRecord>[] => [
  ...fields.map(({ id, label }): GridColumn<StoredRecord> => ({
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
  { key: 'actions', title: texts.actions, width: 156, pin: 'end', render: actions },
];

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
