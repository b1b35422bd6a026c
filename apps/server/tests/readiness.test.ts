import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from './support/sockets';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = (await listening(server)).replace('ws', 'http');
});
afterAll(() => server.close());

test('is ready while the database answers, and alive even without it', async () => {
  const ask = (path: string) => server.app.inject({ url: path });
  expect((await ask('/ready')).json()).toEqual({ status: 'UP', database: 'UP', draining: false });
  const other = await startTestServer();
  await other.db.close();
  const refused = await other.app.inject({ url: '/ready' });
  expect([refused.statusCode, refused.json()]).toEqual([503, { status: 'DOWN', database: 'DOWN', draining: false }]);
  expect((await other.app.inject({ url: '/health' })).json()).toEqual({ status: 'UP' });
  await other.app.close();
});

test('a server that drains is not ready, but answers and closes each connection', async () => {
  server.app.startDraining();
  const refused = await fetch(`${url}/ready`);
  expect([refused.status, await refused.json()]).toEqual([503, { status: 'DOWN', database: 'UP', draining: true }]);
  const answer = await fetch(`${url}/api/sys/health`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});
