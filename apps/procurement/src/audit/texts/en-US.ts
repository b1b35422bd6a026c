import type { Texts } from './zh-CN';

export const enUS: Texts = {
  status: 'Status',
  statuses: {
    '0': 'Waiting',
    '-1': 'Sent again, waiting',
    '1': 'Approved',
    '2': 'Turned down',
    '3': 'Withdrawn',
    '4': 'Void',
  },
  createTime: 'Registered',
  operations: 'Actions',
  deal: 'Review',
  view: 'View',
  opinion: 'What the reviewer says',
  opinionMissing: 'Please say why',
  done: { approve: 'Approved', reject: 'Turned down', void: 'Void' },
  voidConfirm: 'The account will be frozen. Void the registration?',
  close: 'Close',
};
