import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'material/ClassificationList': async () => ({ default: (await import('./ClassificationPage')).ClassificationPage }),
  },
};
