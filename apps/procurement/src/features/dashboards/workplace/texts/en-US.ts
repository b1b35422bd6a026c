import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Workplace',
  description: 'What waits for you, your projects and the latest events.',
  myProjects: 'My projects',
  allProjects: 'All projects',
  noProjects: 'No running projects',
  endsAt: (time) => `Quotation ends ${time}`,
  notices: 'Unread messages',
  allNotices: 'All messages',
  noNotices: 'No unread messages',
  activities: 'Latest events',
  noActivities: 'No events',
  system: 'System',
  loadFailed: 'Loading failed',
  retry: 'Retry',
};
