import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/RoleUserList': async () => ({ default: (await import('./RoleListPage')).RoleListPage }),
  },
};
