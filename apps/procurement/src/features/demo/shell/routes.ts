import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Shell': async () => ({ default: (await import('./ShellPage')).ShellPage }),
  },
};
