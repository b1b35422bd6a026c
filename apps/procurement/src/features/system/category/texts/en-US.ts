import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Categories',
  listLabel: 'Tree of categories',
  name: 'Name',
  codeHint: 'The code is made by the system: that of the parent, a letter and two digits',
  parent: 'Parent',
  root: '(root)',
  add: 'Add',
  addTitle: 'Add a category',
  editTitle: 'Edit category',
  removeConfirm: (name) => `Delete “${name}” with everything below it?`,
};
