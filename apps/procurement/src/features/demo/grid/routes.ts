import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/GridColumns': async () => ({ default: (await import('./GridColumnsPage')).GridColumnsPage }),
  },
};
