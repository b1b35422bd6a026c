import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'material/TypeList': async () => ({ default: (await import('./MaterialTypeListPage')).MaterialTypeListPage }),
  },
};
