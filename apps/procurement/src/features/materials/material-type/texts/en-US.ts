import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Material types',
  listLabel: 'List of material types',
  addTitle: 'Add a material type',
  editTitle: 'Edit material type',
  removeConfirm: (name) => `Delete the type “${name}”?`,
  root: 'Top level',
  parent: 'Parent',
  code: 'Code',
  codeHint: 'Letters, digits, dots, underscores or hyphens',
  name: 'Name',
  sortOrder: 'Order',
  status: 'Status',
  inUse: 'In use',
  outOfUse: 'Out of use',
  remark: 'Remark',
};
