import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Positions',
  listLabel: 'List of positions',
  fileName: 'Positions',
  code: 'Code',
  name: 'Name',
  rank: 'Rank',
  add: 'Add',
  addTitle: 'Add a position',
  editTitle: 'Edit position',
  removeConfirm: (name) => `Delete the position ${name}?`,
  removeSeveral: 'Delete the selected data?',
  saved: 'Saved',
  codeMissing: 'Please enter a code',
  codeWrong: 'Letters, digits, underscores or hyphens',
  nameMissing: 'Please enter a name',
};
