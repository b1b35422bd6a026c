import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'modules/message/SysMessageList': async () => ({ default: (await import('./MessageListPage')).MessageListPage }),
    'modules/message/SysMessageTemplateList': async () => ({
      default: (await import('./TemplateListPage')).TemplateListPage,
    }),
  },
};
