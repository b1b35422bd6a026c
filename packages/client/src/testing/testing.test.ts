import { describe, expect, test } from 'vitest';
import { matchRoute } from './matchRoute';
import { createFakeServer, createSocketHub, file, reply, signedInKit } from './index';

describe('routes', () => {
  const keys = ['GET /sys/{name}', 'GET /sys/dict', 'POST /sys/dict', 'GET /sys/{a}/{b}'] as const;
  test.each([
    ['GET', '/sys/dict', 'GET /sys/dict', {}],
    ['POST', '/sys/dict', 'POST /sys/dict', {}],
    ['GET', '/sys/%E4%B8%AD', 'GET /sys/{name}', { name: '中' }],
    ['GET', '/sys/x/y', 'GET /sys/{a}/{b}', { a: 'x', b: 'y' }],
  ])('%s %s', (method, path, key, params) => {
    expect(matchRoute(keys, method, path)).toEqual({ key, params });
  });

  test('no route matches other paths', () => {
    expect(matchRoute(keys, 'PUT', '/sys/dict')).toBeUndefined();
    expect(matchRoute(keys, 'GET', '/sys/a/b/c')).toBeUndefined();
  });
});

test('a route receives the request and can be replaced', async () => {
  const server = createFakeServer({ 'POST /plan/{id}': ({ params, query, body }) => reply({ params, query, body }) });
  const ask = () => server.fetch('/api/plan/7?a=1', { method: 'POST', body: '{"b":2}', headers: { 'X-Y': 'z' } });
  const first = (await (await ask()).json()) as { result: unknown };
  expect(first.result).toEqual({ params: { id: '7' }, query: { a: '1' }, body: { b: 2 } });
  expect(server.requestsOf('POST /plan/{id}')[0]!.headers).toEqual({ 'x-y': 'z' });
  server.route('POST /plan/{id}', file('bytes', '附件.txt', 'text/plain'));
  const second = await ask();
  expect(second.headers.get('content-disposition')).toContain("UTF-8''%E9%99%84%E4%BB%B6.txt");
  await expect(second.text()).resolves.toBe('bytes');
});

test('a request without a route is answered with 404', async () => {
  const response = await createFakeServer({}).fetch('/api/x');
  expect(response.status).toBe(404);
  await expect(response.json()).resolves.toMatchObject({ success: false, code: 404 });
});

test('signedInKit calls as the given user and shares no cache', async () => {
  const server = createFakeServer({
    'GET /sys/dict/getDictItems/{dictCode}': reply([{ value: 'H', text: '紧急' }]),
  });
  for (const nth of [1, 2]) {
    const { client, dictionaries } = signedInKit(server, { username: 'manager' });
    expect(client.session.get().user?.username).toBe('manager');
    await dictionaries.items('priority');
    const requests = server.requestsOf('GET /sys/dict/getDictItems/{dictCode}');
    expect(requests).toHaveLength(nth);
    expect(requests.at(-1)!.headers['x-access-token']).toBe('token-of-a-test');
  }
});

test('last throws without a socket', () => {
  expect(() => createSocketHub().last()).toThrow('no socket has been opened');
});

test('a closed socket ignores send, receive and close', () => {
  const hub = createSocketHub({ accepts: false });
  const socket = hub.openSocket('ws://x', []);
  const fake = hub.last();
  fake.end(1000);
  fake.accept();
  socket.send('x');
  fake.fail();
  expect(fake).toMatchObject({ status: 'closed', sent: [] });
});
