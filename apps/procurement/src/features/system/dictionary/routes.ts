import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/DictList': async () => ({ default: (await import('./DictListPage')).DictListPage }),
  },
};
