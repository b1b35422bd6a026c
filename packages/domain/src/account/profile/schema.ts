import { Type, type Static } from 'typebox';
import { Audit, DateTime, Day, Flag, Id, Maybe, MaybeFileUrl, MaybeText, Text } from '../../kit';
import { UserInfo } from '../../system/user';

/** Profile of the caller in the account centre. */
export const Profile = Type.Object({
  ...UserInfo.properties,
  /** Roles in the current tenant. */
  roleNames: Type.Array(Text()),
  /** Departments in the current tenant, in tree order. */
  departNames: Type.Array(Text()),
  positionNames: Type.Array(Text()),
});
export type Profile = Static<typeof Profile>;

const EMAIL = String.raw`^\w[-\w.+]*@([A-Za-z0-9][-A-Za-z0-9]*\.)+[A-Za-z]{2,14}$`;
const PHONE = String.raw`^[0-9+() -]{5,45}$`;

/** Changes to one's own profile. Absent fields keep their value; null clears it. */
export const ProfileChange = Type.Object({
  realname: Type.String({ title: '姓名', minLength: 1, maxLength: 100, pattern: String.raw`\S` }),
  /** Must be the caller. */
  username: Type.Optional(Text(100)),
  /** Stored path of an uploaded picture. */
  avatar: Type.Optional(MaybeFileUrl(500, { title: '头像' })),
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

const agentMembers = {
  /** Default the caller; another user needs a permission. Cannot be changed later. */
  userName: Type.Optional(Text(100, { title: '用户名' })),
  agentUserName: Type.String({ title: '代理人', minLength: 1, maxLength: 100 }),
  startTime: Type.Optional(Maybe(DateTime)),
  endTime: Type.Optional(Maybe(DateTime)),
  /** `1` = enabled. */
  status: Type.Optional(Flag),
};

/** Agent of a user for a period (contract, part 2 §1). */
export const UserAgent = Type.Object({
  id: Id,
  userName: Text(100),
  userName_dictText: Type.Optional(MaybeText()),
  agentUserName: Text(100),
  agentUserName_dictText: Type.Optional(MaybeText()),
  startTime: Maybe(DateTime),
  endTime: Maybe(DateTime),
  status: Text(1),
  ...Audit,
});
export type UserAgent = Static<typeof UserAgent>;

export const UserAgentAdd = Type.Object(agentMembers);
export type UserAgentAdd = Static<typeof UserAgentAdd>;

export const UserAgentEdit = Type.Object({
  ...Type.Partial(Type.Object(agentMembers)).properties,
  id: Id,
  updateTime: Type.Optional(Maybe(DateTime)),
});
export type UserAgentEdit = Static<typeof UserAgentEdit>;
