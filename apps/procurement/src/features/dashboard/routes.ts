import type { ViewLoader } from '@gezi/admin-shell';

export const dashboardViews: Record<string, ViewLoader> = {
  'dashboard/Analysis': async () => ({ default: (await import('./AnalysisPage')).AnalysisPage }),
};
