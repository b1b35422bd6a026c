import { useClient } from '@gezi/client';
import { destroyDict, listDeletedDicts, listDicts, restoreDict, type SysDict } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { Dialog } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { invalidate } from '../../../crud/invalidate';
import { ListGrid } from '../../../crud/ListGrid';
import { usePageState } from '../../../crud/usePageState';
import { useRemoval } from '../../../crud/useRemoval';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from './texts';

const LISTS = [listDeletedDicts, listDicts];

/** Deleted dictionaries, to restore or remove permanently. */
export function RecycleBin({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const client = useClient();
  const localName = useLocalName();
  const nameOf = ({ dictName, dictNameEn }: SysDict) => localName(dictName, dictNameEn);
  const queries = useQueryClient();
  const { message } = App.useApp();
  const bin = useQuery({
    queryKey: [listDeletedDicts.path],
    queryFn: async ({ signal }) => {
      const records = await client.call(listDeletedDicts, {}, { signal, purpose: 'list' });
      return { records, total: records.length };
    },
  });
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: SysDict) => client.call(restoreDict, { id }),
    onSuccess: () => {
      void message.success(texts.restored);
      return invalidate(queries, ...LISTS);
    },
  });
  const { remove } = useRemoval<SysDict>({ one: destroyDict, invalidates: LISTS, removed: texts.destroyed });
  const columns: GridColumn<SysDict>[] = [
    { key: 'dictName', title: texts.dictName, render: nameOf },
    { key: 'dictCode', title: texts.dictCode },
  ];
  const rowActions = [
    { key: 'restore', label: texts.restore, onClick: (dict: SysDict) => restore(dict) },
    {
      key: 'destroy',
      label: texts.destroy,
      danger: true,
      onClick: (dict: SysDict) => remove([dict], texts.destroyConfirm(nameOf(dict))),
    },
  ];
  return (
    <Dialog
      open
      width={760}
      title={texts.bin}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ListGrid
        label={texts.binLabel}
        columns={columns}
        rowActions={rowActions}
        rowName={nameOf}
        {...usePageState(bin)}
        emptyText={texts.binEmpty}
      />
    </Dialog>
  );
}
