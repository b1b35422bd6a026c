import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'purchase/ProjectList': async () => ({ default: (await import('./ProjectListPage')).ProjectListPage }),
    'purchase/ProjectView': async () => ({ default: (await import('./ProjectViewPage')).ProjectViewPage }),
    'purchase/ProjectQuotation': async () => ({ default: (await import('./QuotationPage')).QuotationPage }),
  },
};
