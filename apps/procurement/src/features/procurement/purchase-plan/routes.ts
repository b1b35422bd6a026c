import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'purchase/PlanList': async () => ({ default: (await import('./PlanListPage')).PlanListPage }),
    'purchase/PlanLineList': async () => ({ default: (await import('./PlanLineListPage')).PlanLineListPage }),
    'purchase/PlanConsolidation': async () => ({ default: (await import('./ConsolidationPage')).ConsolidationPage }),
    'purchase/PlanView': async () => ({ default: (await import('./PlanViewPage')).PlanViewPage }),
  },
};
