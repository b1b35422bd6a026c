import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Editors': async () => ({ default: (await import('./EditorsPage')).EditorsPage }),
  },
};
