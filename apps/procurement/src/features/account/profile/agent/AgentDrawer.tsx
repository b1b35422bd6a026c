import { useClient } from '@gezi/client';
import { addUserAgent, editUserAgent, listUserAgents, type UserAgent } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { useQueryClient } from '@tanstack/react-query';
import { App, Form, Radio } from 'antd';
import { MomentField } from '../../../../crud/MomentField';
import { RecordDrawer } from '../../../../crud/RecordDrawer';
import { renew } from '../../../../crud/renew';
import { useTexts } from '../texts';

interface AgentDrawerProps {
  /** None for a new one. */
  agent?: UserAgent | undefined;
  /** Whose agent a new one is; absent: that is chosen here. */
  userName?: string;
  onClose: () => void;
}

/** Who stands in for somebody, and when. */
export function AgentDrawer({ agent, userName, onClose }: AgentDrawerProps) {
  const texts = useTexts();
  const t = texts.agent;
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
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
      initial={initial}
      save={(members) =>
        agent
          ? client.call(editUserAgent, { ...members, id: agent.id, updateTime: agent.updateTime }, { silent: true })
          : client.call(addUserAgent, members, { silent: true })
      }
      onSaved={() => {
        void renew(queries, listUserAgents);
        void message.success(texts.saved);
        onClose();
      }}
      onClose={onClose}
    >
      {userName === undefined && (
        <Form.Item
          name="userName"
          label={t.user}
          validateTrigger="onChange"
          rules={[{ required: true, message: t.userMissing }]}
        >
          <UserSelect aria-label={t.user} title={t.user} disabled={agent !== undefined} />
        </Form.Item>
      )}
      <Form.Item
        name="agentUserName"
        label={t.agent}
        validateTrigger="onChange"
        rules={[{ required: true, message: t.agentMissing }]}
      >
        <UserSelect aria-label={t.agent} title={t.agent} />
      </Form.Item>
      <Form.Item name="startTime" label={t.startTime}>
        <MomentField aria-label={t.startTime} placeholder={t.fromNow} />
      </Form.Item>
      <Form.Item
        name="endTime"
        label={t.endTime}
        dependencies={['startTime']}
        rules={[
          ({ getFieldValue }) => ({
            async validator(_rule, end: string | null) {
              const start = getFieldValue('startTime') as string | null;
              if (start && end && end < start) throw new Error(t.endsBefore);
            },
          }),
        ]}
      >
        <MomentField aria-label={t.endTime} placeholder={t.forGood} />
      </Form.Item>
      <Form.Item name="status" label={t.status}>
        <Radio.Group
          aria-label={t.status}
          options={[
            { value: '1', label: t.statuses['1'] },
            { value: '0', label: t.statuses['0'] },
          ]}
        />
      </Form.Item>
    </RecordDrawer>
  );
}
