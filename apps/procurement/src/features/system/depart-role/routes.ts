import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/DepartRoleList': async () => ({ default: (await import('./DepartRolePage')).DepartRolePage }),
  },
};
