import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'evaluation/ExpertList': async () => ({ default: (await import('./ExpertListPage')).ExpertListPage }),
  },
};
