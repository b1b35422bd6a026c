import { Type } from 'typebox';
import { anyone, endpoint, Maybe, MaybeText, Text } from '../../kit';
import { LoginResult } from './schema';

/** Mobile number (P§5, shared rule `mobile`). */
export const Mobile = Type.String({ title: '手机号', pattern: '^1[34578]\\d{9}$', reason: '请输入正确的手机号码' });

/** Code of a text message. */
export const SmsCode = Type.String({ title: '短信验证码', minLength: 1, maxLength: 64 });

/** A user name (P§5, shared rule `username`): 4 to 18, although the specified message says 6 to 18. */
export const Username = Type.String({
  title: '用户名',
  pattern: '^[A-Za-z0-9_]{4,18}$',
  reason: '由6到18位字母、数字或下划线组成',
});

/** Purpose of a code: `0` login, `1` registration, `2` password reset. */
export const smsModes = { login: '0', register: '1', reset: '2' } as const;
export type SmsMode = (typeof smsModes)[keyof typeof smsModes];

/** Seconds a code is valid. */
export const SMS_CODE_LIFE = 600;

/** Verifies and consumes a captcha. */
export const checkCaptcha = endpoint({
  method: 'POST',
  path: '/sys/checkCaptcha',
  access: anyone,
  input: Type.Object({ captcha: Text(20, { title: '验证码' }), checkKey: Type.Union([Text(64), Type.Number()]) }),
  result: Type.Null(),
});

/**
 * Sends a code. The response is the same for known and unknown numbers. The result is the code if `SMS_MODE=echo`, else
 * null.
 */
export const sendSms = endpoint({
  method: 'POST',
  path: '/sys/sms',
  access: anyone,
  input: Type.Object({
    mobile: Mobile,
    smsmode: Type.Union([
      Type.Literal(smsModes.login),
      Type.Literal(smsModes.register),
      Type.Literal(smsModes.reset),
      Type.Integer({ minimum: 0, maximum: 2 }),
    ]),
  }),
  result: Maybe(Type.String()),
});

export const phoneLogin = endpoint({
  method: 'POST',
  path: '/sys/phoneLogin',
  access: anyone,
  input: Type.Object({
    mobile: Mobile,
    captcha: SmsCode,
    remember_me: Type.Optional(Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
  }),
  result: LoginResult,
});

/** Account data of a registration; the SMS code proves ownership of the phone number. */
export const NewAccount = {
  username: Username,
  password: Type.String({ title: '密码', minLength: 8, maxLength: 128 }),
  email: Type.Optional(
    Maybe(Type.String({ title: '邮箱', maxLength: 100, pattern: '^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })),
  ),
  smscode: SmsCode,
};

/** Creates an account with the role `register`. */
export const registerUser = endpoint({
  method: 'POST',
  path: '/sys/user/register',
  access: anyone,
  input: Type.Object({
    username: NewAccount.username,
    password: NewAccount.password,
    phone: Mobile,
    smscode: NewAccount.smscode,
    email: NewAccount.email,
    /** Version of the terms of service that the user accepted. */
    protocolVersion: Type.Optional(MaybeText(20)),
  }),
  result: Type.Null(),
});

/** Whether the given values are free; refused when one is taken. */
export const checkOnlyUser = endpoint({
  method: 'GET',
  path: '/sys/user/checkOnlyUser',
  access: anyone,
  input: Type.Object({
    username: Type.Optional(Text(100)),
    phone: Type.Optional(Text(45)),
    email: Type.Optional(Text(100)),
  }),
  result: Type.Boolean(),
});

/** First step of a password reset: returns the username and a one-time token. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: '/sys/user/phoneVerification',
  access: anyone,
  input: Type.Object({ phone: Mobile, smscode: SmsCode }),
  result: Type.Object({ smscode: Type.String(), username: Type.String() }),
});

/** Second step; `smscode` is the token of the first. Ignores the query, where a password would be logged. */
export const resetPassword = endpoint({
  method: 'POST',
  alsoBy: ['PUT'],
  path: '/sys/user/passwordChange',
  access: anyone,
  input: Type.Object({
    username: Type.String({ title: '用户名', minLength: 1, maxLength: 100 }),
    password: Type.String({ title: '新密码', minLength: 8, maxLength: 128 }),
    smscode: SmsCode,
    phone: Mobile,
  }),
  result: Type.Null(),
});

/** Single sign-on by CAS; always refused because it is off (P§9). */
export const validateCasLogin = endpoint({
  method: 'GET',
  path: '/sys/cas/client/validateLogin',
  access: anyone,
  input: Type.Object({ ticket: Type.Optional(Text(500)), service: Type.Optional(Text(500)) }),
  result: LoginResult,
});
