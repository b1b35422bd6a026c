import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Address list',
  listLabel: 'List of people',
  treeTitle: 'Organisation',
  allDeparts: 'All departments',
};
