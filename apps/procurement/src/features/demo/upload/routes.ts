import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'demo/Upload': async () => ({ default: (await import('./UploadPage')).UploadPage }),
  },
};
