import type { MenuItem } from '@gezi/admin-shell';

/** The caller's own messages (P§2). */
export const MY_MESSAGES = '/account/mymessage';

/** Pages of every user, independent of the menu. */
export const noticePages: readonly MenuItem[] = [
  {
    path: MY_MESSAGES,
    name: 'my-message',
    component: 'system/UserAnnouncementList',
    hidden: true,
    meta: { title: '我的消息' },
  },
];
