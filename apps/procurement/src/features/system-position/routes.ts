import type { ViewLoader } from '@gezi/admin-shell';

export const systemPositionViews: Record<string, ViewLoader> = {
  'system/SysPositionList': async () => ({ default: (await import('./PositionListPage')).PositionListPage }),
};
