import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'procurement/BidList': async () => ({ default: (await import('./BidListPage')).BidListPage }),
    'procurement/BidEditor': async () => ({ default: (await import('./BidPage')).BidPage }),
    'procurement/CompeteList': async () => ({ default: (await import('./CompeteListPage')).CompeteListPage }),
  },
};
