import { localized } from '../../../platform/texts';

const zhCN = {
  added: '新建',
  changed: '更新',
  activity: (verb: string, no: string, name: string) => `${verb} ${no} ${name}`,
};
const enUS: typeof zhCN = {
  added: 'Created',
  changed: 'Updated',
  activity: (verb, no, name) => `${verb}: ${no} ${name}`,
};

export const workplaceTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
