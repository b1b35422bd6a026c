import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/SysPositionList': async () => ({ default: (await import('./PositionListPage')).PositionListPage }),
  },
};
