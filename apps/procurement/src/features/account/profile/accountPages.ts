import type { MenuItem } from '@gezi/admin-shell';

export const ACCOUNT_CENTER_PATH = '/account/center';
export const ACCOUNT_SETTINGS_PATH = '/account/settings';

/** Pages of every signed-in user, independent of the menu. */
export const accountPages: readonly MenuItem[] = [
  {
    path: ACCOUNT_CENTER_PATH,
    name: 'account-center',
    component: 'account/Center',
    hidden: true,
    meta: { title: '个人中心', icon: 'user' },
  },
  {
    path: ACCOUNT_SETTINGS_PATH,
    name: 'account-settings',
    component: 'account/Settings',
    hidden: true,
    meta: { title: '账户设置', icon: 'setting' },
  },
];
