import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: { 'supplier/BlackList': async () => ({ default: (await import('./BlackListPage')).BlackListPage }) },
};
