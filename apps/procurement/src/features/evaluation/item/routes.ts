import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'evaluation/DimensionList': async () => ({ default: (await import('./DimensionListPage')).DimensionListPage }),
  },
};
