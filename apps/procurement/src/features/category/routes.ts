import type { ViewLoader } from '@gezi/admin-shell';

export const categoryViews: Record<string, ViewLoader> = {
  'system/SysCategoryList': async () => ({ default: (await import('./CategoryListPage')).CategoryListPage }),
};
