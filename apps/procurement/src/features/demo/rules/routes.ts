import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Cron': async () => ({ default: (await import('./CronPage')).CronPage }),
    'demo/AdvancedQuery': async () => ({ default: (await import('./QueryPage')).QueryPage }),
    'demo/Validators': async () => ({ default: (await import('./ValidatorsPage')).ValidatorsPage }),
  },
};
