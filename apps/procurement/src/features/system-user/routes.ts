import type { ViewLoader } from '@gezi/admin-shell';

export const systemUserViews: Record<string, ViewLoader> = {
  'system/UserList': async () => ({ default: (await import('./UserListPage')).UserListPage }),
};
