import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Changes of suppliers',
  listLabel: 'List of changes of suppliers',
  auditTitle: 'Change of a supplier',
  supplierName: 'Company name',
  applicant: 'Proposed by',
  applyTime: 'Proposed',
  reason: 'Reason',
  reasonHint: 'Why the data changes; the auditor reads it',
  changes: 'Changes',
  infoTitle: 'Company information',
  propose: 'Propose a change',
  proposeTitle: 'Propose a change of the company information',
  submitted: 'Sent for audit',
  ownTitle: 'Changes so far',
  withdraw: 'Withdraw',
  withdrawConfirm: 'Withdraw this change?',
  withdrawn: 'Withdrawn',
  loading: 'Loading the supplier',
  none: { title: 'No supplier', hint: 'The user acts for no supplier' },
  home: 'Back to the home page',
};
