import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Messages',
  listLabel: 'Messages',
  open: 'View',
  readAll: 'Mark all as read',
  readDone: 'Marked as read',
  send: 'Send message',
  sendTitle: 'Send a message to suppliers',
  suppliers: 'Suppliers',
  messageTitle: 'Title',
  content: 'Content',
  sent: 'Sent',
  sentAt: (who, when) => `${who} · ${when}`,
  close: 'Close',
  details: 'Details',
};
