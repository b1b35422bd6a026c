import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/QuartzJobList': async () => ({ default: (await import('./JobListPage')).JobListPage }),
  },
};
