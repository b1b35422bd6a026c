import { everyone } from '../support/rights/roles';
import { copies, kept, sent, targets } from '../support/records/linesOfNotices';
import { roleId } from '../../src/seed';
import { line } from '../support/records/Line';
import { NOBODY, USERS } from '../support/records/users';
import { ids } from '../support/records/ids';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listNoticesOf: { users: everyone },
    showAnnouncement: { open: true },
    listNotices: { users: everyone },
    viewNotice: { users: everyone, input: { id: 'x' } },
    markNoticeRead: { users: everyone, input: { anntId: 'x' } },
    listReceivedNotices: { users: everyone },
    viewReceivedNotice: { users: everyone, input: { sendId: 'x' } },
    readAllNotices: { users: everyone },
    syncNotices: { users: everyone },
    listAnnouncements: { users: ['admin'] },
    addAnnouncement: { users: ['admin'], input: { titile: '' } },
    editAnnouncement: { users: ['admin'], input: { id: 'x' } },
    deleteAnnouncement: { users: ['admin'], input: { id: 'x' } },
    deleteAnnouncements: { users: ['admin'], input: { ids: 'x' } },
    exportAnnouncements: { users: ['admin'] },
    importAnnouncements: { users: ['admin'] },
    releaseAnnouncement: { users: ['admin'], input: { id: 'x' } },
    revokeAnnouncement: { users: ['admin'], input: { id: 'x' } },
    viewReadStatistics: { users: ['admin'], input: { id: 'x' } },
    listNoticeReaders: { users: ['admin'], input: { anntId: 'x' } },
  },
  goodInputs: {
    markNoticeRead: { anntId: 'x' },
    // Without receivers, so it is never stored.
    addAnnouncement: { titile: 'x', msgType: 'USER' },
    editAnnouncement: { id: 'x' },
  },
  records: {
    listNotices: 'no record',
    readAllNotices: 'no record',
    viewNotice: sent('id', ['admin']),
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
    listNoticesOf: 'no record',
    // Needs no token: only announcements published to a whole tenant are public.
    showAnnouncement: [
      line('for all', USERS, () => ({ id: ids.noticeToAll })),
      line('for a colleague', NOBODY, () => ({ id: ids.colleagueNotice })),
    ],
  },
  rulePages: [
    {
      component: 'system/SysAnnouncementList',
      list: 'listAnnouncements',
      edit: 'editAnnouncement',
      remove: 'deleteAnnouncement',
      export: 'exportAnnouncements',
      others: [
        ['releaseAnnouncement', 'id'],
        ['revokeAnnouncement', 'id'],
      ],
    },
  ],
};
