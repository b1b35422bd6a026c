import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/GridLarge': async () => ({ default: (await import('./GridLargePage')).GridLargePage }),
    'demo/GridColumns': async () => ({ default: (await import('./GridColumnsPage')).GridColumnsPage }),
  },
};
