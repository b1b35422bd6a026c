import type { Texts } from './zh-CN';

export const enUS: Texts = {
  empty: 'No data',
  rangeOf: (title) => `Time range of ${title}`,
};
