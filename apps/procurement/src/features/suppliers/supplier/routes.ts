import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'supplier/SupplierList': async () => ({ default: (await import('./SupplierListPage')).SupplierListPage }),
  },
};
