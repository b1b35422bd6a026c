import type { ViewLoader } from '@gezi/admin-shell';

export const systemDepartmentViews: Record<string, ViewLoader> = {
  'system/DepartList': async () => ({ default: (await import('./DepartPage')).DepartPage }),
};
