import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: { 'dashboard/Workplace': async () => ({ default: (await import('./WorkplacePage')).WorkplacePage }) },
};
