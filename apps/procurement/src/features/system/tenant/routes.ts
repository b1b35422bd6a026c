import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/TenantList': async () => ({ default: (await import('./TenantListPage')).TenantListPage }),
  },
};
