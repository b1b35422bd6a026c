import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A message that was sent, or was to be (contract, part 2 §1). */
export const SysMessage = Type.Object({
  id: Text(36),
  esTitle: MaybeText(),
  /** Dictionary messageType. */
  esType: MaybeText(1),
  esType_dictText: MaybeText(),
  /** Username of a system message, else telephone number or address. */
  esReceiver: MaybeText(),
  esReceiver_dictText: MaybeText(),
  /** What was filled in, JSON. */
  esParam: MaybeText(4000),
  /** Sanitised HTML. */
  esContent: MaybeText(100_000),
  /** When it was sent, or is to be; null before that: somebody sends it by hand. */
  esSendTime: Maybe(DateTime),
  /** Dictionary msgSendStatus. */
  esSendStatus: MaybeText(1),
  esSendStatus_dictText: MaybeText(),
  esSendNum: Type.Integer(),
  /** Why it could not be sent. */
  esResult: MaybeText(500),
  remark: MaybeText(500),
  ...Audit,
});
export type SysMessage = Static<typeof SysMessage>;

const CONTENT = 50_000;

const writtenMessage = {
  esTitle: Type.String({ minLength: 1, maxLength: 255, title: '消息标题' }),
  esType: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('4')], { title: '发送方式' }),
  esReceiver: Type.String({ minLength: 1, maxLength: 255, title: '接收人' }),
  /** HTML; lines without a tag are paragraphs. */
  esContent: Type.String({ minLength: 1, maxLength: CONTENT, title: '消息内容' }),
  /** None: it waits until somebody sends it. */
  esSendTime: Type.Optional(Maybe(DateTime)),
  remark: Type.Optional(MaybeText(500, { title: '备注' })),
};

export const MessageAdd = Type.Object(writtenMessage);
export type MessageAdd = Static<typeof MessageAdd>;

export const MessageEdit = editOf(writtenMessage);
export type MessageEdit = Static<typeof MessageEdit>;

const TEST_JSON = 4000;

export const SysMessageTemplate = Type.Object({
  id: Text(36),
  templateCode: Text(50),
  templateName: Text(100),
  /** Dictionary msgType: 1 text, 2 rich text. */
  templateType: Text(1),
  templateType_dictText: MaybeText(),
  /** With placeholders `${name}`; rich text is sanitised. */
  templateContent: Text(CONTENT),
  /** Values to try it with, a JSON object. */
  templateTestJson: MaybeText(TEST_JSON),
  /** 1 = in use. */
  useStatus: Text(1),
  ...Audit,
});
export type SysMessageTemplate = Static<typeof SysMessageTemplate>;

const written = {
  templateCode: Type.String({ minLength: 1, maxLength: 50, title: '模板编码' }),
  templateName: Type.String({ minLength: 1, maxLength: 100, title: '模板标题' }),
  templateType: Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '模板类型' }),
  templateContent: Type.String({ minLength: 1, maxLength: CONTENT, title: '模板内容' }),
  templateTestJson: Type.Optional(MaybeText(TEST_JSON, { title: '模板测试json' })),
  useStatus: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')], { title: '是否应用' })),
};

export const MessageTemplateAdd = Type.Object(written);
export type MessageTemplateAdd = Static<typeof MessageTemplateAdd>;

export const MessageTemplateEdit = editOf(written);
export type MessageTemplateEdit = Static<typeof MessageTemplateEdit>;
