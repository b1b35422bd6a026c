import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'evaluation/SupplierEvalList': async () => ({
      default: (await import('./SupplierEvalListPage')).SupplierEvalListPage,
    }),
  },
};
