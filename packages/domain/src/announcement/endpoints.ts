import { Type } from 'typebox';
import { endpoint, Id, signedIn } from '../kit';
import { Announcement, NoticeList } from './schema';

/** The caller's unread announcements and system messages. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/sys/annountCement/listByUser',
  access: signedIn('own'),
  input: Type.Object({ pageSize: Type.Optional(Type.Integer({ default: 5 })) }),
  result: NoticeList,
});

export const viewNotice = endpoint({
  method: 'GET',
  path: '/sys/annountCement/queryById',
  access: signedIn('own'),
  input: Type.Object({ id: Id }),
  result: Announcement,
});

/** Marks the caller's copy as read. */
export const markNoticeRead = endpoint({
  method: 'PUT',
  alsoBy: ['POST', 'GET'],
  path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
  access: signedIn('own'),
  input: Type.Object({ anntId: Id }),
  alsoByQuery: true,
  result: Type.Null(),
});
