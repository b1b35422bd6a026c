import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: { 'supplier/ShareList': async () => ({ default: (await import('./ShareListPage')).ShareListPage }) },
};
