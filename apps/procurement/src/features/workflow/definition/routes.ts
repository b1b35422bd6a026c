import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/DefinitionList': async () => ({ default: (await import('./DefinitionListPage')).DefinitionListPage }),
    'flowable/DefinitionDesigner': async () => ({ default: (await import('./DesignerPage')).DesignerPage }),
  },
};
