import type { FeatureRoutes } from '../../../FeatureRoutes';

const FOLDER = 'modules/online/cgform';

export const routes: FeatureRoutes = {
  views: {
    [`${FOLDER}/OnlCgformHeadList`]: async () => ({ default: (await import('./HeadListPage')).HeadListPage }),
    [`${FOLDER}/OnlCgformHeadEdit`]: async () => ({ default: (await import('./HeadEditorPage')).HeadEditorPage }),
    [`${FOLDER}/OnlCgformDataList`]: async () => ({
      default: (await import('../shared/FormRecordsPage')).FormRecordsPage,
    }),
  },
};
