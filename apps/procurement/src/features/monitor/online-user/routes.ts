import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/SysUserOnlineList': async () => ({ default: (await import('./OnlineListPage')).OnlineListPage }),
  },
};
