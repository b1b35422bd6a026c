import type { ViewLoader } from '@gezi/admin-shell';

export const quartzJobViews: Record<string, ViewLoader> = {
  'system/QuartzJobList': async () => ({ default: (await import('./JobListPage')).JobListPage }),
};
