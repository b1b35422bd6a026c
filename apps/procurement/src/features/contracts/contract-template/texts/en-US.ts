import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Contract templates',
  listLabel: 'List of contract templates',
  description:
    'Templates of contracts exported as Word files. Without a template in use, the default template applies.',
  addTitle: 'Add a contract template',
  editTitle: 'Edit contract template',
  removeConfirm: (name) => `Delete the contract template “${name}”?`,
  removeSeveral: (count) => `Delete the ${count} selected contract templates?`,
  download: 'Download default template',
  allTypes: 'All types',
  name: 'Name',
  contractType: 'Contract type',
  contractTypeHint: 'Without a type, the template applies to contracts of all types',
  file: 'Template file',
  fileHint: 'One .docx file, at most 5 MB. Download the default template, edit it in Word and upload it',
  fileMissing: 'Upload the template file',
  status: 'Status',
  inUse: 'In use',
  outOfUse: 'Out of use',
  remark: 'Remark',
  placeholders: 'Placeholders',
  placeholdersHint:
    'A placeholder is written in braces, e.g. {合同编号}. The export replaces it by the value of the contract.',
  linesHint: (loop) =>
    `Placeholders of lines are written between {#${loop}} and {/${loop}}, which repeat for each line. Within one row of a table, the row repeats.`,
  valuesLabel: 'Placeholders of the contract',
  linesLabel: 'Placeholders of lines',
};
