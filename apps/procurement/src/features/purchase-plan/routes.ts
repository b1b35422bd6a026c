import type { ViewLoader } from '@gezi/admin-shell';

export const purchasePlanViews: Record<string, ViewLoader> = {
  'purchase/PlanList': async () => ({ default: (await import('./PlanListPage')).PlanListPage }),
  'purchase/PlanView': async () => ({ default: (await import('./PlanViewPage')).PlanViewPage }),
};
