import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'purchase/OrderList': async () => ({ default: (await import('./OrderListPage')).OrderListPage }),
    'purchase/OrderView': async () => ({ default: (await import('./OrderViewPage')).OrderViewPage }),
  },
};
