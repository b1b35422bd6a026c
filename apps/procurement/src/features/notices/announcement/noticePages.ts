import type { MenuItem } from '@gezi/admin-shell';

/** Where everybody finds what they were sent (P§2). */
export const MY_MESSAGES = '/account/mymessage';

/** Pages that everybody has and no menu brings. */
export const noticePages: readonly MenuItem[] = [
  {
    path: MY_MESSAGES,
    name: 'my-message',
    component: 'system/UserAnnouncementList',
    hidden: true,
    meta: { title: '我的消息' },
  },
];
