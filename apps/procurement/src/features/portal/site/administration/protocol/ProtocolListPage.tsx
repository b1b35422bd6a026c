import { useClient, usePermission } from '@gezi/client';
import { deleteProtocols, listProtocols, type InputOf, type Protocol } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../../../crud/AddButton';
import { contains } from '../../../../../crud/core/contains';
import { pageParams, type ListState } from '../../../../../crud/core/listState';
import { queryFieldsOf } from '../../../../../crud/core/queryFieldsOf';
import { ListView } from '../../../../../crud/ListView';
import { RowActions } from '../../../../../crud/RowActions';
import { RowButton } from '../../../../../crud/RowButton';
import { RowMore } from '../../../../../crud/RowMore';
import { removeByIds } from '../../../../../crud/removeByIds';
import type { SearchField } from '../../../../../crud/SearchField';
import { useRowRemoval } from '../../../../../crud/useRowRemoval';
import { renewSite } from '../renewSite';
import { StatusTag } from '../StatusTag';
import { useTexts, type Texts } from '../texts';
import { ProtocolDrawer } from './ProtocolDrawer';

type Action = 'copy' | 'look' | 'remove';

/** `/portal/protocol`: what people agree to, in all its versions. */
export function ProtocolListPage() {
  const texts = useTexts();
  const t = texts.protocol;
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission('portal:protocol:add');
  const mayEdit = usePermission('portal:protocol:edit');
  const mayDelete = usePermission('portal:protocol:delete');
  const [opened, setOpened] = useState<{ id?: string; isCopied?: boolean }>();
  const { remove, batchActions } = useRowRemoval<Protocol>({
    may: mayDelete,
    removal: removeByIds(client, deleteProtocols, () => renewSite(queries, 'protocol')),
    removed: texts.removed,
    several: texts.removeSeveral,
  });
  const columns = useMemo(
    () =>
      protocolColumns(texts, (row) => {
        const name = `${row.title} ${row.version}`;
        const more: { key: Action; label: string; danger?: boolean }[] = [
          ...(mayAdd ? [{ key: 'copy' as const, label: t.nextVersion }] : []),
          ...(row.status === '1' ? [{ key: 'look' as const, label: texts.look }] : []),
          ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
        ];
        return (
          <RowActions>
            {mayEdit && <RowButton label={texts.edit} of={name} onClick={() => setOpened({ id: row.id })} />}
            <RowMore
              name={name}
              items={more}
              onChoose={(action) => {
                if (action === 'copy') setOpened({ id: row.id, isCopied: true });
                else if (action === 'look') look(row);
                else remove([row], texts.removeOne(name));
              }}
            />
          </RowActions>
        );
      }),
    [texts, t, mayAdd, mayEdit, mayDelete, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'title', label: texts.title },
      { kind: 'text', name: 'code', label: t.code },
      {
        kind: 'choice',
        name: 'status',
        label: texts.status,
        options: ['0', '1'].map((value) => ({ value, label: texts.statuses[value] ?? value })),
      },
    ],
    [texts, t],
  );
  const queryFields = useMemo(
    () => queryFieldsOf(fields, { effectiveTime: t.effectiveTime, updateTime: texts.updateTime }),
    [fields, texts, t],
  );

  return (
    <>
      <ListView
        title={t.title}
        description={t.hint}
        label={t.listLabel}
        actions={mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
        fields={fields}
        endpoint={listProtocols}
        input={protocolInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="portal-protocol"
      />
      {opened && <ProtocolDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const look = ({ code }: Protocol) => void window.open(`/protocol/${encodeURIComponent(code)}`, '_blank', 'noopener');

const protocolColumns = (texts: Texts, actions: (row: Protocol) => ReactNode): GridColumn<Protocol>[] => [
  { key: 'title', title: texts.title, isOrder: true },
  { key: 'code', title: texts.protocol.code, width: 170, isOrder: true },
  { key: 'version', title: texts.protocol.version, width: 90, isOrder: true },
  { key: 'status', title: texts.status, width: 90, render: ({ status }) => <StatusTag status={status} /> },
  {
    key: 'effectiveTime',
    title: texts.protocol.effectiveTime,
    width: 165,
    isOrder: true,
    render: ({ effectiveTime }) => (effectiveTime ? formatDateTime(effectiveTime) : texts.protocol.atOnce),
  },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 130, pin: 'end', render: actions },
];

function protocolInput(state: ListState): InputOf<typeof listProtocols> {
  const { title, code, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, title: contains(title), code: contains(code) };
}
