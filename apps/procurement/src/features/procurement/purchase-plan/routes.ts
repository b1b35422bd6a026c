import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'purchase/PlanList': async () => ({ default: (await import('./PlanListPage')).PlanListPage }),
    'purchase/PlanView': async () => ({ default: (await import('./PlanViewPage')).PlanViewPage }),
  },
};
