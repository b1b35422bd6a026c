import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Shared suppliers',
  listLabel: 'Shared suppliers',
  description:
    'Suppliers that organisations of the platform share with each other. Accepted ones can be viewed and chosen.',
  add: 'Share supplier',
  addTitle: 'Share a supplier',
  editTitle: 'Edit offer',
  removeConfirm: (name) => `Delete the offer of “${name}”?`,
  fixedRows: 'Only refused or revoked offers of your own organisation can be deleted',
  supplier: 'Supplier',
  target: 'Shared with',
  remark: 'Remark',
  effect:
    'Once accepted, the other organisation can view the data of the supplier and choose it in purchases, but not change it. You can revoke the offer at any time.',
  view: 'View',
  viewTitle: 'Shared supplier',
  accept: 'Accept',
  acceptConfirm: (supplier, tenant) =>
    `Accept the supplier “${supplier}” of ${tenant}? It can then be chosen in purchases.`,
  accepted: 'Accepted',
  refuse: 'Refuse',
  refuseTitle: (name) => `Refuse the supplier “${name}”`,
  reason: 'Reason',
  reasonMissing: 'Enter the reason',
  revoke: 'Revoke',
  revokeConfirm: (supplier, tenant) =>
    `Stop sharing “${supplier}” with ${tenant}? It can then no longer be chosen there.`,
  revoked: 'Revoked',
  own: 'Own',
};
