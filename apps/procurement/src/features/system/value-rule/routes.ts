import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/SysCheckRuleList': async () => ({ default: (await import('./CheckRuleListPage')).CheckRuleListPage }),
    'system/SysFillRuleList': async () => ({ default: (await import('./FillRuleListPage')).FillRuleListPage }),
  },
};
