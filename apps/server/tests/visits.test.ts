import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, sysLog } from '../src/platform/db';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LOGIN = '登录成功';
const visit = (createTime: string, ip: string, part: object = {}) => ({
  id: newId(),
  logType: 1,
  logContent: LOGIN,
  userid: 'x',
  username: 'manager',
  ip,
  createTime,
  tenantId: 1,
  ...part,
});

test('counts sign-ins of the tenant by day in its time zone, empty days included', async () => {
  await server.db.orm.insert(sysLog).values([
    visit('2026-03-09 23:59:59', '10.0.0.1'),
    visit('2026-03-10 00:00:00', '10.0.0.1'),
    visit('2026-03-10 23:59:59', '10.0.0.1'),
    visit('2026-03-15 23:59:59', '10.0.0.1'),
    visit('2026-03-15 08:00:00', '10.0.0.2'),
    visit('2026-03-16 00:00:00', '10.0.0.1'),
    // Without a tenant: counts for all tenants of the user.
    visit('2026-03-16 00:00:01', '10.0.0.3', { tenantId: 0 }),
    visit('2026-03-16 00:00:01', '10.0.0.3', { tenantId: 0, username: 'jb_manager' }),
    // Not counted: another tenant, a sign-out, a failure, another operation.
    visit('2026-03-16 00:00:02', '10.0.0.4', { tenantId: 2, username: 'jb_manager' }),
    visit('2026-03-16 00:00:02', '10.0.0.5', { logContent: '退出登录' }),
    visit('2026-03-16 00:00:02', '10.0.0.6', { logContent: '登录失败：密码错误' }),
    visit('2026-03-16 00:00:02', '10.0.0.7', { logType: 2 }),
  ]);
  // This sign-in counts too.
  const manager = await server.as('manager', { tenant: 1 });
  expect((await manager.get('/sys/loginfo')).body.result).toEqual({
    totalVisitCount: 8,
    todayVisitCount: 3,
    todayIp: 3,
  });
  expect((await manager.get('/sys/visitInfo')).body.result).toEqual([
    { type: '03-10', tian: '2026-03-10', visit: 2, ip: 1 },
    { type: '03-11', tian: '2026-03-11', visit: 0, ip: 0 },
    { type: '03-12', tian: '2026-03-12', visit: 0, ip: 0 },
    { type: '03-13', tian: '2026-03-13', visit: 0, ip: 0 },
    { type: '03-14', tian: '2026-03-14', visit: 0, ip: 0 },
    { type: '03-15', tian: '2026-03-15', visit: 2, ip: 2 },
    { type: '03-16', tian: '2026-03-16', visit: 3, ip: 3 },
  ]);
});
