import { roleId } from '../../../src/seed';
import { ids } from './ids';
import { line, type CallRecords, type Line } from './Line';
import { HERE, NOBODY, THERE } from './users';

const sent = (member: string): Line[] => [
  line('notice to all', HERE, () => ({ [member]: ids.noticeToAll })),
  line('colleague’s message', NOBODY, () => ({ [member]: ids.colleagueNotice })),
  line('other tenant’s notice', THERE, () => ({ [member]: ids.foreignNotice })),
];
const copies = (member: string): Line[] => [
  line('colleague’s copy', NOBODY, () => ({ [member]: 'their-copy' })),
  // The user it belongs to is the manager of the other tenant.
  line('copy in the other tenant', ['jb_manager'], () => ({ [member]: 'foreign-copy' })),
];
/** Only administrators keep them, those of their tenant; none of the callers administers the other one. */
const kept = (member: string, id: string): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${id}` })),
];
const targets = (more: () => Record<string, unknown>): Line[] => [
  line('colleague', ['admin'], () => ({ ...more(), msgType: 'USER', userIds: ids.colleague })),
  line('other tenant’s user', NOBODY, () => ({ ...more(), msgType: 'USER', userIds: ids.foreignUser })),
];

const message = { esTitle: '消息', esType: '4', esContent: '内容' };

/** Calls of announcements, messages and their templates. */
export const recordsOfNotices: Readonly<Record<string, CallRecords>> = {
  listNotices: 'no record',
  readAllNotices: 'no record',
  viewNotice: sent('id'),
  markNoticeRead: sent('anntId'),
  syncNotices: sent('anntId'),
  listReceivedNotices: copies('id'),
  viewReceivedNotice: copies('sendId'),

  listAnnouncements: kept('id', 'published'),
  addAnnouncement: targets(() => ({ titile: '通知', roleIds: roleId('purchaser') })),
  editAnnouncement: [...kept('id', 'draft-edit'), ...targets(() => ({ id: 'own-draft-edit' }))],
  deleteAnnouncement: kept('id', 'draft-delete'),
  deleteAnnouncements: kept('ids', 'draft-deletes'),
  exportAnnouncements: kept('selections', 'published'),
  importAnnouncements: 'no record',
  releaseAnnouncement: kept('id', 'draft-release'),
  revokeAnnouncement: kept('id', 'revoke'),
  viewReadStatistics: kept('id', 'published'),
  listNoticeReaders: kept('anntId', 'published'),

  listMessages: kept('id', 'message-edit'),
  viewMessage: kept('id', 'message-edit'),
  addMessage: [
    line('colleague', ['admin'], () => ({ ...message, esReceiver: ids.colleagueName })),
    line('other tenant’s user', NOBODY, () => ({ ...message, esReceiver: 'jb_manager' })),
  ],
  editMessage: kept('id', 'message-edit'),
  sendMessage: kept('id', 'message-release'),
  importMessages: 'no record',
  exportMessages: kept('selections', 'message-edit'),
  deleteMessage: kept('id', 'message-delete'),
  deleteMessages: kept('ids', 'message-deletes'),

  listMessageTemplates: kept('id', 'template-edit'),
  viewMessageTemplate: kept('id', 'template-edit'),
  addMessageTemplate: 'no record',
  editMessageTemplate: kept('id', 'template-edit'),
  exportMessageTemplates: kept('selections', 'template-edit'),
  importMessageTemplates: 'no record',
  deleteMessageTemplate: kept('id', 'template-delete'),
  deleteMessageTemplates: kept('ids', 'template-deletes'),
  sendTemplateMessage: [
    line('own tenant’s template', ['admin'], () => ({
      templateCode: 'own-edit',
      receiver: ids.colleagueName,
      msgType: '4',
    })),
    line('other tenant’s template', NOBODY, () => ({
      templateCode: 'foreign-edit',
      receiver: ids.colleagueName,
      msgType: '4',
    })),
    line('other tenant’s user', NOBODY, () => ({
      templateCode: 'own-edit',
      receiver: 'jb_manager',
      msgType: '4',
    })),
  ],
};
