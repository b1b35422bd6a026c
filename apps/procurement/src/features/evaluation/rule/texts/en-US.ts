import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Extraction rules',
  listLabel: 'List of extraction rules',
  addTitle: 'Add an extraction rule',
  editTitle: 'Edit extraction rule',
  removeConfirm: (name) => `Delete the rule “${name}”?`,
  name: 'Rule',
  techNum: 'Technical experts',
  busiNum: 'Commercial experts',
  nobody: 'A rule draws at least one expert in total',
  materialTypes: 'Material types',
  materialTypesHint: 'Without a type, the rule is for all materials',
  allTypes: 'All',
  status: 'Status',
  inUse: 'In use',
  outOfUse: 'Out of use',
  remark: 'Remark',
};
