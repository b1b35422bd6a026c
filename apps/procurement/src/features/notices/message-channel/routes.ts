import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'modules/message/SysMessageChannelList': async () => ({
      default: (await import('./ChannelListPage')).ChannelListPage,
    }),
  },
};
