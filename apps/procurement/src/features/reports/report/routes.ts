import type { FeatureRoutes } from '../../../FeatureRoutes';

const FOLDER = 'modules/online/cgreport';

export const routes: FeatureRoutes = {
  views: {
    [`${FOLDER}/OnlCgreportHeadList`]: async () => ({ default: (await import('./ReportListPage')).ReportListPage }),
    [`${FOLDER}/OnlCgreportHeadEdit`]: async () => ({ default: (await import('./ReportEditorPage')).ReportEditorPage }),
    [`${FOLDER}/auto/OnlCgreportAutoList`]: async () => ({ default: (await import('./ReportPage')).ReportPage }),
  },
};
