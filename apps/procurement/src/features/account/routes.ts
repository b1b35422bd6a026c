import type { ViewLoader } from '@gezi/admin-shell';

export const accountViews: Record<string, ViewLoader> = {
  'account/Center': async () => ({ default: (await import('./CenterPage')).CenterPage }),
  'account/Settings': async () => ({ default: (await import('./SettingsPage')).SettingsPage }),
  'system/SysUserAgentList': async () => ({ default: (await import('./agent/AgentListPage')).AgentListPage }),
};
