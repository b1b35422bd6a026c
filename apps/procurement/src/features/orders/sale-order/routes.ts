import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'sale/OrderList': async () => ({ default: (await import('./SaleOrderListPage')).SaleOrderListPage }),
    'sale/OrderView': async () => ({ default: (await import('./SaleOrderViewPage')).SaleOrderViewPage }),
  },
};
