import { agentFields, deleteUserAgents, listUserAgents, type UserAgent } from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { useMemo } from 'react';
import { ListPage } from '../../../../crud/ListPage';
import { useTexts } from '../texts';
import { AgentDrawer } from './AgentDrawer';

const ENDPOINTS = { list: listUserAgents, deleteBatch: deleteUserAgents };

/** `/isystem/userAgent`: the agents of the tenant's users. */
export function AgentListPage() {
  const { agent: t } = useTexts();
  const faces = useMemo(
    () => ({
      userName: (row: UserAgent) => personOf(row.userName_dictText, row.userName),
      agentUserName: (row: UserAgent) => personOf(row.agentUserName_dictText, row.agentUserName),
      startTime: ({ startTime }: UserAgent) => (startTime ? formatDateTime(startTime) : t.fromNow),
      endTime: ({ endTime }: UserAgent) => (endTime ? formatDateTime(endTime) : t.forGood),
    }),
    [t],
  );
  return (
    <ListPage
      fields={agentFields}
      endpoints={ENDPOINTS}
      permission="system:userAgent"
      texts={t}
      nameOf={nameOf}
      settings="user-agents"
      faces={faces}
      form={({ row, onClose }) => <AgentDrawer agent={row} onClose={onClose} />}
    />
  );
}

/** Appends the account, since names are not unique. */
const personOf = (name: string | null | undefined, account: string) => (name ? `${name}（${account}）` : account);

const nameOf = ({ userName, userName_dictText }: UserAgent) => userName_dictText ?? userName;
