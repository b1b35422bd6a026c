import { Type, type Static } from 'typebox';
import { Maybe, MaybeText } from '../../kit';
import { noticeKinds } from './noticeKinds';

export const ChosenPriority = Type.Union([Type.Literal('L'), Type.Literal('M'), Type.Literal('H')], {
  title: '优先级',
});
export const ChosenLanguage = Type.Union([Type.Literal('zh-CN'), Type.Literal('en-US')], { title: '语言' });

/** Lowest priority of a kind of notice that leaves by e-mail and by SMS; null: it does not leave. */
const KindChoice = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('task'),
      Type.Literal('plan'),
      Type.Literal('project'),
      Type.Literal('contract'),
      Type.Literal('order'),
      Type.Literal('supplier'),
      Type.Literal('announcement'),
      Type.Literal('other'),
    ],
    { title: '通知类型' },
  ),
  mail: Maybe(ChosenPriority),
  sms: Maybe(ChosenPriority),
});
export type KindChoice = Static<typeof KindChoice>;

/** Notices that a user wants outside the platform, in the active tenant. */
export const NoticeChoiceSave = Type.Object({
  /** ChosenLanguage of the messages. */
  language: ChosenLanguage,
  choices: Type.Array(KindChoice, { maxItems: noticeKinds.length, title: '通知设置' }),
});
export type NoticeChoiceSave = Static<typeof NoticeChoiceSave>;

export const NoticeChoice = Type.Object({
  ...NoticeChoiceSave.properties,
  /** True if the tenant has a channel for e-mail, and the server one for SMS. */
  canMail: Type.Boolean(),
  canSms: Type.Boolean(),
  /** Where messages go; the number is masked. */
  email: MaybeText(),
  phone: MaybeText(),
});
export type NoticeChoice = Static<typeof NoticeChoice>;
