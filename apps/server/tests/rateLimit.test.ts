import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/platform/db';
import { rateCounter } from '../src/platform/http/rateCounter';
import { startTestServer, type TestServer } from './support/startTestServer';
import { createTestDatabase } from './testDatabase';

const MINUTE = 60_000;
let db: Database;
/** Two servers of one database. */
let servers: TestServer[];
beforeAll(async () => {
  db = await createTestDatabase();
  servers = [await startTestServer({ db }), await startTestServer({ db })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await db.close();
});

let numbers = 0;
/** Asks one of the servers for a message; ten a minute are let through. */
const ask = (node: number, remoteAddress: string) =>
  servers[node % 2]!.app.inject({
    method: 'POST',
    url: '/api/sys/sms',
    payload: { mobile: `136${String((numbers += 1)).padStart(8, '0')}`, smsmode: '0' },
    remoteAddress,
  });
const statuses = async (times: number, addressOf: (nth: number) => string) =>
  (await Promise.all(Array.from({ length: times }, (_item, nth) => ask(nth, addressOf(nth))))).map(
    ({ statusCode }) => statusCode,
  );
const pass = (milliseconds: number) => servers.forEach((server) => server.pass(milliseconds));

test('two servers share a count, which is reset after a minute', async () => {
  for (let nth = 0; nth < 10; nth += 1) expect((await ask(nth, '10.2.0.1')).statusCode).toBe(200);
  for (const node of [0, 1]) {
    const answer = await ask(node, '10.2.0.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 500,
      message: '操作过于频繁，请稍后再试',
      result: null,
    });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThan(90);
  }
  expect((await ask(0, '10.2.0.2')).statusCode).toBe(200);
  // The clocks of the two servers differ by the seconds between their starts.
  pass(1.5 * MINUTE);
  expect((await ask(1, '10.2.0.1')).statusCode).toBe(200);
});

test('counts concurrent calls correctly', async () => {
  const answers = await statuses(30, () => '10.2.0.3');
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

test('counts IPv6 addresses by network and mapped IPv4 addresses as IPv4', async () => {
  const within = await statuses(11, (nth) => `2001:db8:1:2::${nth + 1}`);
  expect(within.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask(0, '2001:db8:1:3::1')).statusCode).toBe(200);
  const mapped = await statuses(11, (nth) => (nth % 2 ? '10.2.0.4' : '::ffff:10.2.0.4'));
  expect(mapped.filter((status) => status === 429)).toHaveLength(1);
});

test('routes with the same limit share a count', async () => {
  const call = (url: string) => servers[0]!.app.inject({ url, remoteAddress: '10.2.0.5' });
  for (let nth = 0; nth < 120; nth += 1) {
    await call(nth % 2 ? '/api/sys/randomImage/key' : '/api/sys/getLoginQrcode');
  }
  expect((await call('/api/sys/randomImage/key')).statusCode).toBe(429);
  expect((await call('/api/sys/getLoginQrcode')).statusCode).toBe(429);
  expect((await ask(0, '10.2.0.5')).statusCode).toBe(200);
});

test('unlimited calls store no count', async () => {
  await servers[0]!.app.inject({ url: '/api/sys/health', remoteAddress: '10.2.0.6' });
  expect((await rateCounter(db, () => servers[0]!.now()).read('10.2.0.6')).current).toBe(0);
  const { rows } = await db.pool.query<{ key: string }>(`select key from sys_rate_limit where key like '10.2.0.6%'`);
  expect(rows).toEqual([]);
});

test('removes expired counts', async () => {
  pass(2 * MINUTE);
  await rateCounter(db, () => servers[0]!.now()).removeExpired();
  expect((await db.pool.query('select 1 from sys_rate_limit')).rows).toEqual([]);
});
