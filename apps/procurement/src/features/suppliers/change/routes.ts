import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'supplier/ChangeCheckList': async () => ({ default: (await import('./ChangeListPage')).ChangeListPage }),
    'supplier/SupplierInfo': async () => ({ default: (await import('./OwnSupplierPage')).OwnSupplierPage }),
  },
};
