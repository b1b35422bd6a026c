import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'material/CompareList': async () => ({ default: (await import('./ComparePage')).ComparePage }),
    'material/PriceHistoryList': async () => ({ default: (await import('./PriceHistoryPage')).PriceHistoryPage }),
  },
};
