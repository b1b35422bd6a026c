import { Type } from 'typebox';
import { anyone, endpoint, Text } from '../../kit';
import { Mobile, SmsCode } from './phoneEndpoints';
import { LoginResult } from './schema';

const Source = Text(40);
/** Shown once by us, good for one use. */
const Ticket = Type.String({ minLength: 1, maxLength: 100 });

/** Leads the browser to a provider; a page says so where there is none of that name. */
export const renderThirdLogin = endpoint({
  method: 'GET',
  path: '/sys/thirdLogin/render/{source}',
  access: anyone,
  input: Type.Object({ source: Source }),
  result: Type.Unknown(),
  answer: 'raw',
});

/** The same, as applications call it; `state` is theirs and does not count. */
export const oauth2Login = endpoint({
  ...renderThirdLogin,
  path: '/sys/thirdLogin/oauth2/{source}/login',
});

/** Where a provider sends the browser back to; leads on to `/oauth2-app/login`. */
export const thirdLoginCallback = endpoint({
  ...renderThirdLogin,
  path: '/sys/thirdLogin/{source}/callback',
});

/** @param first what the way back brought along, good once; `second` the provider */
export const getThirdLoginUser = endpoint({
  method: 'GET',
  path: '/sys/thirdLogin/getLoginUser/{first}/{second}/{tenantId}',
  access: anyone,
  input: Type.Object({ first: Ticket, second: Source, tenantId: Type.Optional(Text(20)) }),
  result: LoginResult,
});

/** Ties the account somebody has to the one they came with; answers what {@link getThirdLoginUser} takes. */
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

/** The same by the number of the account. */
export const bindThirdPhone = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/bindingThirdPhone',
  access: anyone,
  input: Type.Object({ thirdUserUuid: Ticket, mobile: Mobile, captcha: SmsCode }),
  result: Type.String(),
});

/** A new account for who has none, where the provider is set to let its people in. */
export const createThirdUser = endpoint({
  method: 'POST',
  path: '/sys/thirdLogin/user/create',
  access: anyone,
  input: Type.Object({ thirdUserUuid: Ticket }),
  result: Type.String(),
});
