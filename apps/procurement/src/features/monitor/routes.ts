import type { ViewLoader } from '@gezi/admin-shell';

export const monitorViews: Record<string, ViewLoader> = {
  'system/SysUserOnlineList': async () => ({ default: (await import('./OnlineListPage')).OnlineListPage }),
  'system/LogList': async () => ({ default: (await import('./LogListPage')).LogListPage }),
  'system/DataLogList': async () => ({ default: (await import('./DataLogListPage')).DataLogListPage }),
  'modules/monitor/SystemInfo': async () => ({ default: (await import('./ServerStatePage')).ServerStatePage }),
};
