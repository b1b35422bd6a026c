import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, Maybe, MaybeText, Text } from '../../kit';
import { ChosenLanguage, ChosenPriority } from '../notice-choice/schema';

const Kind = Type.Union(
  [Type.Literal('mail'), Type.Literal('dingtalk'), Type.Literal('wecom'), Type.Literal('feishu')],
  { title: '通道类型' },
);
const Security = Type.Union([Type.Literal('none'), Type.Literal('starttls'), Type.Literal('tls')], {
  title: '加密方式',
});
const PerMinute = (title: string) => Type.Integer({ minimum: 1, maximum: 10_000, title });

/** A way by which messages of a tenant leave. Password, signing secret and webhook are never returned. */
export const SysMessageChannel = Type.Object({
  id: Text(36),
  channelName: Text(100),
  /** Dictionary message_channel. */
  channelType: Text(20),
  channelType_dictText: Type.Optional(MaybeText()),
  /** `1` = in use. */
  status: Text(1),
  smtpHost: MaybeText(255),
  smtpPort: Maybe(Type.Integer()),
  smtpSecurity: MaybeText(10),
  smtpUser: MaybeText(255),
  senderAddress: MaybeText(255),
  senderName: MaybeText(100),
  /** True if a password or signing secret is stored. */
  hasSecret: Type.Boolean(),
  /** Address of the webhook without its key. */
  webhookHint: MaybeText(255),
  /** Kinds of notices that a robot posts, comma-joined. */
  kinds: MaybeText(255),
  /** Lowest priority that a robot posts. */
  priority: MaybeText(1),
  /** ChosenLanguage of a robot. */
  language: MaybeText(5),
  perMinute: Type.Integer(),
  receiverPerMinute: Type.Integer(),
  remark: MaybeText(500),
  ...Audit,
});
export type SysMessageChannel = Static<typeof SysMessageChannel>;

const details = {
  smtpHost: Type.Optional(MaybeText(255, { title: 'SMTP服务器' })),
  smtpPort: Type.Optional(Maybe(Type.Integer({ minimum: 1, maximum: 65_535, title: '端口' }))),
  smtpSecurity: Type.Optional(Maybe(Security)),
  smtpUser: Type.Optional(MaybeText(255, { title: '用户名' })),
  senderAddress: Type.Optional(MaybeText(255, { title: '发件人邮箱' })),
  senderName: Type.Optional(MaybeText(100, { title: '发件人名称' })),
  /** Password or signing secret; empty or absent keeps the stored one. */
  secret: Type.Optional(MaybeText(500, { title: '密码或密钥' })),
  /** Address of the robot; empty or absent keeps the stored one. */
  webhook: Type.Optional(MaybeText(1000, { title: 'Webhook地址' })),
};

const members = {
  channelName: Type.String({ minLength: 1, maxLength: 100, title: '通道名称', pattern: String.raw`\S` }),
  channelType: Kind,
  status: Type.Optional(Flag),
  ...details,
  kinds: Type.Optional(MaybeText(255, { title: '通知类型' })),
  priority: Type.Optional(Maybe(ChosenPriority)),
  language: Type.Optional(Maybe(ChosenLanguage)),
  perMinute: Type.Optional(PerMinute('每分钟上限')),
  receiverPerMinute: Type.Optional(PerMinute('每个接收方每分钟上限')),
  remark: Type.Optional(MaybeText(500, { title: '备注' })),
};

export const SysMessageChannelAdd = Type.Object(members);
export type SysMessageChannelAdd = Static<typeof SysMessageChannelAdd>;
export const SysMessageChannelEdit = editOf(members);
export type SysMessageChannelEdit = Static<typeof SysMessageChannelEdit>;

/** Input of a test message; absent members are taken from the channel with the id. */
export const ChannelTest = Type.Object({
  id: Type.Optional(Text(36)),
  channelType: Type.Optional(Kind),
  ...details,
  /** E-mail address of the test message; robots need none. */
  receiver: Type.Optional(MaybeText(255, { title: '测试收件人' })),
});
export type ChannelTest = Static<typeof ChannelTest>;
