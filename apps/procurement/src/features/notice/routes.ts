import type { ViewLoader } from '@gezi/admin-shell';

export const noticeViews: Record<string, ViewLoader> = {
  'system/SysAnnouncementList': async () => ({
    default: (await import('./administration/AnnouncementListPage')).AnnouncementListPage,
  }),
  'system/UserAnnouncementList': async () => ({ default: (await import('./MyMessagesPage')).MyMessagesPage }),
};
