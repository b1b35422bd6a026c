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
 * Requested by clients of the platform before sign-in. Key and iv are random and unused, because passwords are sent
 * plain over TLS.
 */
export const getEncryptedString = endpoint({
  method: 'GET',
  path: '/sys/getEncryptedString',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ key: Text(16), iv: Text(16) }),
});

/** Ends the session of the token in the header; also succeeds if it has already ended. */
export const logout = endpoint({
  method: 'POST',
  alsoBy: ['GET', 'PUT'],
  path: '/sys/logout',
  access: anyone,
  input: Type.Object({}),
  result: Type.Null(),
});

/** Current data of the caller. */
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

/** Sign-in for mobile clients; captcha and failures count as for {@link login}. */
export const mobileLogin = endpoint({
  method: 'POST',
  path: '/sys/mLogin',
  access: anyone,
  input: Type.Pick(login.input, ['username', 'password', 'captcha', 'checkKey']),
  result: Type.Object({ token: Text(), userInfo: UserInfo }),
});

/** Code to show as a QR picture; valid for 30 seconds. */
export const getLoginQrcode = endpoint({
  method: 'GET',
  path: '/sys/getLoginQrcode',
  access: anyone,
  input: Type.Object({}),
  result: Type.Object({ qrcodeId: Text(64) }),
});

/** State of a code: `-1` pending, `-2` expired, otherwise the session token. */
export const getQrcodeToken = endpoint({
  method: 'GET',
  path: '/sys/getQrcodeToken',
  access: anyone,
  input: Type.Object({ qrcodeId: Text(64) }),
  result: Type.Object({ token: Text() }),
});

/** Signs the window that shows the code in as the caller. The input `token` is ignored in favour of the request's token. */
export const scanLoginQrcode = endpoint({
  method: 'POST',
  path: '/sys/scanLoginQrcode',
  access: signedIn('own'),
  input: Type.Object({ qrcodeId: Text(64), token: Type.Optional(Text()) }),
  alsoByQuery: true,
  result: Type.Null(),
});
