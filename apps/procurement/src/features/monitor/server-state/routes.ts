import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'modules/monitor/SystemInfo': async () => ({ default: (await import('./ServerStatePage')).ServerStatePage }),
  },
};
