import type { ViewLoader } from '@gezi/admin-shell';

export const valueRuleViews: Record<string, ViewLoader> = {
  'system/SysCheckRuleList': async () => ({ default: (await import('./CheckRuleListPage')).CheckRuleListPage }),
  'system/SysFillRuleList': async () => ({ default: (await import('./FillRuleListPage')).FillRuleListPage }),
};
