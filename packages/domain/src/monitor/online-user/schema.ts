import { Type, type Static } from 'typebox';
import { DateTime, Maybe, MaybeText, Text } from '../../kit';

/** Somebody signed in with one browser (contract, part 2 §1). */
export const OnlineUser = Type.Object({
  /** Of the session. */
  id: Text(36),
  /** What ends the session by `forceLogout`: its id, no key to anything else. */
  token: Text(64),
  username: Text(100),
  realname: Text(100),
  avatar: MaybeText(),
  birthday: MaybeText(10),
  sex: Maybe(Type.Integer()),
  sex_dictText: MaybeText(),
  /** Masked. */
  phone: MaybeText(),
  loginTime: DateTime,
  /** Of the last call, to within five minutes. */
  lastSeenTime: DateTime,
  ip: MaybeText(64),
  userAgent: MaybeText(),
  /** The caller's own. */
  current: Type.Boolean(),
});
export type OnlineUser = Static<typeof OnlineUser>;
