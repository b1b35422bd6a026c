import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'contract/TemplateList': async () => ({ default: (await import('./TemplateListPage')).TemplateListPage }),
  },
};
