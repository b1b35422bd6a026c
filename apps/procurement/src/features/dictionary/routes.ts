import type { ViewLoader } from '@gezi/admin-shell';

export const dictionaryViews: Record<string, ViewLoader> = {
  'system/DictList': async () => ({ default: (await import('./DictListPage')).DictListPage }),
};
