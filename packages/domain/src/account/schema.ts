import { Type, type Static } from 'typebox';
import { Day, Maybe, MaybeText, Text } from '../kit';
import { UserInfo } from '../user';

/** The caller as the account centre shows them. */
export const Profile = Type.Object({
  ...UserInfo.properties,
  /** Roles in the tenant in force. */
  roleNames: Type.Array(Text()),
  /** Departments in the tenant in force, in the order of the tree. */
  departNames: Type.Array(Text()),
  positionNames: Type.Array(Text()),
});
export type Profile = Static<typeof Profile>;

const EMAIL = String.raw`^\w[-\w.+]*@([A-Za-z0-9][-A-Za-z0-9]*\.)+[A-Za-z]{2,14}$`;
const PHONE = String.raw`^[0-9+() -]{5,45}$`;

/** What people change of themselves; what is not sent stays, null takes it away. */
export const ProfileChange = Type.Object({
  realname: Type.String({ title: '姓名', minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  /** Must be the caller. */
  username: Type.Optional(Text(100)),
  /** Stored path of an uploaded picture. */
  avatar: Type.Optional(MaybeText(500, { title: '头像' })),
  /** 1 男, 2 女. */
  sex: Type.Optional(Maybe(Type.Integer({ title: '性别', minimum: 1, maximum: 2 }))),
  birthday: Type.Optional(Maybe(Day)),
  email: Type.Optional(
    Maybe(Type.String({ title: '邮箱', reason: '应为正确的邮箱地址', maxLength: 100, pattern: EMAIL })),
  ),
  telephone: Type.Optional(
    Maybe(Type.String({ title: '座机', reason: '应为正确的电话号码', maxLength: 45, pattern: PHONE })),
  ),
});
export type ProfileChange = Static<typeof ProfileChange>;
