import type { ViewLoader } from '@gezi/admin-shell';

export const noticeViews: Record<string, ViewLoader> = {
  'system/UserAnnouncementList': async () => ({ default: (await import('./MyMessagesPage')).MyMessagesPage }),
};
