import { Type, type Static } from 'typebox';
import { Audit, DateTime, Maybe, MaybeText, Text } from '../../kit';

/** A session of a user in one browser (contract, part 2 §1). */
export const OnlineUser = Type.Object({
  /** Session id. */
  id: Text(36),
  /** Session id for `forceLogout`; not the secret token. */
  token: Text(64),
  username: Text(100),
  realname: Text(100),
  avatar: MaybeText(),
  birthday: MaybeText(10),
  sex: Maybe(Type.Integer()),
  sex_dictText: MaybeText(),
  /** Masked phone number. */
  phone: MaybeText(),
  loginTime: DateTime,
  /** Time of the last call, accurate to five minutes. */
  lastSeenTime: DateTime,
  ip: MaybeText(64),
  userAgent: MaybeText(),
  /** Whether it is the caller's own session. */
  current: Type.Boolean(),
  ...Audit,
});
export type OnlineUser = Static<typeof OnlineUser>;
