import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'order/ReceiptList': async () => ({ default: (await import('./ReceiptListPage')).ReceiptListPage }),
    'order/ReceiptView': async () => ({ default: (await import('./ReceiptViewPage')).ReceiptViewPage }),
  },
};
