import { useClient, useSession } from '@gezi/client';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { AgentSettings } from './agent/AgentSettings';
import { useNarrow } from '../../../crud/useNarrow';
import { BaseSettings } from './BaseSettings';
import { NoticeSettings } from './notices/NoticeSettings';
import { PreferenceSettings } from './PreferenceSettings';
import { ProfileFailure } from './ProfileFailure';
import { profileQuery } from './queries';
import { SecuritySettings } from './SecuritySettings';
import { useTexts } from './texts';

const TABS = ['base', 'security', 'agent', 'notices', 'preferences'] as const;
type Tab = (typeof TABS)[number];

/** `/account/settings?tab=`: own record, security, notices and preferences. */
export function SettingsPage() {
  const texts = useTexts();
  useTabTitle(texts.settings);
  const client = useClient();
  const isNarrow = useNarrow();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery(profileQuery(client));
  // External users have no agents, since they have no colleagues to choose from.
  const isExternal = user?.userType === 'supplier' || user?.userType === 'expert';
  const tabs = TABS.filter((one) => one !== 'agent' || !isExternal);
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'base';
  const show = (next: Tab) => setParams({ tab: next }, { replace: true });

  function content(of: Tab) {
    if (of === 'preferences') return <PreferenceSettings />;
    if (of === 'notices') return <NoticeSettings />;
    if (data && of === 'base') return <BaseSettings profile={data} />;
    if (data && of === 'agent') return <AgentSettings profile={data} />;
    if (data) return <SecuritySettings profile={data} onEditBase={() => show('base')} />;
    if (!error) return <Skeleton active paragraph={{ rows: 6 }} />;
    return <ProfileFailure error={error} onRetry={() => void refetch()} />;
  }

  return (
    <>
      <PageHeader title={texts.settings} description={texts.settingsHint} />
      <PageCard>
        <Tabs
          className="gezi-account-tabs"
          tabPlacement={isNarrow ? 'top' : 'start'}
          activeKey={tab}
          onChange={(key) => show(tabs.find((one) => one === key) ?? 'base')}
          items={tabs.map((key) => ({
            key,
            label: texts.tabs[key],
            children: (
              <section className="gezi-account-section" aria-label={texts.tabs[key]}>
                <h2>{texts.tabs[key]}</h2>
                {content(key)}
              </section>
            ),
          }))}
        />
      </PageCard>
    </>
  );
}
