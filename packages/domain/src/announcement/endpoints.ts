import { Type } from 'typebox';
import { endpoint, Id, listInput, Page, signedIn } from '../kit';
import { Announcement, NoticeList, ReceivedNotice } from './schema';

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

/** What the list of one's own messages can be narrowed by. */
export const receivedFilters = [
  'id',
  'anntId',
  'titile',
  'sender',
  'priority',
  'msgCategory',
  'readFlag',
  'readTime',
  'sendTime',
  'busType',
  'busId',
] as const;

/** Everything the caller was sent, read or not, latest first. */
export const listReceivedNotices = endpoint({
  method: 'GET',
  path: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
  access: signedIn('own'),
  input: listInput(receivedFilters),
  result: Page(ReceivedNotice),
});

export const viewReceivedNotice = endpoint({
  method: 'GET',
  path: '/sys/sysAnnouncementSend/getOne',
  access: signedIn('own'),
  input: Type.Object({ sendId: Id }),
  result: ReceivedNotice,
});

/** Marks all of the caller's copies as read. */
export const readAllNotices = endpoint({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/readAll',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Null(),
});

/** Tells the caller's own open windows again: to look at everything, or at one announcement. */
export const syncNotices = endpoint({
  method: 'GET',
  path: '/sys/annountCement/syncNotic',
  access: signedIn('own'),
  input: Type.Object({ anntId: Type.Optional(Id) }),
  result: Type.Null(),
});
