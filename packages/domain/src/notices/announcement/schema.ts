import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** The spelling `titile` is part of the wire format (P§3). */
export const Announcement = Type.Object({
  id: Text(36),
  titile: Text(),
  msgContent: MaybeText(100_000),
  msgAbstract: MaybeText(2000),
  startTime: Maybe(DateTime),
  endTime: Maybe(DateTime),
  sender: MaybeText(),
  sender_dictText: MaybeText(),
  /** L 一般, M 重要, H 紧急. */
  priority: Text(1),
  /** 1 通知公告, 2 系统消息. */
  msgCategory: Text(1),
  /** ALL or USER. */
  msgType: Text(4),
  /**
   * Of an announcement to single users: ids, comma-joined with a trailing comma. Editors read all of them, recipients only
   * their own: the others may be suppliers who compete.
   */
  userIds: MaybeText(20_000),
  sendStatus: Text(1),
  sendTime: MaybeText(),
  cancelTime: Maybe(DateTime),
  delFlag: Text(1),
  openType: MaybeText(),
  openPage: MaybeText(2000),
  busType: MaybeText(),
  busId: MaybeText(),
  /** Of the caller's copy, as are the next two; null without a copy. */
  readFlag: MaybeText(1),
  starFlag: MaybeText(1),
  sendId: MaybeText(36),
  ...Audit,
});
export type Announcement = Static<typeof Announcement>;

export const NoticeList = Type.Object({
  anntMsgList: Type.Array(Announcement),
  anntMsgTotal: Type.Integer(),
  sysMsgList: Type.Array(Announcement),
  sysMsgTotal: Type.Integer(),
});
export type NoticeList = Static<typeof NoticeList>;

/** The caller's copy of an announcement with its content (contract, part 1 §3). */
export const ReceivedNotice = Type.Object({
  /** Id of the copy. */
  id: Text(36),
  anntId: Text(36),
  userId: Text(36),
  titile: Text(),
  msgContent: MaybeText(100_000),
  msgAbstract: MaybeText(2000),
  sender: MaybeText(),
  sender_dictText: MaybeText(),
  priority: Text(1),
  msgCategory: Text(1),
  sendTime: MaybeText(),
  /** 1 = read. */
  readFlag: Text(1),
  readTime: MaybeText(),
  busId: MaybeText(),
  busType: MaybeText(),
  openType: MaybeText(),
  openPage: MaybeText(2000),
});
export type ReceivedNotice = Static<typeof ReceivedNotice>;

/** An announcement for editors. */
export const AnnouncementRow = Type.Object({
  id: Text(36),
  titile: Text(),
  msgContent: MaybeText(100_000),
  msgAbstract: MaybeText(2000),
  startTime: Maybe(DateTime),
  endTime: Maybe(DateTime),
  sender: MaybeText(),
  sender_dictText: MaybeText(),
  priority: Text(1),
  msgCategory: Text(1),
  msgType: Text(4),
  /** Comma-joined ids with a trailing comma. */
  userIds: MaybeText(20_000),
  /** Comma-joined ids of roles whose users receive it when it is published. */
  roleIds: MaybeText(20_000),
  /** Comma-joined ids of departments whose users, including subdepartments, receive it when it is published. */
  departIds: MaybeText(20_000),
  sendStatus: Text(1),
  sendTime: Maybe(DateTime),
  cancelTime: Maybe(DateTime),
  delFlag: Text(1),
  busType: MaybeText(),
  busId: MaybeText(),
  openType: MaybeText(),
  openPage: MaybeText(2000),
  /** Number of recipients who have read it. */
  readCount: Type.Integer(),
  /** Number of recipients; 0 until published. */
  receiverCount: Type.Integer(),
  ...Audit,
});
export type AnnouncementRow = Static<typeof AnnouncementRow>;

const ids = (title: string) => Type.Optional(MaybeText(20_000, { title }));
const editableMembers = {
  titile: Type.String({ minLength: 1, maxLength: 100, title: '标题' }),
  msgContent: Type.Optional(MaybeText(100_000, { title: '内容' })),
  msgAbstract: Type.Optional(MaybeText(500, { title: '摘要' })),
  startTime: Type.Optional(Maybe(DateTime)),
  endTime: Type.Optional(Maybe(DateTime)),
  priority: Type.Optional(Type.Union([Type.Literal('L'), Type.Literal('M'), Type.Literal('H')], { title: '优先级' })),
  msgCategory: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '消息类型' })),
  msgType: Type.Optional(Type.Union([Type.Literal('ALL'), Type.Literal('USER')], { title: '通告对象' })),
  userIds: ids('指定用户'),
  roleIds: ids('指定角色'),
  departIds: ids('指定部门'),
  busType: Type.Optional(MaybeText(50)),
  busId: Type.Optional(MaybeText(50)),
  openType: Type.Optional(Maybe(Type.Union([Type.Literal('url'), Type.Literal('component')], { title: '打开方式' }))),
  openPage: Type.Optional(MaybeText(2000, { title: '打开页面' })),
};

export const AnnouncementAdd = Type.Object(editableMembers);
export type AnnouncementAdd = Static<typeof AnnouncementAdd>;

export const AnnouncementEdit = editOf(editableMembers);
export type AnnouncementEdit = Static<typeof AnnouncementEdit>;

/** A recipient of an announcement and its read state. */
export const NoticeReader = Type.Object({
  /** User id. */
  id: Text(36),
  username: Text(),
  realname: Text(),
  /** Comma-joined department names. */
  departNames: MaybeText(4000),
  readFlag: Text(1),
  readTime: MaybeText(),
});
export type NoticeReader = Static<typeof NoticeReader>;

export const ReadStatistics = Type.Object({
  total: Type.Integer(),
  read: Type.Integer(),
  unread: Type.Integer(),
});
export type ReadStatistics = Static<typeof ReadStatistics>;
