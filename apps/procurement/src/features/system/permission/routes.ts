import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/NewPermissionList': async () => ({ default: (await import('./MenuListPage')).MenuListPage }),
  },
};
