import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/SysDataSourceList': async () => ({ default: (await import('./DataSourceListPage')).DataSourceListPage }),
  },
};
