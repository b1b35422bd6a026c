import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'flowable/FormList': async () => ({ default: (await import('./FormListPage')).FormListPage }),
    'flowable/FormDesigner': async () => ({ default: (await import('./FormDesignerPage')).FormDesignerPage }),
    'flowable/FormData': async () => ({ default: (await import('./FormDataPage')).FormDataPage }),
  },
};
