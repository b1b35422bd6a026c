import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/CustomFormList': async () => ({ default: (await import('./CustomFormListPage')).CustomFormListPage }),
    'flowable/DeployFormList': async () => ({ default: (await import('./DeployFormListPage')).DeployFormListPage }),
    'flowable/DeployOnlineList': async () => ({
      default: (await import('./DeployOnlineListPage')).DeployOnlineListPage,
    }),
  },
};
