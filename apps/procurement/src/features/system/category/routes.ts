import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/SysCategoryList': async () => ({ default: (await import('./CategoryListPage')).CategoryListPage }),
  },
};
