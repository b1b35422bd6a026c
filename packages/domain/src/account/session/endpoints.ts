import { Type } from 'typebox';
import { anyone, endpoint, signedIn, Text } from '../../kit';
import { UserInfo } from '../../system/user';
import { LoginResult } from './schema';

/** The captcha as a data URL; `checkKey` is chosen by the client. */
export const randomImage = endpoint({
  method: 'GET',
  path: '/sys/randomImage/{checkKey}',
  access: anyone,
  input: Type.Object({ checkKey: Text(64) }),
  result: Type.String(),
});

export const login = endpoint({
  method: 'POST',
  path: '/sys/login',
  access: anyone,
  input: Type.Object({
    username: Type.String({ title: '用户名', minLength: 1, maxLength: 100 }),
    password: Type.String({ title: '密码', minLength: 1, maxLength: 128 }),
    captcha: Type.Optional(Text(20, { title: '验证码' })),
    checkKey: Type.Optional(Type.Union([Text(64), Type.Number()])),
    remember_me: Type.Optional(Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
    tenantId: Type.Optional(Type.Integer()),
  }),
  result: LoginResult,
});

/**
 * Asked for by clients of the family before they sign in. Passwords come plain over TLS here: the two are made anew for
 * each call, and nothing is read by them.
 */
export const getEncryptedString = endpoint({
  method: 'GET',
  path: '/sys/getEncryptedString',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ key: Text(16), iv: Text(16) }),
});

/** Ends the session of the token in the header; succeeds also when it has ended already. */
export const logout = endpoint({
  method: 'POST',
  alsoBy: ['GET', 'PUT'],
  path: '/sys/logout',
  access: anyone,
  input: Type.Object({}),
  result: Type.Null(),
});

/** The caller, read anew from the server. */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/sys/user/getUserInfo',
  access: signedIn('own'),
  input: Type.Object({}),
  result: Type.Object({ userInfo: UserInfo, sysAllDictItems: LoginResult.properties.sysAllDictItems }),
});

export const selectDepart = endpoint({
  method: 'POST',
  alsoBy: ['PUT'],
  path: '/sys/selectDepart',
  access: signedIn('own'),
  input: Type.Object({ orgCode: Type.String({ minLength: 1, maxLength: 64 }), username: Type.Optional(Text(100)) }),
  result: Type.Object({ userInfo: UserInfo }),
});

export const updatePassword = endpoint({
  method: 'POST',
  alsoBy: ['PUT'],
  path: '/sys/user/updatePassword',
  access: signedIn('own'),
  input: Type.Object({
    username: Type.Optional(Text(100)),
    oldpassword: Type.String({ title: '旧密码', minLength: 1, maxLength: 128 }),
    password: Type.String({ title: '新密码', minLength: 8, maxLength: 128 }),
    confirmpassword: Type.String({ title: '确认密码', minLength: 8, maxLength: 128 }),
  }),
  result: Type.Null(),
});

/** Signing in without a captcha, as mobile clients do; failures count as they do everywhere. */
export const mobileLogin = endpoint({
  method: 'POST',
  path: '/sys/mLogin',
  access: anyone,
  input: Type.Object({ username: login.input.properties.username, password: login.input.properties.password }),
  result: Type.Object({ token: Text(), userInfo: UserInfo }),
});

/** A code to be shown as a picture; good for 30 seconds. */
export const getLoginQrcode = endpoint({
  method: 'GET',
  path: '/sys/getLoginQrcode',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ qrcodeId: Text(64) }),
});

/** What became of it: `-1` waits, `-2` is over, anything else is the token of whoever let it in. */
export const getQrcodeToken = endpoint({
  method: 'GET',
  path: '/sys/getQrcodeToken',
  access: anyone,
  input: Type.Object({ qrcodeId: Text(64) }),
  result: Type.Object({ token: Text() }),
});

/** Lets the window that shows the code in, as the caller. `token` is not looked at: the one of the request counts. */
export const scanLoginQrcode = endpoint({
  method: 'POST',
  path: '/sys/scanLoginQrcode',
  access: signedIn('own'),
  input: Type.Object({ qrcodeId: Text(64), token: Type.Optional(Text()) }),
  alsoByQuery: true,
  result: Type.Null(),
});
