import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Ui': async () => ({ default: (await import('./UiPage')).UiPage }),
  },
};
