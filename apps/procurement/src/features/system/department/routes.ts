import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/DepartUserList': async () => ({ default: (await import('./MyDepartsPage')).MyDepartsPage }),
    'system/DepartList': async () => ({ default: (await import('./DepartPage')).DepartPage }),
  },
};
