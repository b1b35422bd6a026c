import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Black list of suppliers',
  listLabel: 'Black list',
  addTitle: 'Put on the black list',
  add: 'Add supplier',
  editTitle: 'Edit entry',
  removeConfirm: (name) => `Delete the entry of “${name}”?`,
  fixedRows: 'Lift an entry before you delete it',
  supplier: 'Supplier',
  reason: 'Reason',
  startDate: 'First day',
  endDate: 'Last day',
  endHint: 'The entry ends after this day. Leave it empty for an open end.',
  files: 'Attachments',
  effect:
    'While the entry is in force, the supplier gets no invitations, contracts and orders, and cannot bid. Running contracts and orders continue.',
  openEnd: 'Open end',
  lift: 'Lift',
  liftTitle: (name) => `Take “${name}” off the black list`,
  liftReason: 'Reason for lifting',
};
