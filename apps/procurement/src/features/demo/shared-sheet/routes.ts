import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/GridSync': async () => ({ default: (await import('./GridSyncPage')).GridSyncPage }),
  },
};
