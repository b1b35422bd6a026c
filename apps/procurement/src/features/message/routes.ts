import type { ViewLoader } from '@gezi/admin-shell';

export const messageViews: Record<string, ViewLoader> = {
  'modules/message/SysMessageList': async () => ({ default: (await import('./MessageListPage')).MessageListPage }),
  'modules/message/SysMessageTemplateList': async () => ({
    default: (await import('./TemplateListPage')).TemplateListPage,
  }),
};
