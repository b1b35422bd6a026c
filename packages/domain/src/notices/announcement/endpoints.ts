import { Type } from 'typebox';
import { anyone, Day, endpoint, Flag, Id, listInput, Page, pageInput, signedIn, Text } from '../../kit';
import { Announcement, NoticeList, ReceivedNotice } from './schema';

/** The caller's unread announcements and system messages. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/sys/annountCement/listByUser',
  access: signedIn('own'),
  input: Type.Object({ pageSize: Type.Optional(Type.Integer({ default: 5 })) }),
  result: NoticeList,
});

/** An announcement to the caller. Those who may list announcements also view drafts, revoked ones and those to others. */
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

/** Filters of the list of received notices. */
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

/** All notices of the caller, read or unread, latest first. */
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

/** Notifies the caller's own open windows to reload all notices or one announcement. */
export const syncNotices = endpoint({
  method: 'GET',
  path: '/sys/annountCement/syncNotic',
  access: signedIn('own'),
  input: Type.Object({ anntId: Type.Optional(Id) }),
  result: Type.Null(),
});

/** Day ranges of {@link listNoticesOf}; `zdy` = from `beginDate` to `endDate`. */
export const noticeRanges = ['jt', 'zt', 'qt', 'bz', 'sz', 'by', 'sy', '7day', 'zdy'] as const;
export type NoticeRange = (typeof noticeRanges)[number];

/** The caller's messages for the platform's newer client. Starring is not supported. */
export const listNoticesOf = endpoint({
  method: 'GET',
  path: '/sys/annountCement/vue3List',
  access: signedIn('own'),
  input: Type.Object({
    ...pageInput,
    /** Username of the sender. */
    fromUser: Type.Optional(Text(100)),
    starFlag: Type.Optional(Flag),
    rangeDateKey: Type.Optional(Type.Union([...noticeRanges.map((key) => Type.Literal(key)), Type.Literal('')])),
    beginDate: Type.Optional(Type.Union([Day, Type.Literal('')])),
    endDate: Type.Optional(Type.Union([Day, Type.Literal('')])),
  }),
  result: Type.Array(ReceivedNotice),
});

/** Public page of an announcement; only announcements published for everybody of a tenant. */
export const showAnnouncement = endpoint({
  method: 'GET',
  path: '/sys/annountCement/show/{id}',
  access: anyone,
  input: Type.Object({ id: Id }),
  result: Type.String(),
  answer: 'raw',
});
