import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sysLog, sysOneTime, sysThirdAccount, sysUser } from '../src/platform/db';
import type { OidcProvider } from '../src/platform/config/oidcProviders';
import { CLIENT_ID, CLIENT_SECRET, startProvider, walkThrough, type RunningProvider } from './support/oidcProvider';
import { startTestServer, type TestServer } from './support/startTestServer';

const BACK = 'http://localhost/api/sys/thirdLogin/corp/callback';
const PASSWORD = 'Gezi@2026';

let provider: RunningProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startProvider(BACK);
  const corp: OidcProvider = {
    key: 'corp',
    name: '集团统一身份',
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    scope: 'openid profile',
    mayCreate: false,
  };
  const open = { ...corp, key: 'open', name: '访客', mayCreate: true };
  server = await startTestServer({ config: { oidc: [corp, open], smsMode: 'echo' } });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => {
  provider.tamper = undefined;
  server.pass(61_000);
});

/** A browser with its cookie. */
function browser() {
  let cookie = '';
  const get = async (url: string) => {
    const answer = await server.app.inject({ url, headers: { cookie } });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') cookie = set.split(';', 1)[0]!;
    return answer;
  };
  const post = async (path: string, payload: object) => {
    const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: { cookie } });
    return answer.json<{ success: boolean; message: string; result: string; field?: string }>();
  };
  /** Walks to the provider, through its pages, and back to our callback URL. */
  const toCallback = async (sub: string) => {
    const begun = await get('/api/sys/thirdLogin/render/corp');
    expect(begun.statusCode).toBe(302);
    return new URL(await walkThrough(begun.headers.location!, sub, BACK));
  };
  const callback = async (url: URL) => {
    const answer = await get(`${url.pathname}${url.search}`);
    const location = new URL(answer.headers.location!, 'http://localhost');
    expect(location.pathname).toBe('/oauth2-app/login');
    expect(location.host).toBe('localhost');
    return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  };
  const enter = async (token: string, type = 'corp') =>
    (await get(`/api/sys/thirdLogin/getLoginUser/${token}/${type}`)).json<{
      success: boolean;
      message: string;
      result: { token: string; userInfo: { username: string } };
    }>();
  return { get, post, toCallback, callback, enter, cookie: () => cookie };
}

/** Links an account at the provider to a user. */
async function bound(sub: string, username: string) {
  const window = browser();
  const { uuid } = await window.callback(await window.toCallback(sub));
  const answer = await window.post('/sys/thirdLogin/user/checkPassword', { uuid, username, password: PASSWORD });
  expect(answer).toMatchObject({ success: true });
  return { window, token: answer.result };
}

describe('redirect to the provider', () => {
  test('requests a code with PKCE, state and nonce, and sets a cookie', async () => {
    const window = browser();
    const { headers } = await window.get('/api/sys/thirdLogin/render/corp');
    const target = new URL(headers.location!);
    expect(target.origin).toBe(provider.issuer);
    const asked = Object.fromEntries(target.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: BACK,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    const rows = JSON.stringify(await server.db.orm.select().from(sysOneTime));
    expect(rows).not.toContain(asked.state);
  });

  test('ignores redirect targets in the query', async () => {
    const query = 'redirect_uri=https://evil.example&redirect=//evil.example&state=https://evil.example';
    for (const path of ['render/corp', 'oauth2/corp/login']) {
      const { headers } = await browser().get(`/api/sys/thirdLogin/${path}?${query}`);
      expect(headers.location).toContain(`${provider.issuer}/auth?`);
      expect(headers.location).not.toContain('evil');
    }
  });

  test('returns 404 for an unknown provider', async () => {
    const answer = await browser().get('/api/sys/thirdLogin/render/wechat');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('未配置该登录方式');
  });

  test('the login page gets the providers without secrets', async () => {
    const { body, raw } = await server.anonymous.get<{ thirdLogin: unknown }>('/portal/config');
    expect(body.result!.thirdLogin).toEqual([
      { source: 'corp', name: '集团统一身份', mayCreate: false },
      { source: 'open', name: '访客', mayCreate: true },
    ]);
    expect(raw.body).not.toContain(CLIENT_SECRET);
  });
});

describe('callback', () => {
  test('an unknown user links an account and signs in by the provider from then on', async () => {
    const { window, token } = await bound('zhou', 'manager');
    const entered = await window.enter(token);
    expect(entered).toMatchObject({ success: true, result: { userInfo: { username: 'manager' } } });
    const me = await server.app.inject({
      url: '/api/sys/user/getUserInfo',
      headers: { 'x-access-token': entered.result.token },
    });
    expect(me.json()).toMatchObject({ success: true });
    expect(await window.enter(token)).toMatchObject({ success: false, message: '登录请求已失效，请重新登录' });

    const again = browser();
    const landed = await again.callback(await again.toCallback('zhou'));
    expect(landed).toEqual({ token: expect.any(String), type: 'corp' });
    expect(await again.enter(landed.token!)).toMatchObject({ result: { userInfo: { username: 'manager' } } });
  });

  test('accepts a callback once', async () => {
    await bound('replayed', 'purchaser');
    const window = browser();
    const url = await window.toCallback('replayed');
    expect(await window.callback(url)).toHaveProperty('token');
    expect(await window.callback(url)).toEqual({ error: 'stale', type: 'corp' });
  });

  test('the provider refuses a used code', async () => {
    const window = browser();
    const first = await window.toCallback('code-thief');
    await window.callback(first);
    const second = await window.toCallback('code-thief');
    second.searchParams.set('code', first.searchParams.get('code')!);
    expect(await window.callback(second)).toEqual({ error: 'failed', type: 'corp' });
  });

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'A'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
  ])('%s', async (_case, change) => {
    const window = browser();
    const url = await window.toCallback('any');
    change(url);
    expect(await window.callback(url)).toEqual({ error: 'stale', type: 'corp' });
  });

  test('refuses another or no issuer', async () => {
    const window = browser();
    const url = await window.toCallback('any');
    url.searchParams.set('iss', 'https://evil.example');
    expect(await window.callback(url)).toEqual({ error: 'failed', type: 'corp' });
  });

  test('refuses another browser, so a link cannot sign anybody in', async () => {
    const mine = browser();
    const url = await mine.toCallback('attacker');
    expect(await browser().callback(url)).toEqual({ error: 'stale', type: 'corp' });
    const victim = browser();
    await victim.get('/api/sys/thirdLogin/render/corp');
    expect(await victim.callback(url)).toEqual({ error: 'stale', type: 'corp' });
    const { token } = await bound('attacker', 'editor');
    expect(await victim.enter(token)).toMatchObject({ success: false });
  });

  test('refuses another nonce', async () => {
    const window = browser();
    const url = await window.toCallback('any');
    const changed = sql`jsonb_set(${sysOneTime.data}, '{nonce}', '"another"')`;
    await server.db.orm.update(sysOneTime).set({ data: changed }).where(eq(sysOneTime.kind, 'oidc-flow'));
    expect(await window.callback(url)).toEqual({ error: 'failed', type: 'corp' });
  });

  test('refuses another verifier', async () => {
    const window = browser();
    const url = await window.toCallback('any');
    const changed = sql`jsonb_set(${sysOneTime.data}, '{verifier}', ${JSON.stringify('v'.repeat(43))}::jsonb)`;
    await server.db.orm.update(sysOneTime).set({ data: changed }).where(eq(sysOneTime.kind, 'oidc-flow'));
    expect(await window.callback(url)).toEqual({ error: 'failed', type: 'corp' });
  });

  test('refuses a late callback', async () => {
    const window = browser();
    const url = await window.toCallback('any');
    server.pass(11 * 60_000);
    expect(await window.callback(url)).toEqual({ error: 'stale', type: 'corp' });
    const { window: other, token } = await bound('slow', 'declarer');
    server.pass(61_000);
    expect(await other.enter(token)).toMatchObject({ success: false });
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
  test.each<[string, (token: string) => string]>([
    ['alg none', (token) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['alg none with the signature', (token) => [part({ alg: 'none' }), ...token.split('.').slice(1)].join('.')],
    [
      'another subject',
      (token) => {
        const [head, , signature] = token.split('.');
        return [head, part({ ...claimsOf(token), sub: 'zhou' }), signature].join('.');
      },
    ],
    ['no signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ])('refuses an id token with %s', async (_case, tamper) => {
    await bound('honest', 'approver').catch(() => undefined);
    const window = browser();
    const url = await window.toCallback('honest');
    provider.tamper = tamper;
    expect(await window.callback(url)).toEqual({ error: 'failed', type: 'corp' });
  });

  test('reports a sign-in declined at the provider', async () => {
    const window = browser();
    const url = await window.toCallback('any');
    url.search = `?error=access_denied&state=${url.searchParams.get('state')}`;
    expect(await window.callback(url)).toEqual({ error: 'denied', type: 'corp' });
  });
});

describe('an account that is not linked yet', () => {
  const unbound = async (sub: string) => {
    const window = browser();
    const { uuid, name } = await window.callback(await window.toCallback(sub));
    return { window, uuid: uuid!, name };
  };

  test('allows five passwords, which count for the account too', async () => {
    const { window, uuid } = await unbound('guesser');
    const guess = (password: string) =>
      window.post('/sys/thirdLogin/user/checkPassword', { uuid, username: 'expert', password });
    for (let round = 0; round < 5; round += 1) expect((await guess('wrong-one')).message).toBe('用户名或密码错误');
    expect((await guess(PASSWORD)).message).toBe('绑定请求已失效，请重新登录');
    const login = await server.anonymous.post('/sys/login', { username: 'expert', password: PASSWORD });
    expect(login.body.message).toContain('已锁定');
  });

  test('is bound to its browser', async () => {
    const { uuid } = await unbound('stranger');
    const body = { uuid, username: 'manager', password: PASSWORD };
    expect(await browser().post('/sys/thirdLogin/user/checkPassword', body)).toMatchObject({ success: false });
  });

  test('can be linked by phone number', async () => {
    const { window, uuid } = await unbound('by-phone');
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier2'));
    const sent = await server.anonymous.post<string>('/sys/sms', { mobile: user!.phone, smsmode: '0' });
    const body = { thirdUserUuid: uuid, mobile: user!.phone };
    const wrong = await window.post('/sys/thirdLogin/bindingThirdPhone', { ...body, captcha: 'x' });
    expect(wrong).toMatchObject({ message: '手机验证码错误或已失效', field: 'captcha' });
    const answer = await window.post('/sys/thirdLogin/bindingThirdPhone', { ...body, captcha: sent.body.result });
    expect(await window.enter(answer.result)).toMatchObject({ result: { userInfo: { username: 'supplier2' } } });
  });

  test('creates an account only if the provider allows it', async () => {
    const { window, uuid } = await unbound('newcomer');
    expect(await window.post('/sys/thirdLogin/user/create', { thirdUserUuid: uuid })).toMatchObject({
      success: false,
      message: '该第三方账号不允许自动创建用户，请绑定已有账号',
    });
    const changed = sql`jsonb_set(${sysOneTime.data}, '{source}', '"open"')`;
    await server.db.orm.update(sysOneTime).set({ data: changed }).where(eq(sysOneTime.kind, 'third-bind'));
    const made = await window.post('/sys/thirdLogin/user/create', { thirdUserUuid: uuid });
    const entered = await window.enter(made.result, 'open');
    expect(entered.result.userInfo.username).toMatch(/^u_[a-z0-9]+$/);
  });

  test('cannot be linked twice', async () => {
    const [one, two] = [await unbound('twice'), await unbound('twice')];
    const body = (uuid: string, username: string) => ({ uuid, username, password: PASSWORD });
    const path = '/sys/thirdLogin/user/checkPassword';
    expect(await one.window.post(path, body(one.uuid, 'declarer'))).toMatchObject({ success: true });
    expect(await two.window.post(path, body(two.uuid, 'purchaser'))).toMatchObject({
      message: '该第三方账号已绑定其他用户',
    });
    const rows = await server.db.orm.select().from(sysThirdAccount).where(eq(sysThirdAccount.subject, 'twice'));
    expect(rows).toHaveLength(1);
  });
});

test('refuses a frozen user and logs no one-time token', async () => {
  const { window, token } = await bound('frozen', 'supplier3');
  await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'supplier3'));
  expect(await window.enter(token)).toMatchObject({ success: false, message: '该用户已冻结，请联系管理员' });
  const log = JSON.stringify(await server.db.orm.select().from(sysLog));
  expect(log).not.toContain(token);
  expect(log).toContain('绑定第三方账号 corp');
});

test('reports an unreachable provider', async () => {
  const lone = await startTestServer({
    db: server.db,
    config: {
      oidc: [
        {
          key: 'corp',
          name: 'x',
          issuer: 'http://127.0.0.1:9',
          clientId: 'x',
          clientSecret: undefined,
          scope: 'openid',
          mayCreate: false,
        },
      ],
    },
  });
  const answer = await lone.app.inject({ url: '/api/sys/thirdLogin/render/corp' });
  expect(answer.headers.location).toBe('/oauth2-app/login#error=failed&type=corp');
  await lone.close();
});
