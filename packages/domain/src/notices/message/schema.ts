import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A sent or waiting message (contract, part 2 §1). */
export const SysMessage = Type.Object({
  id: Text(36),
  esTitle: MaybeText(),
  /** Dictionary messageType. */
  esType: MaybeText(1),
  esType_dictText: MaybeText(),
  /** Username for a system message, else phone number or e-mail address. */
  esReceiver: MaybeText(),
  esReceiver_dictText: MaybeText(),
  /** Template data as JSON. */
  esParam: MaybeText(4000),
  /** Sanitised HTML. */
  esContent: MaybeText(100_000),
  /** Time of sending, past or scheduled; null if it is to be sent manually. */
  esSendTime: Maybe(DateTime),
  /** Next attempt of the outbox; null if the message is not queued. */
  nextTryTime: Maybe(DateTime),
  /** Not sent after this time, e.g. a code. */
  expireTime: Maybe(DateTime),
  /** Dictionary priority; urgent messages are sent first. */
  priority: MaybeText(1),
  /** Dictionary msgSendStatus. */
  esSendStatus: MaybeText(1),
  esSendStatus_dictText: MaybeText(),
  esSendNum: Type.Integer(),
  /** Reason of a failure. */
  esResult: MaybeText(500),
  remark: MaybeText(500),
  ...Audit,
});
export type SysMessage = Static<typeof SysMessage>;

const CONTENT = 50_000;

const messageMembers = {
  esTitle: Type.String({ minLength: 1, maxLength: 255, title: '消息标题' }),
  esType: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('4')], { title: '发送方式' }),
  esReceiver: Type.String({ minLength: 1, maxLength: 255, title: '接收人' }),
  /** HTML; lines of a text without tags become paragraphs. */
  esContent: Type.String({ minLength: 1, maxLength: CONTENT, title: '消息内容' }),
  /** Template data as JSON; kept with the message. */
  esParam: Type.Optional(MaybeText(4000, { title: '消息参数' })),
  /** Scheduled time; absent = sent manually. */
  esSendTime: Type.Optional(Maybe(DateTime)),
  remark: Type.Optional(MaybeText(500, { title: '备注' })),
};

export const MessageAdd = Type.Object(messageMembers);
export type MessageAdd = Static<typeof MessageAdd>;

export const MessageEdit = editOf(messageMembers);
export type MessageEdit = Static<typeof MessageEdit>;

const TEST_JSON = 4000;

export const SysMessageTemplate = Type.Object({
  id: Text(36),
  templateCode: Text(50),
  templateName: Text(100),
  /** Dictionary msgType: 1 text, 2 rich text. */
  templateType: Text(1),
  templateType_dictText: MaybeText(),
  /** Text with placeholders `${name}`; rich text is sanitized. */
  templateContent: Text(CONTENT),
  /** Test data, a JSON object. */
  templateTestJson: MaybeText(TEST_JSON),
  /** English content of a frame; empty: the same as `templateContent`. */
  templateContentEn: MaybeText(CONTENT),
  /** Dictionary template_use: frame of the notices that leave by this way; empty: sent by hand. */
  templateUse: MaybeText(10),
  /** 1 = enabled. */
  useStatus: Text(1),
  ...Audit,
});
export type SysMessageTemplate = Static<typeof SysMessageTemplate>;

const templateMembers = {
  templateCode: Type.String({ minLength: 1, maxLength: 50, title: '模板编码' }),
  templateName: Type.String({ minLength: 1, maxLength: 100, title: '模板标题' }),
  templateType: Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '模板类型' }),
  templateContent: Type.String({ minLength: 1, maxLength: CONTENT, title: '模板内容' }),
  templateContentEn: Type.Optional(MaybeText(CONTENT, { title: '英文内容' })),
  templateUse: Type.Optional(
    Maybe(Type.Union([Type.Literal('mail'), Type.Literal('sms'), Type.Literal('robot')], { title: '用途' })),
  ),
  templateTestJson: Type.Optional(MaybeText(TEST_JSON, { title: '模板测试json' })),
  useStatus: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')], { title: '是否应用' })),
};

export const MessageTemplateAdd = Type.Object(templateMembers);
export type MessageTemplateAdd = Static<typeof MessageTemplateAdd>;

export const MessageTemplateEdit = editOf(templateMembers);
export type MessageTemplateEdit = Static<typeof MessageTemplateEdit>;
