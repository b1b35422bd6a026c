import type { Texts } from './zh-CN';

export const enUS: Texts = {
  document: 'Supplier registration - Procurement SaaS',
  title: 'Supplier registration',
  hint: 'Tell us about your account and company; once approved you take part in purchasing',
  protocol: 'supplier agreement',
  trail: 'History',
  actions: {
    register: 'Registered',
    resubmit: 'Sent again',
    withdraw: 'Withdrawn',
    approve: 'Approved',
    reject: 'Turned down',
    void: 'Voided',
    freeze: 'Frozen',
    unfreeze: 'Unfrozen',
  },
  auditTitle: 'Supplier registrations',
  auditList: 'List of supplier registrations',
};
