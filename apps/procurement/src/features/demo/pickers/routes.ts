import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Pickers': async () => ({ default: (await import('./PickersPage')).PickersPage }),
  },
};
