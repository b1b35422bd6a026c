import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/DataLogList': async () => ({ default: (await import('./DataLogListPage')).DataLogListPage }),
  },
};
