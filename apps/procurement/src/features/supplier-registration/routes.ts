import type { ViewLoader } from '@gezi/admin-shell';
import type { RouteObject } from 'react-router';

export const supplierRegistrationRoutes: RouteObject[] = [
  {
    path: '/register-supplier',
    lazy: async () => ({ Component: (await import('./RegisterSupplierPage')).RegisterSupplierPage }),
  },
];

export const supplierRegistrationViews: Record<string, ViewLoader> = {
  'supplier/RegisterAuditList': async () => ({ default: (await import('./RegisterAuditPage')).RegisterAuditPage }),
};
