import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  after,
  broken,
  createFakeServer,
  expired,
  never,
  refuse,
  reply,
  replyRaw,
  signedInSession,
} from '../../testing/index';
import type { ApiError } from '../errors/ApiError';
import type { FailedPurpose } from '../errors/describeFailure';
import { createSessionStore } from '../session/createSessionStore';
import { signOut } from '../session/transitions';
import { memoryStorage } from '../storage/KeyValueStorage';
import type { ClientOptions } from './Client';
import { createClient } from './createClient';
import type { Fetch } from './sendWithin';

const NOW = 1_700_000_000_999;

function setUp(options: Partial<ClientOptions> = {}) {
  const session = options.session ?? signedInSession();
  const server = createFakeServer({
    'GET /purchase/plan': reply({ id: 'p-1' }),
    'POST /purchase/plan': reply('stored'),
    'PUT /purchase/plan': reply(null),
    'DELETE /purchase/plan': reply(null),
    'POST /sys/login': reply(null),
    'POST /sys/logout': reply(null),
    'GET /sys/dict/getDictItems/{dictCode}': reply([]),
    'GET /raw': replyRaw([1, 2]),
  });
  const errors: ApiError[] = [];
  const purposes: (FailedPurpose | undefined)[] = [];
  const client = createClient({
    session,
    fetch: server.fetch,
    now: () => NOW,
    onError: (error, purpose) => {
      errors.push(error);
      purposes.push(purpose);
    },
    ...options,
  });
  return { client, server, session, errors, purposes, last: () => server.requests.at(-1)! };
}

const failing = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as ApiError,
  );

test('learns the time of the server from answers of the API, not from those of other origins', async () => {
  const fetch: Fetch = (href) => {
    const timestamp = href.startsWith('https:') ? 1 : NOW + 5_000;
    return Promise.resolve(Response.json({ success: true, message: '', code: 200, result: null, timestamp }));
  };
  const client = createClient({ session: signedInSession(), fetch, now: () => NOW });
  expect(client.serverNow()).toBe(NOW);
  await client.get('/now');
  expect(client.serverNow()).toBe(NOW + 5_000);
  await client.get('https://files.example/now');
  expect(client.serverNow()).toBe(NOW + 5_000);
});

describe('requests', () => {
  test('GET sends token, tenant 0 and the time in seconds, but no undefined or null', async () => {
    const { client, last } = setUp();
    const input = { id: '1', ids: ['a', 'b'], deep: { a: 1 }, gone: undefined, none: null, zero: 0, no: false };
    await expect(client.get('/purchase/plan', input)).resolves.toEqual({ id: 'p-1' });
    expect(last().query).toEqual({ _t: '1700000000', id: '1', ids: 'a,b', deep: '{"a":1}', zero: '0', no: 'false' });
    expect(last().headers).toMatchObject({ 'x-access-token': 'token-of-a-test', 'tenant-id': '0' });
    expect(last().headers).not.toHaveProperty('x-sign');
    expect(last().headers).not.toHaveProperty('content-type');
  });

  test('sends the selected tenant as tenant-id', async () => {
    const { client, session, last } = setUp();
    session.set({ ...session.get(), tenantId: 1001 });
    await client.get('/purchase/plan');
    expect(last().headers['tenant-id']).toBe('1001');
  });

  test('sends no token and tenant 0 without a user', async () => {
    const { client, last } = setUp({ session: createSessionStore({ storage: memoryStorage() }) });
    await client.get('purchase/plan');
    expect(last().headers).not.toHaveProperty('x-access-token');
    expect(last().headers['tenant-id']).toBe('0');
  });

  test('requests dictionary items without _t', async () => {
    const { client, last } = setUp();
    const target = { method: 'GET', path: '/sys/dict/getDictItems/{dictCode}' } as const;
    await client.call(target, { dictCode: "sys_user,realname,id,status = '1'" });
    expect(last().params).toEqual({ dictCode: "sys_user,realname,id,status = '1'" });
    expect(last().query).toEqual({});
  });

  test('POST and PUT send JSON, DELETE a query', async () => {
    const { client, last } = setUp();
    await expect(client.post('/purchase/plan', { a: [1] }, { query: { dry: true } })).resolves.toBe('stored');
    expect(last()).toMatchObject({ body: { a: [1] }, query: { dry: 'true' } });
    expect(last().headers['content-type']).toBe('application/json');
    await client.call({ method: 'PUT', path: '/purchase/plan' }, { id: '1' });
    expect(last().body).toEqual({ id: '1' });
    await client.call({ method: 'DELETE', path: '/purchase/plan' }, { id: '1' });
    expect(last()).toMatchObject({ query: { id: '1' }, body: undefined });
  });

  test.each([
    ['POST', 'a body of undefined', undefined],
    ['PUT', 'a body of undefined', undefined],
  ] as const)('%s with %s has no content type', async (method, _, body) => {
    const { client, last } = setUp();
    await client.call({ method, path: '/purchase/plan' }, body);
    expect(last().headers).not.toHaveProperty('content-type');
  });

  test('returns a raw answer as it is', async () => {
    const { client } = setUp();
    await expect(client.call({ method: 'GET', path: '/raw', answer: 'raw' }, {})).resolves.toEqual([1, 2]);
  });

  test('envelope returns the whole answer', async () => {
    const { client } = setUp();
    const envelope = await client.envelope({ method: 'GET', path: '/purchase/plan' }, {});
    expect(envelope).toMatchObject({ success: true, code: 200, message: '', result: { id: 'p-1' } });
  });

  test('sends the language of the user', async () => {
    const user: { language?: string } = {};
    const { client, last } = setUp({ language: () => user.language });
    await client.get('/purchase/plan');
    expect(last().headers).not.toHaveProperty('accept-language');
    user.language = 'en-US';
    await client.get('/purchase/plan');
    expect(last().headers['accept-language']).toBe('en-US');
  });

  test('a low-app route adds its header and its filter, which wins over the parameters', async () => {
    const params = { appId: 'app-7', lowAppFilter: '{"status":"1","id":"9"}' };
    const { client, last } = setUp({ currentRoute: () => ({ name: 'low-app-list', params }) });
    await client.get('/purchase/plan', { id: '1', name: 'x' });
    expect(last().headers['x-low-app-id']).toBe('app-7');
    expect(last().query).toEqual({ _t: '1700000000', id: '9', name: 'x', status: '1' });
    await client.post('/purchase/plan', { a: 1 });
    expect(last()).toMatchObject({ query: { status: '1', id: '9' }, body: { a: 1 } });
  });

  test.each([
    [{ name: 'low-app-list', params: {} }],
    [{ name: 'purchase', params: { appId: 'app-7', lowAppFilter: '{"a":"b"}' } }],
    [undefined],
  ])('route %j is not a low-code app', async (route) => {
    const { client, last } = setUp({ currentRoute: () => route });
    await client.get('/purchase/plan');
    expect(last().headers).not.toHaveProperty('x-low-app-id');
    expect(Object.keys(last().query)).toEqual(['_t']);
  });

  test('ignores an invalid low-app filter', async () => {
    const params = { appId: 'app-7', lowAppFilter: '{oops' };
    const { client, last } = setUp({ currentRoute: () => ({ name: 'low-app', params }) });
    await client.get('/purchase/plan');
    expect(Object.keys(last().query)).toEqual(['_t']);
  });

  test('signs GET and POST with a secret, except sign-in and sign-out', async () => {
    const { client, last } = setUp({ signSecret: 's3cret' });
    await client.get('/purchase/plan', { id: 1 });
    expect(last().headers['x-timestamp']).toBe(String(NOW));
    expect(last().headers['x-sign']).toMatch(/^[0-9A-F]{32}$/);
    await client.post('/purchase/plan', { id: 1 });
    expect(last().headers).toHaveProperty('x-sign');
    for (const call of [
      () => client.put('/purchase/plan', {}),
      () => client.delete('/purchase/plan'),
      () => client.post('/sys/login', {}),
      () => client.post('/sys/logout', {}),
    ]) {
      await call();
      expect(last().headers).not.toHaveProperty('x-sign');
    }
  });

  test('another origin gets no token, tenant, signature, filter, timestamp or cookies', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json({ success: true }));
    const { session } = setUp();
    const client = createClient({
      session,
      fetch,
      signSecret: 's',
      currentRoute: () => ({ name: 'low-app', params: { appId: '1', lowAppFilter: '{"a":1}' } }),
    });
    for (const elsewhere of ['https://evil.example/api/x', '//evil.example/api/x', '/\\evil.example/api/x']) {
      await client.get(elsewhere, { q: 1 });
      const [address, init] = fetch.mock.lastCall!;
      expect(address).toMatch(/^https?:\/\/evil\.example\/api\/x\?q=1$/);
      expect(init).toMatchObject({ credentials: 'omit', headers: { Accept: 'application/json, */*' } });
      expect(Object.keys(init!.headers!)).toEqual(['Accept']);
    }
  });

  test('API calls follow no redirect', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json({ success: true }));
    const client = createClient({ session: signedInSession(), fetch });
    await client.get('/x');
    expect(fetch.mock.lastCall![1]).toMatchObject({ redirect: 'error', credentials: 'same-origin' });
  });
});

describe('failures', () => {
  test.each([
    [401, refuse('Token失效，请重新登录', { status: 401, code: 401 }), 'unauthorised', 401],
    [403, refuse('没有权限', { status: 403, code: 510 }), 'forbidden', 510],
    [404, refuse('路径不存在', { status: 404, code: 404 }), 'not-found', 404],
    [429, refuse('操作过于频繁', { status: 429 }), 'rejected', 500],
    [409, refuse('数据已被他人修改，请刷新后重试', { status: 409 }), 'server', 500],
    [413, refuse('文件过大', { status: 413 }), 'server', 500],
    [500, refuse('系统错误', { status: 500 }), 'server', 500],
    [500, refuse('Token失效', { status: 500 }), 'token-expired', 500],
    [504, refuse('', { status: 504 }), 'timeout', 500],
    [200, refuse('验证码错误', { code: 412 }), 'rejected', 412],
    [200, refuse('编号重复', {}), 'rejected', 500],
    [200, refuse('没有权限', { code: 510 }), 'forbidden', 510],
    [200, refuse('路径不存在', { code: 404 }), 'not-found', 404],
    [200, refuse('Token失效', { code: 401 }), 'unauthorised', 401],
    [200, replyRaw({ hello: 'world' }), 'malformed', 200],
    [502, { ...replyRaw(null), status: 502, body: '<html>bad gateway</html>' }, 'server', 502],
    [0, broken(), 'network', 0],
  ] as const)('status %i → kind %#', async (status, answer, kind, code) => {
    const { client, server, errors } = setUp();
    server.route('GET /purchase/plan', answer);
    const error = await failing(client.get('/purchase/plan', { secret: 'x' }));
    expect(error).toMatchObject({ name: 'ApiError', kind, status, code, path: '/api/purchase/plan' });
    expect(errors).toEqual([error]);
  });

  test('field comes from the envelope or from its result', async () => {
    const { client, server } = setUp();
    server.route('POST /purchase/plan', refuse('数量必须是数字', { field: 'lines/0/actualCounts' }));
    expect(await failing(client.post('/purchase/plan', {}))).toMatchObject({
      field: 'lines/0/actualCounts',
      message: '数量必须是数字',
    });
    server.route('POST /purchase/plan', refuse('数量必须是数字', { result: { field: 'counts' } }));
    expect(await failing(client.post('/purchase/plan', {}))).toMatchObject({ field: 'counts' });
  });

  test('code 0 counts as success, as some platforms send it', async () => {
    const { client, server } = setUp();
    server.route('GET /purchase/plan', reply('fine', { code: 0 }));
    await expect(client.get('/purchase/plan')).resolves.toBe('fine');
  });

  test('a silent call is not reported', async () => {
    const { client, server, errors } = setUp();
    server.route('GET /purchase/plan', refuse('x'));
    await failing(client.get('/purchase/plan', {}, { silent: true }));
    expect(errors).toEqual([]);
  });

  test('reports what a failed call is for, which a delete says by its method', async () => {
    const { client, server, purposes } = setUp();
    server.route('DELETE /purchase/plan', refuse('不能删除'));
    server.route('GET /purchase/plan', refuse('x'));
    await failing(client.delete('/purchase/plan'));
    await failing(client.call({ method: 'DELETE', path: '/purchase/plan' }, {}));
    await failing(client.get('/purchase/plan', {}, { purpose: 'list' }));
    await failing(client.get('/purchase/plan'));
    expect(purposes).toEqual(['delete', 'delete', 'list', undefined]);
  });

  test('reports an expired token once, and a late failure of an old token never', async () => {
    const { client, server, session, errors } = setUp();
    server.route('GET /purchase/plan', expired());
    await Promise.all([1, 2, 3].map(() => failing(client.get('/purchase/plan'))));
    expect(errors.map(({ kind }) => kind)).toEqual(['unauthorised']);

    session.set({ ...session.get(), token: 'second' });
    await failing(client.get('/purchase/plan'));
    expect(errors).toHaveLength(2);

    session.set({ ...session.get(), token: 'third' });
    const late = failing(client.get('/purchase/plan'));
    session.set(signOut());
    await late;
    expect(errors).toHaveLength(2);
  });

  test('an aborted call rejects with kind aborted and is not reported', async () => {
    const { client, server, errors } = setUp();
    server.route('GET /purchase/plan', never());
    const controller = new AbortController();
    const call = failing(client.get('/purchase/plan', {}, { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('aborted');
    expect((await failing(client.get('/purchase/plan', {}, { signal: controller.signal }))).kind).toBe('aborted');
    expect(errors).toEqual([]);
  });

  test('throws a TypeError for a path segment without a value', async () => {
    const { client, server } = setUp();
    const target = { method: 'GET', path: '/sys/dict/getDictItems/{dictCode}' } as const;
    for (const dictCode of [undefined, '', '.', '..']) {
      await expect(client.call(target, { dictCode })).rejects.toThrow('no value for {dictCode}');
    }
    expect(server.requests).toEqual([]);
  });
});

describe('timeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a timeout of 3e11 ms does not fire at once', async () => {
    const { client, server } = setUp();
    server.route('GET /purchase/plan', after(60_000, reply('late')));
    const call = client.get('/purchase/plan');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toBe('late');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a call above its timeout rejects with kind timeout', async () => {
    const { client, server } = setUp({ timeoutMs: 500 });
    server.route('GET /purchase/plan', never());
    const call = failing(client.get('/purchase/plan'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await call).toMatchObject({ kind: 'timeout', status: 0 });
  });
});
