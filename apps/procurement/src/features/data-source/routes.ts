import type { ViewLoader } from '@gezi/admin-shell';

export const dataSourceViews: Record<string, ViewLoader> = {
  'system/SysDataSourceList': async () => ({ default: (await import('./DataSourceListPage')).DataSourceListPage }),
};
