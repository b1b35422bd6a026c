import { useClient, useClientKit, usePermission } from '@gezi/client';
import {
  addDict,
  checkDuplicate,
  deleteDict,
  deleteDicts,
  editDict,
  exportDicts,
  importDicts,
  listDeletedDicts,
  listDicts,
  type InputOf,
  type SysDict,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { draftFor } from '../../../crud/core/draft';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import type { Entry } from '../../../crud/Entry';
import { EntryDialog } from '../../../crud/EntryDialog';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { keptCalls } from '../../../crud/keptCalls';
import { ListView } from '../../../crud/ListView';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import type { SearchField } from '../../../crud/SearchField';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { DictItemsDrawer } from './DictItemsDrawer';
import { DictRowActions, type DictAction } from './DictRowActions';
import { RecycleBin } from './RecycleBin';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

type Opened = { what: 'add' | 'bin' } | { what: 'edit' | 'items'; dict: SysDict };

/** `/isystem/dict`: the dictionaries all tenants share, with their entries. */
export function DictListPage() {
  const texts = useTexts();
  const client = useClient();
  const { dictionaries } = useClientKit();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const may = {
    add: usePermission('system:dict:add'),
    delete: usePermission('system:dict:delete'),
    import: usePermission('system:dict:import'),
    export: usePermission('system:dict:export'),
  };
  const [opened, setOpened] = useState<Opened>();
  const { save, remove } = useMemo(
    () =>
      keptCalls(client, { add: addDict, edit: editDict, delete: deleteDict }, () =>
        renew(queries, listDicts, listDeletedDicts),
      ),
    [client, queries],
  );
  const removeDict = useAskedRemoval(remove, texts.removed);
  const { batchActions } = useRowRemoval<SysDict>({
    may: may.delete,
    removal: removeByIds(client, deleteDicts, () => renew(queries, listDicts, listDeletedDicts)),
    removed: texts.removed,
  });
  const act = useCallback(
    (action: DictAction, dict: SysDict) => {
      if (action !== 'remove') return setOpened({ what: action, dict });
      removeDict(dict.id, texts.removeConfirm(dict.dictName));
    },
    [removeDict, texts],
  );
  const columns = useMemo(() => dictColumns(texts, (dict) => <DictRowActions dict={dict} onAct={act} />), [texts, act]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'dictName', label: texts.dictName },
      { kind: 'text', name: 'dictCode', label: texts.dictCode },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { updateTime: texts.updateTime }), [fields, texts]);
  const entries = useMemo<Entry[]>(
    () => [
      { kind: 'text', name: 'dictName', label: texts.dictName, required: true },
      {
        kind: 'text',
        name: 'dictCode',
        label: texts.dictCode,
        required: true,
        hint: texts.dictCodeHint,
        checkKey: opened?.what === 'edit' ? opened.dict.id : 'new',
        check: (fieldVal, signal) =>
          client.call(
            checkDuplicate,
            {
              tableName: 'sys_dict',
              fieldName: 'dict_code',
              fieldVal,
              ...(opened?.what === 'edit' && { dataId: opened.dict.id }),
            },
            { signal, silent: true },
          ),
      },
      {
        kind: 'switch',
        name: 'type',
        label: texts.type,
        options: texts.types.map((label, value) => ({ value, label })),
      },
      { kind: 'area', name: 'description', label: texts.description },
    ],
    [texts, client, opened],
  );

  async function refresh() {
    const outcome = await dictionaries.refresh();
    if (outcome.ok) void message.success(texts.refreshed);
    else void message.error(texts.refreshFailed);
  }
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {may.add && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
            {may.import && <ImportRowsButton endpoint={importDicts} renews={[listDicts.path]} />}
            {may.export && <ExportButton endpoint={exportDicts} asked={asked} fileName={texts.title} />}
            <Button onClick={() => void refresh()}>{texts.refresh}</Button>
            {may.delete && <Button onClick={() => setOpened({ what: 'bin' })}>{texts.bin}</Button>}
          </>
        )}
        fields={fields}
        endpoint={listDicts}
        input={dictInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="dictionaries"
      />
      {(opened?.what === 'add' || opened?.what === 'edit') && (
        <EntryDialog
          title={opened.what === 'add' ? texts.addTitle : texts.editTitle}
          fields={entries}
          draft={draftFor('dictionary', opened.what === 'edit' ? opened.dict : undefined)}
          initial={opened.what === 'edit' ? valuesOf(opened.dict) : { dictName: '', dictCode: '', type: 0 }}
          onSave={(values) =>
            save({
              ...values,
              ...(opened.what === 'edit' && { id: opened.dict.id, updateTime: opened.dict.updateTime }),
            })
          }
          onClose={close}
        />
      )}
      {opened?.what === 'items' && <DictItemsDrawer dict={opened.dict} onClose={close} />}
      {opened?.what === 'bin' && <RecycleBin onClose={close} />}
    </>
  );
}

const valuesOf = ({ dictName, dictCode, type, description }: SysDict) => ({ dictName, dictCode, type, description });

const dictColumns = (texts: Texts, actions: (dict: SysDict) => ReactNode): GridColumn<SysDict>[] => [
  { key: 'dictName', title: texts.dictName, width: 200, isOrder: true },
  { key: 'dictCode', title: texts.dictCode, width: 220, isOrder: true },
  { key: 'type', title: texts.type, width: 90, render: ({ type }) => texts.types[type] ?? '' },
  { key: 'description', title: texts.description },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime, createTime }) => formatDateTime(updateTime ?? createTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 190, pin: 'end', render: actions },
];

function dictInput(state: ListState): InputOf<typeof listDicts> {
  const { dictName, dictCode } = state.filters;
  return { ...pageParams(state), dictName: contains(dictName), dictCode: contains(dictCode) };
}
