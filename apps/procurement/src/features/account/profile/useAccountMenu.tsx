import {
  ApartmentOutlined,
  KeyOutlined,
  ReloadOutlined,
  SettingOutlined,
  SwapOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { UserMenuItem } from '@gezi/admin-shell';
import {
  describeMessage,
  refreshCaches,
  selectTenant,
  useClientKit,
  useSession,
  type CatalogueId,
  type OwnDepartments,
  type SessionTenant,
} from '@gezi/client';
import { changeLoginTenantId, listOwnTenants } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { ACCOUNT_CENTER_PATH, ACCOUNT_SETTINGS_PATH } from './accountPages';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { tenantAddress } from './core/tenantAddress';
import { DepartmentDialog } from './DepartmentDialog';
import { TenantDialog } from './TenantDialog';
import { useTexts } from './texts';

type Opened =
  | { what: 'password' }
  | { what: 'tenant'; tenants: readonly SessionTenant[] }
  /** `nextAddress`: address to open after a department is chosen; absent: none. */
  | { what: 'department'; own: OwnDepartments; nextAddress?: string };

/** Start page of a tenant without its own address. */
const START = '/';

/**
 * Items of the user menu above logout (P§2), and their dialogs.
 *
 * @param goTo navigates to an address with a full browser navigation
 */
export function useAccountMenu(goTo: (address: string) => void): { items: UserMenuItem[]; dialogs: ReactNode } {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const { client, dictionaries, departments } = useClientKit();
  const queries = useQueryClient();
  const session = useSession();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);

  function notify(id: CatalogueId) {
    const { level, message: content } = describeMessage(id, { locale });
    void message.open({ type: level, content });
  }

  /** Failed calls are reported centrally. */
  const ignoreRejection = (work: () => Promise<void>) => () => void work().catch(() => undefined);

  function openPassword() {
    if (client.session.get().user) open({ what: 'password' });
    else notify('no-user');
  }

  async function openDepartment() {
    const own = await departments.mine();
    if (own.list.length === 0) notify('no-departments');
    else open({ what: 'department', own });
  }

  async function openTenant() {
    const tenants = await client.call(listOwnTenants, {});
    // The tenants received at login may be outdated.
    client.session.set({ ...client.session.get(), tenants });
    open({ what: 'tenant', tenants });
  }

  async function switchTenant(tenant: SessionTenant) {
    try {
      await client.call(changeLoginTenantId, { loginTenantId: tenant.id });
    } catch {
      // Already reported; the active tenant stays.
      return;
    }
    const chosen = selectTenant(client.session.get(), tenant.id);
    if (chosen.ok) client.session.set(chosen.value);
    const tenantUrl = tenantAddress(tenant);
    // At its own address the tenant asks for sign-in and department itself.
    const own = tenantUrl ? undefined : await departments.mine().catch(() => undefined);
    const mustChoose = own !== undefined && own.list.length > 1 && own.orgCode === null;
    if (mustChoose) open({ what: 'department', own, nextAddress: START });
    else goTo(tenantUrl ?? START);
  }

  async function refresh() {
    const outcome = await refreshCaches({ dictionaries, departments });
    notify(outcome.ok ? outcome.value : 'cache-refresh-failed');
  }

  function departmentSwitched(nextAddress: string | undefined) {
    close();
    if (nextAddress !== undefined) goTo(nextAddress);
    // The cached data belongs to the previous department.
    else void queries.invalidateQueries();
  }

  const items: UserMenuItem[] = [
    { key: 'center', label: texts.center, icon: <UserOutlined aria-hidden />, to: ACCOUNT_CENTER_PATH },
    { key: 'settings', label: texts.settings, icon: <SettingOutlined aria-hidden />, to: ACCOUNT_SETTINGS_PATH },
    { key: 'password', label: texts.changePassword, icon: <KeyOutlined aria-hidden />, onClick: openPassword },
    {
      key: 'department',
      label: texts.switchDepartment,
      icon: <ApartmentOutlined aria-hidden />,
      onClick: ignoreRejection(openDepartment),
    },
    ...(session.tenants.length > 1
      ? [
          {
            key: 'tenant',
            label: texts.switchTenant,
            icon: <SwapOutlined aria-hidden />,
            onClick: ignoreRejection(openTenant),
          },
        ]
      : []),
    {
      key: 'refresh',
      label: texts.refreshCache,
      icon: <ReloadOutlined aria-hidden />,
      onClick: ignoreRejection(refresh),
    },
  ];

  const dialogs = (
    <>
      {opened?.what === 'password' && <ChangePasswordDialog onClose={close} />}
      {opened?.what === 'department' && (
        <DepartmentDialog
          own={opened.own}
          isNeeded={opened.nextAddress !== undefined}
          onSwitched={() => departmentSwitched(opened.nextAddress)}
          onClose={close}
        />
      )}
      {opened?.what === 'tenant' && (
        <TenantDialog tenants={opened.tenants} current={session.tenantId} onSwitch={switchTenant} onClose={close} />
      )}
    </>
  );
  return { items, dialogs };
}
