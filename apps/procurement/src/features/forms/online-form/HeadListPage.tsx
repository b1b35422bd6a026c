import type { QueryField } from '@gezi/advanced-query';
import { useClient, usePermission } from '@gezi/client';
import { listFormHeads, type FormHead, type InputOf } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ListView } from '../../../crud/ListView';
import type { SearchField } from '../../../crud/SearchField';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { HeadRowActions } from './HeadRowActions';
import { headEditorPath } from './onlinePath';
import { removeHeads } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** `/online/cgform`: the online forms of the tenant. */
export function HeadListPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const mayEdit = usePermission('online:cgform:edit');
  const { remove, batchActions } = useRowRemoval<FormHead>({
    may: mayEdit,
    removal: removeHeads(client, useQueryClient()),
    removed: texts.removed,
    several: texts.removeSeveral,
  });
  const columns = useMemo(
    () =>
      headColumns(texts, (head) => (
        <HeadRowActions head={head} onRemove={() => remove([head], texts.removeConfirm(head.tableTxt))} />
      )),
    [texts, remove],
  );
  const tableTypes = useMemo(
    () => Object.entries(texts.tableTypes).map(([value, label]) => ({ value, label })),
    [texts.tableTypes],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'tableName', label: texts.tableName },
      { kind: 'text', name: 'tableTxt', label: texts.tableTxt },
      { kind: 'choice', name: 'tableType', label: texts.tableType, options: tableTypes },
    ],
    [texts, tableTypes],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'tableName', label: texts.tableName, type: 'text' },
      { key: 'tableTxt', label: texts.tableTxt, type: 'text' },
      { key: 'tableType', label: texts.tableType, type: 'select', options: tableTypes },
      { key: 'createTime', label: texts.createTime, type: 'date' },
      { key: 'updateTime', label: texts.updateTime, type: 'date' },
    ],
    [texts, tableTypes],
  );

  return (
    <ListView
      title={texts.title}
      label={texts.listLabel}
      actions={mayEdit && <AddButton label={texts.add} onClick={() => void navigate(headEditorPath())} />}
      fields={fields}
      endpoint={listFormHeads}
      input={headListInput}
      columns={columns}
      queryFields={queryFields}
      batchActions={batchActions}
      settings="online-form"
    />
  );
}

const headColumns = (texts: Texts, actions: (head: FormHead) => ReactNode): GridColumn<FormHead>[] => [
  { key: 'tableTxt', title: texts.tableTxt, isOrder: true },
  { key: 'tableName', title: texts.tableName, width: 190, isOrder: true },
  {
    key: 'tableType',
    title: texts.tableType,
    width: 90,
    render: ({ tableType }) => texts.tableTypes[tableType],
  },
  { key: 'subTableStr', title: texts.subTables, width: 190 },
  { key: 'tableVersion', title: texts.version, width: 80 },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 170, pin: 'end', render: actions },
];

function headListInput(state: ListState): InputOf<typeof listFormHeads> {
  const { tableName, tableTxt, tableType } = state.filters;
  return { ...pageParams(state), tableName: contains(tableName), tableTxt: contains(tableTxt), tableType };
}
