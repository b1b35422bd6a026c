import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Evaluation dimensions',
  listLabel: 'List of evaluation dimensions',
  addTitle: 'Add an evaluation dimension',
  editTitle: 'Edit evaluation dimension',
  removeConfirm: (name) => `Delete the dimension “${name}”?`,
  itemName: 'Dimension',
  itemType: 'Type',
  itemTypeHint: 'Experts of this type score it; without a type, all experts do',
  markValue: 'Points',
  markValueHint: 'The points of all dimensions of a project add up to 100',
  descriptionLabel: 'Scoring notes',
  status: 'Status',
  inUse: 'In use',
  outOfUse: 'Out of use',
};
