import { useClient, useClientKit, usePermission } from '@gezi/client';
import {
  addDict,
  deleteDict,
  deleteDicts,
  dictFields,
  editDict,
  exportDicts,
  importDicts,
  listDeletedDicts,
  listDicts,
  type SysDict,
} from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction, type OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useLocalName } from '../../../crud/useLocalName';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { DictItemsDrawer } from './DictItemsDrawer';
import { RecycleBin } from './RecycleBin';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listDicts,
  delete: deleteDict,
  deleteBatch: deleteDicts,
  export: exportDicts,
  import: importDicts,
};
const RENEWS = [listDeletedDicts];
const FACES = { updateTime: ({ updateTime, createTime }: SysDict) => formatDateTime(updateTime ?? createTime) };

/** `/isystem/dict`: dictionaries shared by all tenants, with their items. */
export function DictListPage() {
  const texts = useTexts();
  const localName = useLocalName();
  const { dictionaries } = useClientKit();
  const { message } = App.useApp();
  const mayDelete = usePermission('system:dict:delete');
  const [itemsOf, setItemsOf] = useState<SysDict>();
  const [binOpen, setBinOpen] = useState(false);
  const rowActions = useMemo<ListAction<SysDict>[]>(
    () => [{ key: 'items', label: texts.items, onClick: setItemsOf }, 'edit', 'remove'],
    [texts],
  );

  async function refresh() {
    const outcome = await dictionaries.refresh();
    if (outcome.ok) void message.success(texts.refreshed);
    else void message.error(texts.refreshFailed);
  }

  return (
    <>
      <ListPage
        fields={dictFields}
        endpoints={ENDPOINTS}
        permission="system:dict"
        texts={texts}
        nameOf={useCallback(({ dictName, dictNameEn }: SysDict) => localName(dictName, dictNameEn), [localName])}
        settings="dictionaries"
        faces={FACES}
        rowActions={rowActions}
        invalidates={RENEWS}
        toolbar={
          <>
            {mayDelete && <Button onClick={() => setBinOpen(true)}>{texts.bin}</Button>}
            <Button onClick={() => void refresh()}>{texts.refresh}</Button>
          </>
        }
        form={(opened) => <DictForm {...opened} />}
      />
      {itemsOf && <DictItemsDrawer dict={itemsOf} onClose={() => setItemsOf(undefined)} />}
      {binOpen && <RecycleBin onClose={() => setBinOpen(false)} />}
    </>
  );
}

function DictForm({ row, onClose }: OpenForm<SysDict>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const isFree = useDuplicateCheck();
  const entries = useMemo<Entry[]>(
    () => [
      { kind: 'text', name: 'dictName', label: texts.dictName },
      { kind: 'text', name: 'dictNameEn', label: texts.englishName },
      {
        kind: 'text',
        name: 'dictCode',
        label: texts.dictCode,
        hint: texts.dictCodeHint,
        check: isFree('sys_dict', 'dict_code', row?.id),
      },
      {
        kind: 'switch',
        name: 'type',
        label: texts.type,
        options: texts.types.map((label, value) => ({ value, label })),
      },
      { kind: 'area', name: 'description', label: texts.descriptionLabel },
    ],
    [texts, isFree, row],
  );
  return (
    <EntryDialog
      title={row ? texts.editTitle : texts.addTitle}
      fields={entries}
      schema={addDict.input}
      draft={draftFor('dictionary', row)}
      initial={row ? valuesOf(row) : { dictName: '', dictCode: '', type: 0 }}
      save={async (values) => {
        await saveRecord(
          client,
          { add: addDict, edit: editDict },
          { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) },
        );
        await invalidate(queries, listDicts);
      }}
      onClose={onClose}
    />
  );
}

const valuesOf = ({ dictName, dictNameEn, dictCode, type, description }: SysDict) => ({
  dictName,
  dictNameEn,
  dictCode,
  type,
  description,
});
