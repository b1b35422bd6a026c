import { Type, type Static } from 'typebox';
import { lookup, MaybeText, Page, pageInput, Text } from '../../kit';

/** Somebody as the address list has them; the phone is masked. */
export const Contact = Type.Object({
  id: Text(36),
  userId: Text(36),
  username: Text(),
  realname: Text(),
  avatar: MaybeText(),
  workNo: MaybeText(),
  post: MaybeText(500),
  /** Names of the positions, comma-joined. */
  post_dictText: MaybeText(2000),
  telephone: MaybeText(),
  email: MaybeText(),
  phone: MaybeText(),
  departId: MaybeText(4000),
  /** Several are joined by ` | `. */
  departName: MaybeText(2000),
});
export type Contact = Static<typeof Contact>;

const members = {
  ...pageInput,
  orgCode: Type.Optional(Text(64)),
  realname: Type.Optional(Text(100)),
  workNo: Type.Optional(Text(100)),
};

/** Normal users of a department and below. */
export const listContacts = lookup('/sys/user/queryByOrgCode', { ...members, orgCode: Text(64) }, Page(Contact));

/** The same for the address list: everybody without a department. */
export const listAddresses = lookup('/sys/user/queryByOrgCodeForAddressList', members, Page(Contact));

/** Normal users by a part of account, name or phone, for clients on phones. */
export const listAppUsers = lookup(
  '/sys/user/appUserList',
  { ...pageInput, keyword: Type.Optional(Text(100)), username: Type.Optional(Text(2000)) },
  Page(Contact),
);
