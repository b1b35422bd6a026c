import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/DepartList': async () => ({ default: (await import('./DepartPage')).DepartPage }),
  },
};
