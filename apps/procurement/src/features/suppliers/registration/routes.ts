import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  pages: () => [
    {
      path: '/register-supplier',
      lazy: async () => ({ Component: (await import('./RegisterSupplierPage')).RegisterSupplierPage }),
    },
  ],
  views: {
    'supplier/RegisterAuditList': async () => ({ default: (await import('./RegisterAuditPage')).RegisterAuditPage }),
  },
};
