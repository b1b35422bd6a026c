import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'customer/CustomerList': async () => ({ default: (await import('./CustomerListPage')).CustomerListPage }),
  },
};
