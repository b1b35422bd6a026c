import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';

/** A user in pickers. */
export const UserRow = Type.Object({
  id: Text(36),
  username: Text(),
  realname: Text(),
  /** 1 男, 2 女. */
  sex: Maybe(Type.Integer()),
  phone: MaybeText(),
  birthday: MaybeText(),
  /** Comma-joined department names. */
  orgCodeTxt: MaybeText(2000),
});
export type UserRow = Static<typeof UserRow>;

/** A user in the list for all buyers. */
export const UserListRow = Type.Object({
  ...UserRow.properties,
  avatar: MaybeText(),
  /** Comma-joined position codes. */
  post: MaybeText(500),
});
export type UserListRow = Static<typeof UserListRow>;

/** The signed-in user in the session (contract, part 1 §2.1), without password and salt. */
export const UserInfo = Type.Object({
  ...UserRow.properties,
  avatar: MaybeText(),
  email: MaybeText(),
  orgCode: MaybeText(64),
  /** 1 normal, 2 frozen, 0 awaiting audit, -1 changed and awaiting audit. */
  status: Type.Integer(),
  delFlag: Type.Integer(),
  workNo: MaybeText(),
  post: MaybeText(),
  telephone: MaybeText(),
  userIdentity: Maybe(Type.Integer()),
  departIds: MaybeText(4000),
  relTenantIds: MaybeText(),
  clientId: MaybeText(),
  homePath: MaybeText(),
  activitiSync: Maybe(Type.Integer()),
  company: MaybeText(),
  supplierId: MaybeText(36),
  userType: Type.Union([
    Type.Literal('buyer'),
    Type.Literal('supplier'),
    Type.Literal('expert'),
    Type.Literal('admin'),
  ]),
  loginTenantId: Maybe(Type.Integer()),
});
export type UserInfo = Static<typeof UserInfo>;
