import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Index': async () => ({ default: (await import('./DemoIndexPage')).DemoIndexPage }),
  },
};
