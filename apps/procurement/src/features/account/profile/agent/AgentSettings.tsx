import { describeFailure, useClient } from '@gezi/client';
import { deleteUserAgent, listUserAgents, type Profile, type UserAgent } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { pageQuery } from '../../../../crud/pageQuery';
import { useRemoval } from '../../../../crud/useRemoval';
import { SettingLine } from '../SettingLine';
import { useTexts, type Texts } from '../texts';
import { AgentDrawer } from './AgentDrawer';

/** The caller's agent in the active tenant. */
export function AgentSettings({ profile: { username } }: { profile: Profile }) {
  const texts = useTexts();
  const t = texts.agent;
  const locale = useLocale();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery(pageQuery(client, listUserAgents, { userName: username, pageSize: 1 }));
  const { remove } = useRemoval<UserAgent>({ one: deleteUserAgent, invalidates: [listUserAgents] });
  const agent = data?.records[0];
  if (!data && error) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    );
    return <Alert type="error" showIcon title={describeFailure(error, { locale }).message} action={again} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />;
  return (
    <>
      <SettingLine title={t.agent} note={agent ? stateOf(agent, t) : t.none}>
        <div className="gezi-account-actions">
          <Button type="link" aria-label={`${agent ? texts.change : t.set} ${t.agent}`} onClick={() => setOpen(true)}>
            {agent ? texts.change : t.set}
          </Button>
          {agent && (
            <Button
              type="link"
              danger
              aria-label={`${t.remove} ${t.agent}`}
              onClick={() => remove([agent], t.removeOwn(agent.agentUserName_dictText ?? agent.agentUserName))}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </SettingLine>
      {isOpen && <AgentDrawer agent={agent} userName={username} onClose={() => setOpen(false)} />}
    </>
  );
}

function stateOf({ agentUserName, agentUserName_dictText, startTime, endTime, status }: UserAgent, t: Texts['agent']) {
  const name = agentUserName_dictText ?? agentUserName;
  if (status !== '1') return t.off(name);
  return t.span(name, startTime?.slice(0, 16) ?? t.fromNow, endTime?.slice(0, 16) ?? t.forGood);
}
