import type { ViewLoader } from '@gezi/admin-shell';

export const portalViews: Record<string, ViewLoader> = {
  'portal/HelpList': async () => ({ default: (await import('./help/HelpListPage')).HelpListPage }),
  'portal/NewsList': async () => ({ default: (await import('./news/NewsListPage')).NewsListPage }),
  'portal/PageList': async () => ({ default: (await import('./page/PageListPage')).PageListPage }),
  'portal/ProtocolList': async () => ({ default: (await import('./protocol/ProtocolListPage')).ProtocolListPage }),
};
