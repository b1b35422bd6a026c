import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sysLog, type Database } from '../src/platform/db';
import { startTestServer } from './support/startTestServer';
import { createTestDatabase } from './testDatabase';

let db: Database;
beforeAll(async () => (db = await createTestDatabase()));
afterAll(() => db.close());

test.each([
  ['nobody', false as const, '1.2.3.4', '10.0.0.1'],
  ['one proxy', 1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['one network', ['10.0.0.0/8'], '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['another network', ['10.9.0.0/16'], '1.2.3.4', '10.0.0.1'],
  ['one proxy that forwards an invalid address', 1, "'; drop table sys_log", '10.0.0.1'],
])('trusting %s', async (_case, trustProxy, forwarded, address) => {
  const server = await startTestServer({ db, config: { trustProxy } });
  const username = `caller_${Math.random()}`;
  await server.app.inject({
    method: 'POST',
    url: '/api/sys/login',
    payload: { username, password: 'wrong-password' },
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: '10.0.0.1',
  });
  const rows = await db.orm
    .select()
    .from(sysLog)
    .where(eq(sysLog.requestParam, JSON.stringify({ username })));
  expect(rows.map(({ ip }) => ip)).toEqual([address]);
  await server.close();
});
