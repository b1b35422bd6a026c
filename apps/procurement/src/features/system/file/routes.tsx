import { PDF_PREVIEW_PATH } from '@gezi/domain';
import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'modules/oss/OSSFileList': async () => ({ default: (await import('./FileListPage')).FileListPage }),
  },
  pages: (openClient) => [
    {
      path: PDF_PREVIEW_PATH,
      lazy: async () => {
        const { PdfPreviewPage } = await import('./PdfPreviewPage');
        return { element: <PdfPreviewPage openClient={openClient} /> };
      },
    },
  ],
  whitelist: { paths: [PDF_PREVIEW_PATH], prefixes: [] },
};
