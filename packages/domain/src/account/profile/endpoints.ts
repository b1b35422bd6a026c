import { Type } from 'typebox';
import { endpoint, MaybeText, signedIn, standard, Text } from '../../kit';
import { Mobile, SmsCode } from '../session/phoneEndpoints';
import { Tenant } from '../../system/tenant';
import { UserInfo } from '../../system/user';
import { Profile, ProfileChange, UserAgent, UserAgentAdd, UserAgentEdit } from './schema';

/** The caller's profile with names of roles, departments and positions. */
export const viewProfile = endpoint({
  method: 'GET',
  path: '/sys/user/profile',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Profile,
});

export const editProfile = endpoint({
  method: 'PUT',
  path: '/sys/user/profile',
  access: signedIn('own'),
  input: ProfileChange,
  result: UserInfo,
});

/** Stores the tenant the caller switches to. It becomes the default for calls that do not name a tenant. */
export const changeLoginTenantId = endpoint({
  method: 'PUT',
  path: '/sys/user/changeLoginTenantId',
  access: signedIn('own'),
  input: Type.Object({ loginTenantId: Type.Integer({ title: '租户', minimum: 1 }) }),
  result: Type.Null(),
});

/** Changes the mobile number. Needs an SMS code of mode `register` sent to the new number. */
export const updateMobile = endpoint({
  method: 'PUT',
  path: '/sys/user/updateMobile',
  access: signedIn('own'),
  input: Type.Object({ phone: Mobile, smscode: SmsCode }),
  result: Type.Null(),
});

/** Profile for the account page of the platform's newer client. */
export const getUserData = endpoint({
  method: 'GET',
  path: '/sys/user/login/setting/getUserData',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ ...UserInfo.properties, postText: MaybeText(2000), departName: MaybeText(2000) }),
});

/** Absent fields keep their value. */
const OwnRecord = Type.Object({
  ...ProfileChange.properties,
  realname: Type.Optional(ProfileChange.properties.realname),
});

/** Alias of {@link editProfile} for that client. */
export const editUserData = endpoint({
  method: 'POST',
  path: '/sys/user/login/setting/userEdit',
  access: signedIn('own'),
  input: OwnRecord,
  result: Type.Null(),
});

/** Alias for its mobile client. A different phone number is refused; use {@link updateMobile}. */
export const editOwnUser = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: '/sys/user/appEdit',
  access: signedIn('own'),
  input: Type.Object({ ...OwnRecord.properties, phone: Type.Optional(MaybeText(45)) }),
  result: Type.Null(),
});

/** The caller's active tenants. */
export const getCurrentUserTenant = endpoint({
  method: 'GET',
  path: '/sys/tenant/getCurrentUserTenant',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ list: Type.Array(Tenant) }),
});

/** Basic data of the caller. The parameter `token` is ignored in favour of the request's token. */
export const getUserSectionInfo = endpoint({
  method: 'GET',
  path: '/sys/user/getUserSectionInfoByToken',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({
    sysUserId: Text(36),
    sysUserCode: Text(),
    sysUserName: Text(),
    sysOrgCode: MaybeText(64),
  }),
});

/** Chat applications enabled for sign-in: none. */
export const getEnabledThirdApps = endpoint({
  method: 'GET',
  path: '/sys/thirdApp/getEnabledType',
  access: signedIn('none'),
  input: Type.Object({}),
  result: Type.Object({ wechatEnterprise: Type.Boolean(), dingtalk: Type.Boolean() }),
});

const ownAccess = signedIn('own');
const agents = standard('/sys/sysUserAgent', { list: ownAccess, add: ownAccess, edit: ownAccess, delete: ownAccess });

/** Permissions to manage the agents of all users of the tenant. Users need none for their own. */
export const agentRights = {
  list: 'system:userAgent:list',
  add: 'system:userAgent:add',
  edit: 'system:userAgent:edit',
  delete: 'system:userAgent:delete',
} as const;

/** Agents of the caller, or of all users with the permission. A user has at most one agent per tenant. */
export const listUserAgents = agents.list(
  ['id', 'userName', 'agentUserName', 'status', 'startTime', 'endTime'],
  UserAgent,
);
export const viewUserAgent = agents.view(UserAgent);
export const addUserAgent = agents.add(UserAgentAdd, UserAgent);
export const editUserAgent = agents.edit(UserAgentEdit, UserAgent);
export const deleteUserAgent = agents.delete();
export const deleteUserAgents = agents.deleteBatch();

/** Agent of a user, with the same visibility as {@link listUserAgents}. */
export const queryUserAgent = endpoint({
  method: 'GET',
  path: '/sys/sysUserAgent/queryByUserName',
  access: ownAccess,
  input: Type.Object({ userName: Text(100) }),
  result: UserAgent,
});
