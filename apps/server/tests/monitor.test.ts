import { read, utils } from '@e965/xlsx';
import type { OnlineUser, ServerState, SysDataLog, SysLog } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

interface Rows<Row> {
  records: Row[];
  total: number;
}

let server: TestServer;
let admin: TestCaller;
let address: string;
const { connect, closeAll } = testSockets(() => address);
beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(async () => {
  closeAll();
  await server.close();
});

describe('online users', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await admin.get<Rows<OnlineUser>>('/sys/online/list', query)).body.result!.records;

  test('are listed without tokens', async () => {
    const [own] = await list({ username: 'admin' });
    expect(own).toMatchObject({
      realname: expect.any(String),
      current: true,
      loginTime: expect.stringMatching(/^2026-03-16/),
    });
    expect(JSON.stringify(await list())).not.toContain(admin.token);
  });

  test('a forced sign-out ends the session and its sockets at once', async () => {
    const [one, other] = [await server.as('purchaser', { tenant: 1 }), await server.as('purchaser', { tenant: 1 })];
    const socket = await connect(`/api/websocket/${one.userId}`, one.token);
    await ready(socket, 'HeartBeat');
    const sessions = await list({ username: 'purchaser' });
    expect(sessions).toHaveLength(2);
    const first = sessions.toSorted((a, b) => a.id.localeCompare(b.id))[0]!;
    const { body } = await admin.post('/sys/online/forceLogout', { token: first.token });
    expect(body).toMatchObject({ success: true, message: '强退成功' });
    expect(await socket.closed).toBe(4401);
    expect(await one.get('/sys/user/getUserInfo')).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('Token失效') },
    });
    expect((await other.get('/sys/user/getUserInfo')).status).toBe(200);
    expect((await admin.post('/sys/online/forceLogout', { token: first.token })).body).toMatchObject({
      success: false,
      field: 'token',
    });
  });

  test('refuses to end the own session or one of another tenant', async () => {
    const [own] = (await list({ username: 'admin' })).filter(({ current }) => current);
    expect((await admin.post('/sys/online/forceLogout', { token: own!.token })).body).toMatchObject({
      success: false,
      field: 'token',
    });
    await server.as('jb_manager', { tenant: 2 });
    expect(await list({ username: 'jb_manager' })).toEqual([]);
  });
});

describe('logs', () => {
  const list = async (query: Record<string, string>) =>
    (await admin.get<Rows<SysLog>>('/sys/log/list', query)).body.result!;
  const CRON = '0 0 9 * * ? *';

  test('record values before and after an edit, and every version in the data log', async () => {
    const rule = { ruleName: '甲', ruleCode: 'logged', ruleClass: 'sequence' };
    const { id } = (await admin.post<{ id: string }>('/sys/fillRule/add', rule)).body.result!;
    await admin.put('/sys/fillRule/edit', { id, ruleName: '乙' });
    await admin.put('/sys/fillRule/edit', { id, ruleName: '乙' });
    const { records } = await list({ logType: '2', operateType: '3', keyWord: '编辑编码规则' });
    expect(records[0]).toMatchObject({
      username: 'admin',
      operateType_dictText: '修改',
      logType_dictText: '操作日志',
      requestUrl: '/api/sys/fillRule/edit',
    });
    expect(records.map(({ requestParam }) => JSON.parse(requestParam!))).toContainEqual({
      id,
      before: { ruleName: '甲' },
      after: { ruleName: '乙' },
    });
    const versions = (
      await admin.get<SysDataLog[]>('/sys/dataLog/queryDataVerList', { dataTable: 'sys_fill_rule', dataId: id })
    ).body.result!;
    expect(versions.map(({ dataVersion, type }) => [dataVersion, type])).toEqual([
      [2, 'edit'],
      [1, 'add'],
    ]);
    const compared = await admin.get<SysDataLog[]>('/sys/dataLog/queryCompareList', {
      dataId1: versions[1]!.id,
      dataId2: versions[0]!.id,
    });
    expect(
      compared.body.result!.map(({ dataContent }) => (JSON.parse(dataContent) as { ruleName: string }).ruleName),
    ).toEqual(['甲', '乙']);
    expect((await admin.get<Rows<SysDataLog>>('/sys/dataLog/list', { dataId: id })).body.result!.total).toBe(2);
  });

  test('record edits of plans and jobs too', async () => {
    const { records } = (
      await admin.get<Rows<{ id: string; purchaseUserId: string | null }>>('/purchase/purchasePlan/list', {
        status: '2',
      })
    ).body.result!;
    const [plan] = records;
    const people = await admin.get<Rows<{ id: string }>>('/sys/user/list', { username: 'purchaser' });
    const purchaseUserId = people.body.result!.records[0]!.id;
    const edited = await admin.put('/purchase/purchasePlan/edit', {
      id: plan!.id,
      purchaseUserId,
      purchaseUserName: 'purchaser',
    });
    expect(edited.body.message).toBe('保存成功');
    const [log] = (await list({ keyWord: '采购分派需求计划' })).records;
    expect(JSON.parse(log!.requestParam!)).toMatchObject({
      id: plan!.id,
      before: { status: '2', purchaseUserId: null },
      after: { purchaseUserId },
    });
    const job = (
      await admin.post<{ id: string }>('/sys/quartzJob/add', { jobClassName: 'sampleJob', cronExpression: CRON })
    ).body.result!;
    await admin.put('/sys/quartzJob/edit', { id: job.id, description: '每天' });
    const [note] = (await list({ keyWord: '编辑定时任务' })).records;
    expect(JSON.parse(note!.requestParam!)).toMatchObject({
      before: { description: null },
      after: { description: '每天' },
    });
  });

  test('list sign-ins, including refused ones, and job runs separately', async () => {
    await server.anonymous.post('/sys/login', { username: 'purchaser', password: 'wrong-one' });
    const logins = await list({ logType: '1', keyWord: 'purchaser' });
    expect(logins.records.map(({ logContent }) => logContent)).toEqual(expect.arrayContaining(['登录成功']));
    expect(logins.records.some(({ logContent }) => logContent.startsWith('登录失败'))).toBe(true);
    expect(logins.records.every(({ logType }) => logType === 1)).toBe(true);
    const job = (
      await admin.post<{ id: string }>('/sys/quartzJob/add', {
        jobClassName: 'sampleJob',
        cronExpression: CRON,
        parameter: '甲',
      })
    ).body.result!;
    await admin.get('/sys/quartzJob/execute', { id: job.id });
    await expect
      .poll(async () => (await list({ logType: '3', keyWord: '示例任务' })).records[0]?.logContent)
      .toBe('示例任务：示例任务执行完成，参数：甲');
    expect((await list({ logType: '3', keyWord: '没有这样的' })).total).toBe(0);
  });

  test('are exported, and their deletion is logged', async () => {
    const { raw } = await admin.get('/sys/log/exportXls', { logType: '1', keyWord: 'purchaser' });
    const { Sheets, SheetNames } = read(raw.rawPayload);
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false });
    expect(rows[2]!.slice(0, 2)).toEqual(['时间', '日志类型']);
    expect(rows[3]![1]).toBe('登录日志');
    const [log] = (await list({ logType: '1' })).records;
    await admin.call('DELETE', '/sys/log/delete', { id: log!.id });
    expect((await list({ logType: '1' })).records.map(({ id }) => id)).not.toContain(log!.id);
    await admin.call('DELETE', '/sys/log/deleteBatch', { ids: 'allclear' });
    const left = await list({});
    expect(left.records.map(({ logContent }) => logContent)).toEqual([expect.stringContaining('清空日志')]);
  });
});

test('returns server metrics', async () => {
  const look = async () => (await admin.get<ServerState>('/sys/monitor/server')).body.result!;
  const state = await look();
  expect(state.cpu.count).toBeGreaterThan(0);
  for (const share of [state.cpu.usage, state.cpu.processUsage]) expect(share >= 0 && share <= 1).toBe(true);
  for (const { used, total } of [state.memory, state.heap]) expect(used > 0 && used <= total).toBe(true);
  expect(state.disk.total).toBeGreaterThan(state.disk.used!);
  expect(state.node.version).toBe(process.version);
  expect(state.database).toMatchObject({ version: expect.stringMatching(/^\d+/) });
  expect(state.database.size).toBeGreaterThan(1_000_000);
  expect(state.sessions).toBeGreaterThan(0);
  expect((await look()).uptime).toBeGreaterThanOrEqual(state.uptime);
});

test('serves our metrics to the monitor pages of related platforms', async () => {
  const get = async <Result>(path: string) => (await admin.get<Result>(path)).body as unknown as Result;
  expect(await get('/sys/actuator/redis/info')).toMatchObject({
    result: expect.arrayContaining([{ key: 'kind', value: server.db.kind, description: '数据库类型' }]),
  });
  expect(await get<{ dbSize: number }>('/sys/actuator/redis/keysSize')).toMatchObject({ dbSize: expect.any(Number) });
  expect((await get<{ used_memory: number }>('/sys/actuator/redis/memoryInfo')).used_memory).toBeGreaterThan(0);
  const [disk] = (await admin.get<{ max: number; restPPT: number }[]>('/sys/actuator/redis/queryDiskInfo')).body
    .result!;
  expect(disk!.max).toBeGreaterThan(0);
  const metric = async (name: string) =>
    (await get<{ measurements: unknown }>(`/actuator/metrics/${name}`)).measurements;
  expect(await metric('system.cpu.count')).toEqual([{ statistic: 'VALUE', value: expect.any(Number) }]);
  expect(await metric('jvm.memory.used')).toEqual([{ statistic: 'VALUE', value: 0 }]);
  expect(await metric('jvm.gc.pause')).toEqual([
    { statistic: 'COUNT', value: 0 },
    { statistic: 'TOTAL_TIME', value: 0 },
    { statistic: 'MAX', value: 0 },
  ]);
  expect((await admin.get('/actuator/metrics/nobody.knows')).status).toBe(404);
  await admin.get('/sys/common/loadOssFile/x', { token: 'secret-of-a-query' });
  const traces = JSON.stringify(await get('/actuator/httptrace'));
  expect(traces).toContain('/api/sys/common/loadOssFile/x');
  expect(traces).not.toMatch(new RegExp(`secret-of-a-query|${admin.token}`));
});

test('has no gateway: routes are empty, and changes of them are refused', async () => {
  expect((await admin.get('/sys/gatewayRoute/list')).body.result).toEqual([]);
  const refusal = { success: false, message: '本系统没有网关，不支持设置路由' };
  expect((await admin.post('/sys/gatewayRoute/updateAll', { router: { routerId: 'a' } })).body).toMatchObject(refusal);
  expect((await admin.call('DELETE', '/sys/gatewayRoute/delete', { id: 'a' })).body).toMatchObject(refusal);
  expect((await admin.get('/sys/gatewayRoute/clearRedis')).body).toMatchObject({
    success: true,
    message: '清除成功！',
  });
});
