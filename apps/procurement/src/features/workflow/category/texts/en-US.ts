import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Process categories',
  listLabel: 'List of process categories',
  addTitle: 'Add process category',
  editTitle: 'Edit process category',
  removeConfirm: (name) => `Delete the category “${name}”?`,
  name: 'Name',
  code: 'Code',
  codeHint: 'Letters, digits, dots, underscores or hyphens',
  appType: 'Type of application',
  remark: 'Remark',
};
