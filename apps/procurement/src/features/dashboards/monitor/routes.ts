import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: { 'dashboard/Monitor': async () => ({ default: (await import('./MonitorPage')).MonitorPage }) },
};
