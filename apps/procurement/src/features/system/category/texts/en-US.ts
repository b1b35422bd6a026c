import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Categories',
  listLabel: 'Tree of categories',
  name: 'Name',
  code: 'Code',
  codeHint: 'The code is made by the system: that of the parent, a letter and two digits',
  parent: 'Parent',
  root: '(root)',
  createTime: 'Created',
  actions: 'Actions',
  add: 'Add',
  addTitle: 'Add a category',
  addChild: 'Add below',
  edit: 'Edit',
  editTitle: 'Edit category',
  remove: 'Delete',
  removeConfirm: (name) => `Delete “${name}” with everything below it?`,
};
