import { useClient } from '@gezi/client';
import { addUserAgent, editUserAgent, listUserAgents, type UserAgent } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../crud/invalidate';
import { draftFor } from '../../../../forms/core/draft';
import { MomentField } from '../../../../forms/fields/MomentField';
import { RadioField } from '../../../../forms/fields/RadioField';
import { UserField } from '../../../../forms/fields/UserField';
import { RecordDrawer } from '../../../../forms/RecordDrawer';
import { useTexts } from '../texts';

interface AgentDrawerProps {
  /** Absent for a new one. */
  agent?: UserAgent | undefined;
  /** Account a new agent represents; absent: chosen in the form. */
  userName?: string;
  onClose: () => void;
}

/** Form of an agent: who represents a user, and when. */
export function AgentDrawer({ agent, userName, onClose }: AgentDrawerProps) {
  const texts = useTexts();
  const t = texts.agent;
  const client = useClient();
  const queries = useQueryClient();
  const initial = {
    userName: agent?.userName ?? userName ?? '',
    agentUserName: agent?.agentUserName ?? '',
    startTime: agent?.startTime ?? null,
    endTime: agent?.endTime ?? null,
    status: agent?.status === '0' ? ('0' as const) : ('1' as const),
  };
  return (
    <RecordDrawer
      title={agent ? t.editTitle : t.addTitle}
      width={480}
      schema={addUserAgent.input}
      initial={initial}
      draft={agent ? draftFor('user-agent', agent) : draftFor(`user-agent.${userName ?? 'any'}`)}
      saved={texts.saved}
      save={(members) =>
        agent
          ? client.call(editUserAgent, { ...members, id: agent.id, updateTime: agent.updateTime }, { silent: true })
          : client.call(addUserAgent, members, { silent: true })
      }
      onSaved={() => void invalidate(queries, listUserAgents)}
      onClose={onClose}
    >
      {userName === undefined && (
        <UserField name="userName" label={t.user} missing={t.userMissing} isRequired disabled={agent !== undefined} />
      )}
      <UserField name="agentUserName" label={t.agent} missing={t.agentMissing} />
      <MomentField name="startTime" label={t.startTime} placeholder={t.fromNow} dependents={END} />
      <MomentField
        name="endTime"
        label={t.endTime}
        placeholder={t.forGood}
        validate={(end: string | null, { startTime }: typeof initial) =>
          startTime && end && end < startTime ? t.endsBefore : undefined
        }
      />
      <RadioField
        name="status"
        label={t.status}
        options={[
          { value: '1', label: t.statuses['1'] },
          { value: '0', label: t.statuses['0'] },
        ]}
      />
    </RecordDrawer>
  );
}

const END = ['endTime'];
