import { Type } from 'typebox';
import { endpoint, MaybeText, signedIn, standard, Text } from '../../kit';
import { Mobile, SmsCode } from '../session/phoneEndpoints';
import { Tenant } from '../../system/tenant';
import { UserInfo } from '../../system/user';
import { Profile, ProfileChange, UserAgent, UserAgentAdd, UserAgentEdit } from './schema';

/** The caller with the names of roles, departments and positions. */
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

/** Keeps the tenant the caller goes on to: a call without a choice of its own is in it from then on. */
export const changeLoginTenantId = endpoint({
  method: 'PUT',
  path: '/sys/user/changeLoginTenantId',
  access: signedIn('own'),
  input: Type.Object({ loginTenantId: Type.Integer({ title: '租户', minimum: 1 }) }),
  result: Type.Null(),
});

/** Another mobile number; a code of the mode `register` has shown that it is the caller's. */
export const updateMobile = endpoint({
  method: 'PUT',
  path: '/sys/user/updateMobile',
  access: signedIn('own'),
  input: Type.Object({ phone: Mobile, smscode: SmsCode }),
  result: Type.Null(),
});

/** The caller as the account page of the family's newer client asks for them. */
export const getUserData = endpoint({
  method: 'GET',
  path: '/sys/user/login/setting/getUserData',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ ...UserInfo.properties, postText: MaybeText(2000), departName: MaybeText(2000) }),
});

/** What is not sent stays, the name too. */
const OwnRecord = Type.Object({
  ...ProfileChange.properties,
  realname: Type.Optional(ProfileChange.properties.realname),
});

/** {@link editProfile} under the name that client knows. */
export const editUserData = endpoint({
  method: 'POST',
  path: '/sys/user/login/setting/userEdit',
  access: signedIn('own'),
  input: OwnRecord,
  result: Type.Null(),
});

/** The same for its mobile client. A number is changed by {@link updateMobile} alone: another one is refused here. */
export const editOwnUser = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: '/sys/user/appEdit',
  access: signedIn('own'),
  input: Type.Object({ ...OwnRecord.properties, phone: Type.Optional(MaybeText(45)) }),
  result: Type.Null(),
});

/** The caller's tenants in force. */
export const getCurrentUserTenant = endpoint({
  method: 'GET',
  path: '/sys/tenant/getCurrentUserTenant',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ list: Type.Array(Tenant) }),
});

/** Who the token is of, in four words; `token` is not looked at, the one of the request counts. */
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

/** Chat applications people could sign in with: none. */
export const getEnabledThirdApps = endpoint({
  method: 'GET',
  path: '/sys/thirdApp/getEnabledType',
  access: signedIn('none'),
  input: Type.Object({}),
  result: Type.Object({ wechatEnterprise: Type.Boolean(), dingtalk: Type.Boolean() }),
});

const mine = signedIn('own');
const agents = standard('/sys/sysUserAgent', { list: mine, add: mine, edit: mine, delete: mine });

/** Rights to the agents of everybody in the tenant; one's own take none. */
export const agentRights = {
  list: 'system:userAgent:list',
  add: 'system:userAgent:add',
  edit: 'system:userAgent:edit',
  delete: 'system:userAgent:delete',
} as const;

/** Who stands in for the caller, and for whoever else the caller may see; for each there is one at most in a tenant. */
export const listUserAgents = agents.list(
  ['id', 'userName', 'agentUserName', 'status', 'startTime', 'endTime'],
  UserAgent,
);
export const viewUserAgent = agents.view(UserAgent);
export const addUserAgent = agents.add(UserAgentAdd, UserAgent);
export const editUserAgent = agents.edit(UserAgentEdit, UserAgent);
export const deleteUserAgent = agents.delete();
export const deleteUserAgents = agents.deleteBatch();

/** The one of a user, as {@link listUserAgents} would have it. */
export const queryUserAgent = endpoint({
  method: 'GET',
  path: '/sys/sysUserAgent/queryByUserName',
  access: mine,
  input: Type.Object({ userName: Text(100) }),
  result: UserAgent,
});
