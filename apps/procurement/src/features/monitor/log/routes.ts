import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/LogList': async () => ({ default: (await import('./LogListPage')).LogListPage }),
  },
};
