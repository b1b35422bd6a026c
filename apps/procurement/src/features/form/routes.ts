import type { ViewLoader } from '@gezi/admin-shell';

export const formViews: Record<string, ViewLoader> = {
  'flowable/FormList': async () => ({ default: (await import('./FormListPage')).FormListPage }),
  'flowable/FormDesigner': async () => ({ default: (await import('./FormDesignerPage')).FormDesignerPage }),
  'flowable/FormData': async () => ({ default: (await import('./FormDataPage')).FormDataPage }),
};
