import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'procurement/AppraiseList': async () => ({ default: (await import('./AppraiseListPage')).AppraiseListPage }),
    'procurement/AppraiseScore': async () => ({ default: (await import('./ScorePage')).ScorePage }),
  },
};
