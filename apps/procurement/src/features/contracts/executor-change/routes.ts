import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'contract/ChangeExecutorList': async () => ({
      default: (await import('./ExecutorChangeListPage')).ExecutorChangeListPage,
    }),
  },
};
