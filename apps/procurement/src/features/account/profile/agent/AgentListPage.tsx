import { useClient, usePermission } from '@gezi/client';
import { agentRights, deleteUserAgents, listUserAgents, type InputOf, type UserAgent } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../../crud/AddButton';
import { contains } from '../../../../crud/core/contains';
import { pageParams, type ListState } from '../../../../crud/core/listState';
import { queryFieldsOf } from '../../../../crud/core/queryFieldsOf';
import { ListView } from '../../../../crud/ListView';
import { removeByIds } from '../../../../crud/removeByIds';
import { renew } from '../../../../crud/renew';
import { RowActions } from '../../../../crud/RowActions';
import { RowButton } from '../../../../crud/RowButton';
import type { SearchField } from '../../../../crud/SearchField';
import { useRowRemoval } from '../../../../crud/useRowRemoval';
import { useTexts } from '../texts';
import { AgentDrawer } from './AgentDrawer';

/** `/isystem/userAgent`: who stands in for whom in the tenant. */
export function AgentListPage() {
  const texts = useTexts();
  const t = texts.agent;
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission(agentRights.add);
  const mayEdit = usePermission(agentRights.edit);
  const mayDelete = usePermission(agentRights.delete);
  const [opened, setOpened] = useState<{ agent?: UserAgent }>();
  const { remove, batchActions } = useRowRemoval<UserAgent>({
    may: mayDelete,
    removal: removeByIds(client, deleteUserAgents, () => renew(queries, listUserAgents)),
    removed: t.removed,
    several: t.removeSeveral,
  });

  const columns = useMemo<GridColumn<UserAgent>[]>(
    () => [
      { key: 'userName', title: t.user, isOrder: true, render: (row) => personOf(row.userName_dictText, row.userName) },
      {
        key: 'agentUserName',
        title: t.agent,
        isOrder: true,
        render: (row) => personOf(row.agentUserName_dictText, row.agentUserName),
      },
      {
        key: 'startTime',
        title: t.startTime,
        width: 175,
        isOrder: true,
        render: ({ startTime }) => (startTime ? formatDateTime(startTime) : t.fromNow),
      },
      {
        key: 'endTime',
        title: t.endTime,
        width: 175,
        isOrder: true,
        render: ({ endTime }) => (endTime ? formatDateTime(endTime) : t.forGood),
      },
      {
        key: 'status',
        title: t.status,
        width: 100,
        render: ({ status }) => (
          <Badge status={status === '1' ? 'success' : 'default'} text={t.statuses[status === '1' ? '1' : '0']} />
        ),
      },
      {
        key: 'actions',
        type: 'slot',
        title: t.actions,
        width: 130,
        pin: 'end',
        render: (agent) => {
          const name = agent.userName_dictText ?? agent.userName;
          return (
            <RowActions>
              {mayEdit && <RowButton label={t.edit} of={name} onClick={() => setOpened({ agent })} />}
              {mayDelete && (
                <RowButton label={t.remove} of={name} danger onClick={() => remove([agent], t.removeConfirm(name))} />
              )}
            </RowActions>
          );
        },
      },
    ],
    [t, mayEdit, mayDelete, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'userName', label: t.userAccount },
      { kind: 'text', name: 'agentUserName', label: t.agentAccount },
      {
        kind: 'choice',
        name: 'status',
        label: t.status,
        options: (['1', '0'] as const).map((value) => ({ value, label: t.statuses[value] })),
      },
    ],
    [t],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { startTime: t.startTime, endTime: t.endTime }), [fields, t]);

  return (
    <>
      <ListView
        title={t.title}
        label={t.listLabel}
        actions={mayAdd && <AddButton label={t.add} onClick={() => setOpened({})} />}
        fields={fields}
        endpoint={listUserAgents}
        input={agentInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="user-agents"
      />
      {opened && <AgentDrawer agent={opened.agent} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Two people may have one name: the account tells them apart. */
const personOf = (name: string | null | undefined, account: string) => (name ? `${name}（${account}）` : account);

function agentInput(state: ListState): InputOf<typeof listUserAgents> {
  const { userName, agentUserName, status } = state.filters;
  return { ...pageParams(state), userName: contains(userName), agentUserName: contains(agentUserName), status };
}
