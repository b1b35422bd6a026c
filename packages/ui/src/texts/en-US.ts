import type { Texts } from './zh-CN';

export const enUS: Texts = {
  noData: 'No data',
  notFilled: '—',
};
