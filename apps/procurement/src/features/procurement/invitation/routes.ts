import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'procurement/SourceList': async () => ({ default: (await import('./SourceListPage')).SourceListPage }),
    'procurement/SourceView': async () => ({ default: (await import('./SourceViewPage')).SourceViewPage }),
    'procurement/InviteList': async () => ({ default: (await import('./InviteListPage')).InviteListPage }),
  },
};
