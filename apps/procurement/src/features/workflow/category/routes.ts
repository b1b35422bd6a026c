import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/CategoryList': async () => ({ default: (await import('./CategoryListPage')).CategoryListPage }),
  },
};
