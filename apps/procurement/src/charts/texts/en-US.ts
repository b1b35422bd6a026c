import type { Texts } from './zh-CN';

export const enUS: Texts = {
  empty: 'No data',
  rangeOf: (title) => `Time range of ${title}`,
  chart: 'Chart',
  table: 'Table',
  chartOf: (label) => `Show ${label} as a chart`,
  tableOf: (label) => `Show ${label} as a table`,
};
