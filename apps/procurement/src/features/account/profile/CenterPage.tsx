import { KeyOutlined, SettingOutlined } from '@ant-design/icons';
import { useGreeting } from '@gezi/admin-shell';
import { isPendingAudit, useClient, useSession } from '@gezi/client';
import type { Profile } from '@gezi/domain';
import { DescriptionGrid, PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { PersonPicture } from '../../../crud/PersonPicture';
import { ACCOUNT_SETTINGS_PATH } from './accountPages';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { ProfileFailure } from './ProfileFailure';
import { profileQuery } from './queries';
import { useTexts } from './texts';

/** `/account/center`: the caller's profile, roles and departments. */
export function CenterPage() {
  const client = useClient();
  useTabTitle(useTexts().center);
  const { data, error, refetch } = useQuery(profileQuery(client));

  if (data) return <Center profile={data} />;
  if (!error) {
    return (
      <PageCard>
        <Skeleton active avatar paragraph={{ rows: 6 }} />
      </PageCard>
    );
  }
  return (
    <PageCard>
      <ProfileFailure error={error} onRetry={() => void refetch()} />
    </PageCard>
  );
}

function Center({ profile }: { profile: Profile }) {
  const texts = useTexts();
  const greet = useGreeting();
  const { tenants, tenantId } = useSession();
  const [changing, setChanging] = useState(false);
  const [hour] = useState(() => new Date().getHours());
  const { realname, username, company } = profile;
  const pendingAudit = isPendingAudit(profile);

  return (
    <>
      <PageHeader title={texts.center} />
      <div className="gezi-account-center">
        <PageCard>
          <div className="gezi-account-person">
            <PersonPicture name={realname} avatar={profile.avatar} size={88} />
            <strong>{greet(realname, hour)}</strong>
            <span>{username}</span>
            {company && <span>{company}</span>}
            <div className="gezi-account-tags">
              <Tag color="processing">{texts.userTypes[profile.userType]}</Tag>
              {pendingAudit && <Tag color="warning">{texts.pendingAudit}</Tag>}
              {profile.positionNames.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </div>
          </div>
          <div className="gezi-account-shortcuts">
            <Link to={ACCOUNT_SETTINGS_PATH}>
              <SettingOutlined aria-hidden />
              {texts.settings}
            </Link>
            <Button type="link" icon={<KeyOutlined aria-hidden />} onClick={() => setChanging(true)}>
              {texts.changePassword}
            </Button>
          </div>
        </PageCard>
        <div>
          <PageCard title={texts.basics} extra={<Link to={ACCOUNT_SETTINGS_PATH}>{texts.editBasics}</Link>}>
            <DescriptionGrid
              items={[
                { label: texts.name, value: realname },
                { label: texts.account, value: username },
                { label: texts.workNo, value: profile.workNo },
                { label: texts.sex, value: profile.sex && texts.sexes[profile.sex] },
                { label: texts.birthday, value: profile.birthday },
                { label: texts.phone, value: profile.phone },
                { label: texts.email, value: profile.email },
                { label: texts.telephone, value: profile.telephone },
                { label: texts.identity, value: profile.userIdentity && texts.identities[profile.userIdentity] },
              ]}
            />
          </PageCard>
          <PageCard title={texts.organisation}>
            <DescriptionGrid
              maxColumns={2}
              items={[
                { label: texts.company, value: company },
                {
                  label: texts.tenants,
                  value: nameTags(
                    tenants.map(({ name }) => name),
                    nameOf(tenants, tenantId),
                  ),
                },
                { label: texts.departments, value: nameTags(profile.departNames, undefined) },
                { label: texts.positions, value: nameTags(profile.positionNames, undefined) },
                { label: texts.roles, value: nameTags(profile.roleNames, undefined), wide: true },
              ]}
            />
          </PageCard>
        </div>
      </div>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

const nameOf = (tenants: readonly { id: number; name: string }[], id: number) =>
  tenants.find((tenant) => tenant.id === id)?.name;

/** Names as tags, the active one highlighted; null if there are none, so that a dash is shown. */
function nameTags(names: readonly string[], active: string | undefined) {
  if (names.length === 0) return null;
  return (
    <span className="gezi-account-tags">
      {names.map((name) => (
        <Tag key={name} {...(name === active && { color: 'processing' })}>
          {name}
        </Tag>
      ))}
    </span>
  );
}
