import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'purchase/IncrementList': async () => ({ default: (await import('./IncrementListPage')).IncrementListPage }),
    'purchase/IncrementView': async () => ({ default: (await import('./IncrementViewPage')).IncrementViewPage }),
  },
};
