import type { FeatureRoutes } from '../../../FeatureRoutes';
import { accountPages } from './accountPages';

export const routes: FeatureRoutes = {
  menu: accountPages,
  views: {
    'account/Center': async () => ({ default: (await import('./CenterPage')).CenterPage }),
    'account/Settings': async () => ({ default: (await import('./SettingsPage')).SettingsPage }),
    'system/SysUserAgentList': async () => ({ default: (await import('./agent/AgentListPage')).AgentListPage }),
  },
};
