import { Type, type Static } from 'typebox';
import { lookup, MaybeText, Page, pageInput, Text } from '../../kit';

/** A user in the address list, with masked phone number. */
export const Contact = Type.Object({
  id: Text(36),
  userId: Text(36),
  username: Text(),
  realname: Text(),
  avatar: MaybeText(),
  workNo: MaybeText(),
  post: MaybeText(500),
  /** Comma-joined position names. */
  post_dictText: MaybeText(2000),
  telephone: MaybeText(),
  email: MaybeText(),
  phone: MaybeText(),
  departId: MaybeText(4000),
  /** Names joined by ` | `. */
  departName: MaybeText(2000),
});
export type Contact = Static<typeof Contact>;

const members = {
  ...pageInput,
  orgCode: Type.Optional(Text(64)),
  realname: Type.Optional(Text(100)),
  workNo: Type.Optional(Text(100)),
};

/** Active users of a department and its descendants. */
export const listContacts = lookup('/sys/user/queryByOrgCode', { ...members, orgCode: Text(64) }, Page(Contact));

/** Like {@link listContacts}; without a department, all users. */
export const listAddresses = lookup('/sys/user/queryByOrgCodeForAddressList', members, Page(Contact));

/** Active users by part of username or name, for mobile clients. */
export const listAppUsers = lookup(
  '/sys/user/appUserList',
  { ...pageInput, keyword: Type.Optional(Text(100)), username: Type.Optional(Text(2000)) },
  Page(Contact),
);
