import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';

/** A user as pickers show it. */
export const UserRow = Type.Object({
  id: Text(36),
  username: Text(),
  realname: Text(),
  /** 1 男, 2 女. */
  sex: Maybe(Type.Integer()),
  phone: MaybeText(),
  birthday: MaybeText(),
  /** Names of the departments, comma-joined. */
  orgCodeTxt: MaybeText(2000),
});
export type UserRow = Static<typeof UserRow>;

/** A user as the list shows it to everybody of the buying side. */
export const UserListRow = Type.Object({
  ...UserRow.properties,
  avatar: MaybeText(),
  /** Position codes, comma-joined. */
  post: MaybeText(500),
});
export type UserListRow = Static<typeof UserListRow>;

/** The signed-in user as the session carries it (contract, part 1 §2.1); never password or salt. */
export const UserInfo = Type.Object({
  ...UserRow.properties,
  avatar: MaybeText(),
  email: MaybeText(),
  orgCode: MaybeText(64),
  /** 1 normal, 2 frozen, 0 waiting for audit, -1 changed and waiting for audit. */
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
