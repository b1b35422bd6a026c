import { Type } from 'typebox';
import { anyone, endpoint, Text } from '../../kit';
import { Mobile, SmsCode } from './phoneEndpoints';
import { LoginResult } from './schema';

const Source = Text(40);
/** One-time token issued by the server. */
const Ticket = Type.String({ minLength: 1, maxLength: 100 });

/** Redirects the browser to a provider, or shows an error page if the provider is unknown. */
export const renderThirdLogin = endpoint({
  method: 'GET',
  path: '/sys/thirdLogin/render/{source}',
  access: anyone,
  input: Type.Object({ source: Source }),
  result: Type.Unknown(),
  answer: 'raw',
});

/** Alias for applications; their `state` is ignored. */
export const oauth2Login = endpoint({
  ...renderThirdLogin,
  path: '/sys/thirdLogin/oauth2/{source}/login',
});

/** Callback of the provider; redirects to `/oauth2-app/login`. */
export const thirdLoginCallback = endpoint({
  ...renderThirdLogin,
  path: '/sys/thirdLogin/{source}/callback',
});

/** Signs in. `first` is the one-time token of the landing page, `second` the provider. */
export const getThirdLoginUser = endpoint({
  method: 'GET',
  path: '/sys/thirdLogin/getLoginUser/{first}/{second}/{tenantId}',
  access: anyone,
  input: Type.Object({ first: Ticket, second: Source, tenantId: Type.Optional(Text(20)) }),
  result: LoginResult,
});

/** Binds an existing account to the provider account; returns a token for {@link getThirdLoginUser}. */
export const bindThirdAccount = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/user/checkPassword',
  access: anyone,
  input: Type.Object({
    uuid: Ticket,
    username: Type.String({ title: '用户名', minLength: 1, maxLength: 100 }),
    password: Type.String({ title: '密码', minLength: 1, maxLength: 128 }),
    operateCode: Type.Optional(Text(100)),
  }),
  result: Type.String(),
});

/** Like {@link bindThirdAccount}, by the phone number of the account. */
export const bindThirdPhone = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/bindingThirdPhone',
  access: anyone,
  input: Type.Object({ thirdUserUuid: Ticket, mobile: Mobile, captcha: SmsCode }),
  result: Type.String(),
});

/** Creates an account if the provider is configured to allow that. */
export const createThirdUser = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/user/create',
  access: anyone,
  input: Type.Object({ thirdUserUuid: Ticket }),
  result: Type.String(),
});
