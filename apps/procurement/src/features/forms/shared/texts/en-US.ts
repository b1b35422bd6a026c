import type { Texts } from './zh-CN';

export const enUS: Texts = {
  loading: 'Loading the form',
  notFoundTitle: 'There is no such form',
  notFoundHint: 'It may have been deleted. Open it again from the list of forms.',
  backToList: 'Back to the forms',
  saved: 'Saved',
  refused: 'Not submitted',
  faults: (faults) =>
    [
      ...new Set(
        faults.map(({ label, message }) => (!label || message.includes(label) ? message : `${label}: ${message}`)),
      ),
    ].join('; '),
  publishedTo: 'Published to',
  outsideTypes: { supplier: 'Suppliers', expert: 'Experts' },
  print: 'Print',
  add: 'Add',
  edit: 'Edit',
  remove: 'Delete',
  recordsOf: (name) => `Records of ${name}`,
  from: (label) => `${label} from`,
  to: (label) => `${label} to`,
  createBy: 'Created by',
  flowStatus: 'Process',
  inProcess: 'The record is being approved and cannot be changed or deleted',
  showProcess: 'Show the process',
  createTime: 'Created',
  view: 'View',
  addRecord: (name) => `Add: ${name}`,
  editRecord: (name) => `Edit: ${name}`,
  viewRecord: (name) => `View: ${name}`,
  removeRecord: 'Delete this record?',
  removeRecords: 'Delete the selected records?',
  submit: 'Submit',
  cancel: 'Cancel',
};
