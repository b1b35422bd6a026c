import type { QuartzJob, QuartzJobRun } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sysAnnouncement, sysQuartzJob, sysQuartzJobRun, sysSession, timeText } from '../src/platform/db';
import { createScheduler, type Scheduler } from '../src/platform/jobs/createScheduler';
import { JobFailure, type JobClasses } from '../src/platform/jobs/JobClass';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/sys/quartzJob';
interface Rows<Row> {
  records: Row[];
  total: number;
}

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.get<Rows<QuartzJob>>(`${BASE}/list`, query)).body.result!;
const view = async (id: string) => (await admin.get<QuartzJob>(`${BASE}/queryById`, { id })).body.result!;
const runsOf = async (jobId: string) =>
  (await admin.get<Rows<QuartzJobRun>>(`${BASE}/runs`, { jobId, pageSize: 100 })).body.result!.records;
const add = async (part: Partial<QuartzJob> = {}) =>
  (
    await admin.post<QuartzJob>(`${BASE}/add`, {
      jobClassName: 'sampleJob',
      cronExpression: '0 0/5 * * * ? *',
      ...part,
    })
  ).body;
const addGood = async (part: Partial<QuartzJob> = {}) => (await add(part)).result!;

describe('managing jobs', () => {
  test('the demo has jobs with their next run and a description', async () => {
    const { records, total } = await list({ column: 'createTime', order: 'asc', pageSize: 50 });
    expect(total).toBeGreaterThanOrEqual(5);
    const sample = records.find(({ jobClassName }) => jobClassName === 'sampleJob')!;
    expect(sample).toMatchObject({
      jobClassName_dictText: '示例任务',
      status: -1,
      status_dictText: '停止',
      nextRunTime: null,
      timeZone: 'Asia/Shanghai',
    });
    expect(records.find(({ jobClassName }) => jobClassName === 'planStatistics')).toMatchObject({
      status_dictText: '正常',
      nextRunTime: '2026-03-17 08:00:00',
    });
  });

  test('adds, changes and removes jobs', async () => {
    const job = await addGood({ cronExpression: '0 15 9 ? * 6L *', parameter: '甲', description: '月末周五' });
    expect(job).toMatchObject({
      cronExpression: '0 15 9 ? * 6L *',
      nextRunTime: '2026-03-27 09:15:00',
      status: 0,
      createBy: 'admin',
      tenantId: 1,
    });
    const edited = (
      await admin.put<QuartzJob>(`${BASE}/edit`, { id: job.id, parameter: '乙', updateTime: job.updateTime })
    ).body;
    expect(edited).toMatchObject({ success: true, result: { parameter: '乙', nextRunTime: job.nextRunTime } });
    const stale = await admin.put(`${BASE}/edit`, { id: job.id, parameter: '丙', updateTime: job.updateTime });
    expect(stale.body).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' });
    const zoned = await admin.put<QuartzJob>(`${BASE}/edit`, { id: job.id, timeZone: 'Europe/London' });
    expect(zoned.body.result!.nextRunTime).toBe('2026-03-27 17:15:00');
    expect((await admin.call('DELETE', `${BASE}/delete`, { id: job.id })).body.message).toBe('删除成功!');
    expect((await admin.get(`${BASE}/queryById`, { id: job.id })).body).toMatchObject({
      success: false,
      message: '未找到对应数据',
    });
    const two = [await addGood(), await addGood()];
    await admin.call('DELETE', `${BASE}/deleteBatch`, { ids: `${two.map(({ id }) => id).join(',')},` });
    for (const { id } of two) expect((await list({ id })).total).toBe(0);
  });

  test.each([
    [{ cronExpression: '0 60 9 * * ? *' }, 'Cron表达式不正确：分“60”无法识别', 'cronExpression'],
    [{ cronExpression: "'; drop table sys_quartz_job; --" }, 'Cron表达式不正确', 'cronExpression'],
    [{ cronExpression: '0 0 9 1 1 ? 2019' }, 'Cron表达式没有后续执行时间', 'cronExpression'],
    [{ jobClassName: 'java.lang.Runtime' }, '任务类不存在：java.lang.Runtime', 'jobClassName'],
    [{ jobClassName: 'constructor' }, '任务类不存在：constructor', 'jobClassName'],
    [{ timeZone: 'Mars/Base' }, '时区不正确', 'timeZone'],
  ])('refuses %j', async (part, message, field) => {
    const { total } = await list();
    expect(await add(part)).toMatchObject({
      success: false,
      message: expect.stringContaining(message),
      field,
    });
    expect((await list()).total).toBe(total);
  });

  test('pauses and resumes a job', async () => {
    const { id } = await addGood();
    await admin.get(`${BASE}/pause`, { id });
    expect(await view(id)).toMatchObject({ status: -1, nextRunTime: null });
    await admin.get(`${BASE}/resume`, { id });
    expect(await view(id)).toMatchObject({ status: 0, nextRunTime: expect.stringMatching(/^2026-03-16/) });
  });

  test('returns the next runs of an expression', async () => {
    const times = async (cron: string, count?: number) =>
      (await admin.get<string[]>(`${BASE}/nextTimes`, { cron, ...(count && { count }) })).body;
    expect((await times('0 15 9 ? * 6L *', 2)).result).toEqual(['2026-03-27 09:15:00', '2026-04-24 09:15:00']);
    expect((await times('0 0 9 * * ? *')).result).toHaveLength(10);
    expect((await times('0 0 9 1 1 ? 2019')).result).toEqual([]);
    expect(await times('x')).toMatchObject({ success: false, field: 'cron' });
  });

  test('lists the registered classes', async () => {
    const options = (await admin.get<{ value: string; text: string }[]>(`${BASE}/jobOptions`)).body.result!;
    expect(options.map(({ value }) => value).sort()).toEqual([
      'cleanLogs',
      'contractExpire',
      'noticeExpiry',
      'orderOverdue',
      'planStatistics',
      'projectClock',
      'protocolRemind',
      'sampleJob',
      'sendMessages',
      'sessionSweep',
    ]);
  });

  test('hides jobs from other tenants', async () => {
    const { id } = await addGood();
    const neighbour = await server.as('admin', { tenant: 1 });
    await server.db.orm.update(sysQuartzJob).set({ tenantId: 2 }).where(eq(sysQuartzJob.id, id));
    expect((await neighbour.get(`${BASE}/queryById`, { id })).body.success).toBe(false);
    for (const call of ['pause', 'resume', 'execute']) {
      expect((await neighbour.get(`${BASE}/${call}`, { id })).body).toMatchObject({ message: '未找到对应数据' });
    }
    expect((await neighbour.put(`${BASE}/edit`, { id, parameter: 'x' })).body.success).toBe(false);
    expect((await neighbour.call('DELETE', `${BASE}/delete`, { id })).body.success).toBe(false);
    expect((await neighbour.get<Rows<QuartzJobRun>>(`${BASE}/runs`, { jobId: id })).body.result!.total).toBe(0);
  });
});

describe('running', () => {
  let parameters: string[];
  let gate: Promise<void>;
  let classes: JobClasses;
  let one: Scheduler;
  let two: Scheduler;

  beforeEach(async () => {
    await server.db.orm.update(sysQuartzJob).set({ delFlag: 1 });
    parameters = [];
    gate = Promise.resolve();
    classes = new Map([
      [
        'sampleJob',
        {
          text: () => '示例任务',
          run: async ({ parameter }) => {
            if (parameter === 'fault') throw new Error('secret of the server');
            if (parameter === 'failure') throw new JobFailure('参数不正确');
            await gate;
            parameters.push(parameter);
            return `完成 ${parameter}`;
          },
        },
      ],
    ]);
    const parts = { db: server.db, clock: () => server.now(), classes, onFault: () => undefined };
    [one, two] = [createScheduler(parts), createScheduler(parts)];
  });

  const pass = (minutes: number) => server.pass(minutes * 60_000);
  /** Advances the clock to just before the next run, then past it. */
  async function untilDue(id: string) {
    const { nextRunTime } = await view(id);
    server.pass(Date.parse(`${nextRunTime!.replace(' ', 'T')}+08:00`) - server.now() + 1000);
  }

  test('runs a job when it is due, once on all servers', async () => {
    const { id } = await addGood({ parameter: '甲' });
    expect(await one.tick()).toBe(0);
    const before = (await view(id)).nextRunTime!;
    await untilDue(id);
    const started = await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
    await Promise.all([one.idle(), two.idle()]);
    expect(started.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(parameters).toEqual(['甲']);
    const job = await view(id);
    expect(job.nextRunTime! > before).toBe(true);
    expect(job).toMatchObject({ lastResult: 'success', lastRunTime: expect.stringMatching(/^2026/) });
    expect(await runsOf(id)).toMatchObject([{ trigger: 'schedule', result: 'success', message: '完成 甲' }]);
  });

  test('does not run paused or removed jobs', async () => {
    const [paused, removed] = [await addGood(), await addGood()];
    await admin.get(`${BASE}/pause`, { id: paused.id });
    await admin.call('DELETE', `${BASE}/delete`, { id: removed.id });
    pass(60);
    expect(await one.tick()).toBe(0);
  });

  test('makes up for missed runs with one run that reports their number', async () => {
    const { id } = await addGood({ parameter: '乙' });
    pass(61);
    expect(await one.tick()).toBe(1);
    expect(await two.tick()).toBe(0);
    await one.idle();
    expect(parameters).toEqual(['乙']);
    expect((await runsOf(id))[0]!.message).toMatch(/^错过 1[23] 次执行，补执行一次；完成 乙$/);
  });

  test('skips a run that is due while another is running', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const { id } = await addGood({ cronExpression: '0/2 * * * * ? *', parameter: '丙' });
    server.pass(3000);
    expect(await one.tick()).toBe(1);
    server.pass(3000);
    expect(await two.tick()).toBe(0);
    expect((await admin.get(`${BASE}/execute`, { id })).body).toMatchObject({
      success: false,
      message: '任务正在执行中，请稍后再试',
    });
    open();
    await one.idle();
    expect(parameters).toEqual(['丙']);
    expect((await runsOf(id)).map(({ result, message }) => [result, message])).toEqual(
      expect.arrayContaining([
        ['skipped', '上一次执行尚未结束，本次跳过'],
        ['success', '完成 丙'],
      ]),
    );
  });

  test('marks a run as interrupted a minute after its server died', async () => {
    gate = new Promise(() => {});
    const { id } = await addGood({ parameter: '丁' });
    await untilDue(id);
    expect(await one.tick()).toBe(1);
    gate = Promise.resolve();
    await untilDue(id);
    expect(await two.tick()).toBe(1);
    await two.idle();
    expect((await runsOf(id)).map(({ result }) => result).sort()).toEqual(['interrupted', 'success']);
    expect(await view(id)).toMatchObject({ lastResult: 'success' });
  });

  test.each([
    ['failure', '参数不正确'],
    ['fault', '执行出错，详见服务器日志'],
  ])('records a %s in the history', async (parameter, message) => {
    const { id } = await addGood({ parameter });
    await untilDue(id);
    await one.tick();
    await one.idle();
    expect(await runsOf(id)).toMatchObject([{ result: 'failure', message }]);
    expect(await view(id)).toMatchObject({ lastResult: 'failure', status: 0 });
  });

  test('a job of an unregistered class fails with a message', async () => {
    const { id } = await addGood();
    classes.clear();
    await untilDue(id);
    await one.tick();
    await one.idle();
    expect(await runsOf(id)).toMatchObject([{ result: 'failure', message: '任务类不存在：sampleJob' }]);
  });

  test('a started scheduler runs jobs until it is stopped', async () => {
    const { id } = await addGood({ cronExpression: '* * * * * ? *', parameter: '戊' });
    one.start();
    const end = Date.now() + 10_000;
    while (parameters.length < 2 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    await one.stop();
    const count = parameters.length;
    expect(count).toBeGreaterThanOrEqual(2);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(parameters).toHaveLength(count);
    expect((await runsOf(id)).length).toBe(count);
  });
});

describe('the registered jobs', () => {
  /** Runs a job manually and waits for its end. */
  async function run(jobClassName: string, parameter = '') {
    const { id } = await addGood({ jobClassName, parameter, status: -1 });
    expect((await admin.get(`${BASE}/execute`, { id })).body.success).toBe(true);
    const end = Date.now() + 10_000;
    while ((await view(id)).lastResult === 'running' && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return (await runsOf(id))[0]!;
  }

  test('planStatistics counts the plans of its tenant', async () => {
    const { total } = (await admin.get<Rows<unknown>>('/purchase/purchasePlan/list')).body.result!;
    expect(await run('planStatistics')).toMatchObject({
      trigger: 'manual',
      createBy: 'admin',
      result: 'success',
      message: expect.stringMatching(new RegExp(`^共 ${total} 个需求计划：.*待分派 \\d+`)),
    });
  });

  test('noticeExpiry revokes expired notices of its tenant only', async () => {
    const [notice] = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.tenantId, 1)).limit(1);
    const over = timeText(server.now() - 1000);
    await server.db.orm.update(sysAnnouncement).set({ sendStatus: '1', delFlag: '0', endTime: over });
    const before = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.tenantId, 1));
    expect(await run('noticeExpiry')).toMatchObject({ message: `下架到期通知 ${before.length} 条` });
    const after = await server.db.orm.select().from(sysAnnouncement);
    expect(after.find(({ id }) => id === notice!.id)).toMatchObject({ sendStatus: '2' });
    expect(after.filter(({ tenantId }) => tenantId !== 1).every(({ sendStatus }) => sendStatus === '1')).toBe(true);
  });

  test('sessionSweep removes expired sessions', async () => {
    const guest = await server.as('editor');
    await server.db.orm
      .update(sysSession)
      .set({ expireTime: timeText(server.now() - 1000) })
      .where(eq(sysSession.userId, guest.userId));
    expect((await run('sessionSweep')).message).toMatch(/^清理过期会话 [1-9]\d* 个$/);
  });

  test('cleanLogs removes old history and requires an age', async () => {
    const old = { jobId: 'x', trigger: 'schedule', result: 'success', startTime: '2020-01-01 00:00:00' };
    await server.db.orm.insert(sysQuartzJobRun).values([
      { id: 'old-1', ...old, tenantId: 1 },
      { id: 'old-2', ...old, tenantId: 2 },
    ]);
    expect((await run('cleanLogs', '30')).message).toBe('清理 30 天前的任务日志 1 条');
    expect(await server.db.orm.select().from(sysQuartzJobRun).where(eq(sysQuartzJobRun.jobId, 'x'))).toHaveLength(1);
    expect(await run('cleanLogs', 'soon')).toMatchObject({
      result: 'failure',
      message: '参数应为保留天数，1 到 3650 的整数',
    });
  });
});
