import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app';
import { readConfig } from '../src/platform/config/config';
import { sysLog } from '../src/platform/db';
import { requireAccess } from '../src/platform/http/requireAccess';
import { endpoints, fillPath } from './support/endpoints';
import { everyone, RIGHTS, type Role } from './support/rights';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
/** A caller who has signed out. */
let ended: TestCaller;
const callers = {} as Record<Role, TestCaller>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of everyone) callers[user] = await server.as(user, { tenant: 1 });
  ended = await server.as('manager');
  await ended.post('/sys/logout', {});
});
afterAll(() => server.close());

const send = (caller: TestCaller, name: string, headers: Record<string, string> = {}) => {
  const { method, path } = endpoints[name]!;
  const right = RIGHTS[name]!;
  const { path: filled, rest } = fillPath(path, ('input' in right && right.input) || {});
  return caller.call(method, filled, rest, headers);
};

/** Result of a call with regard to access; refusals of the input do not matter. */
function ends({ status, body }: Answer): string {
  const { success, code, message, result } = body;
  const empty = !success && result === null;
  if (status === 401) return empty && code === 401 && message.includes('Token失效') ? 'Token失效' : 'odd 401';
  if (status === 403) return empty && code === 510 ? 'forbidden' : 'odd 403';
  return status === 200 || status === 404 ? 'let in' : `status ${status}`;
}

test('the table knows every endpoint', () => {
  expect(Object.keys(RIGHTS).sort()).toEqual(Object.keys(endpoints).sort());
});

test('the server has no routes except endpoints, files and sockets', () => {
  const served = new Set(Object.values(endpoints).map(({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`));
  const others = routesOf(server).filter((url) => !served.has(url));
  expect(others.sort()).toEqual([
    // Printed without its prefix: /api/sys/common/static/*
    '*',
    '/api/changeSocket/:userId',
    // All members of requests for rows of a report or form are optional.
    '/api/flowable/onlCgformHead/getData',
    '/api/online/cgform/api/exportXls',
    '/api/online/cgform/api/getData',
    '/api/online/cgreport/api/exportManySheetXls',
    '/api/online/cgreport/api/getChartData',
    '/api/online/cgreport/api/getColumnsAndData',
    '/api/online/cgreport/api/getData',
    // Refuses everything.
    '/api/sys/common/403',
    // An empty code has its own refusal instead of 404.
    '/api/sys/dict/getDictItems',
    // The tenant at the end is optional.
    '/api/sys/thirdLogin/getLoginUser/:first/:second',
    '/api/vxeSocket/:userId/:pageId',
    '/api/websocket/:userId',
    '/changeSocket/:userId',
    '/health',
    '/ready',
    '/vxeSocket/:userId/:pageId',
    '/websocket/:userId',
  ]);
});

describe.each(Object.keys(RIGHTS))('%s', (name) => {
  const right = RIGHTS[name]!;
  const open = 'open' in right;

  test('without a token, with an invalid and with an expired one', async () => {
    for (const token of [undefined, 'A'.repeat(43), ended.token]) {
      const answer = await send(server.anonymous, name, token === undefined ? {} : { 'x-access-token': token });
      expect(ends(answer)).toBe(open ? 'let in' : 'Token失效');
    }
  });

  test.skipIf(open)('by role', async () => {
    for (const user of everyone) {
      const answer = await send(callers[user], name);
      const allowed = 'users' in right && right.users.includes(user);
      expect({ user, ends: ends(answer) }).toEqual({ user, ends: allowed ? 'let in' : 'forbidden' });
    }
  });

  test.skipIf(open)('in another tenant', async () => {
    expect(await send(callers.manager, name, { 'x-tenant-id': '2' })).toMatchObject({
      status: 403,
      body: { success: false, code: 510, message: '您不属于该租户，无法访问其数据' },
    });
  });
});

test('logs refusals', async () => {
  await callers.supplier.get('/purchase/purchasePlan/list');
  await callers.editor.call('GET', '/sys/tenant', {}, { 'x-tenant-id': '77' });
  const rows = await server.db.orm.select().from(sysLog);
  expect(rows).toContainEqual(
    expect.objectContaining({ logContent: '拒绝访问', username: 'editor', requestUrl: '/api/sys/tenant' }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      logContent: '拒绝访问',
      username: 'supplier',
      requestUrl: '/api/purchase/purchasePlan/list',
    }),
  );
});

test('the server does not start with a route without declared access', async () => {
  const app = fastify();
  requireAccess(app);
  app.get('/open', { config: { access: { for: 'anyone' } } }, async () => 'x');
  app.get('/forgotten', async () => 'x');
  await expect(app.ready()).rejects.toThrow('GET /forgotten');
  await app.close();

  const config = readConfig({});
  if (!config.ok) throw new Error();
  const whole = await buildApp({ config: config.value, db: server.db });
  whole.post('/api/forgotten', async () => 'x');
  await expect(whole.ready()).rejects.toThrow('POST /api/forgotten');
  await whole.close();
});

/** Parses Fastify's tree of routes, in which a child only has its suffix. */
function routesOf({ app }: TestServer): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+)( \()?/.exec(line);
      if (!match) return [];
      const depth = match[1]!.length / 4;
      const url = (above[depth - 1] ?? '') + match[2]!;
      above[depth] = url;
      return match[3] ? [url] : [];
    });
}
