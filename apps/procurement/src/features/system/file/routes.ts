import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'modules/oss/OSSFileList': async () => ({ default: (await import('./FileListPage')).FileListPage }),
  },
};
