import type { FeatureRoutes } from '../../../FeatureRoutes';
import { noticePages } from './noticePages';

export const routes: FeatureRoutes = {
  menu: noticePages,
  views: {
    'system/SysAnnouncementList': async () => ({
      default: (await import('./administration/AnnouncementListPage')).AnnouncementListPage,
    }),
    'system/UserAnnouncementList': async () => ({ default: (await import('./MyMessagesPage')).MyMessagesPage }),
  },
};
