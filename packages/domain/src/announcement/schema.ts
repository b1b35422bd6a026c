import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../kit';

/** `titile` is spelled so on the wire (P§3). */
export const Announcement = Type.Object({
  id: Text(36),
  titile: Text(),
  msgContent: MaybeText(100_000),
  msgAbstract: MaybeText(2000),
  sender: MaybeText(),
  sender_dictText: MaybeText(),
  /** L 一般, M 重要, H 紧急. */
  priority: Text(1),
  /** 1 通知公告, 2 系统消息. */
  msgCategory: Text(1),
  /** ALL or USER. */
  msgType: Text(4),
  sendStatus: Text(1),
  sendTime: MaybeText(),
  createTime: MaybeText(),
  openType: MaybeText(),
  openPage: MaybeText(2000),
  busType: MaybeText(),
  busId: MaybeText(),
  readFlag: MaybeText(1),
});
export type Announcement = Static<typeof Announcement>;

export const NoticeList = Type.Object({
  anntMsgList: Type.Array(Announcement),
  anntMsgTotal: Type.Integer(),
  sysMsgList: Type.Array(Announcement),
  sysMsgTotal: Type.Integer(),
});
export type NoticeList = Static<typeof NoticeList>;
