import type { ViewLoader } from '@gezi/admin-shell';

const FOLDER = 'modules/online/cgform';

export const onlineFormViews: Record<string, ViewLoader> = {
  [`${FOLDER}/OnlCgformHeadList`]: async () => ({ default: (await import('./HeadListPage')).HeadListPage }),
  [`${FOLDER}/OnlCgformHeadEdit`]: async () => ({ default: (await import('./HeadEditorPage')).HeadEditorPage }),
  [`${FOLDER}/OnlCgformDataList`]: async () => ({ default: (await import('./OnlineDataPage')).OnlineDataPage }),
};
