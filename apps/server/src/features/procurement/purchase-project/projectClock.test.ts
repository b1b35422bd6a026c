import type { QuartzJob, QuartzJobRun } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { documentStep, newId, purchaseInfo, purchaseInvite, supplierMessage, sysUser } from '../../../platform/db';

const JOBS = '/sys/quartzJob';

let server: TestServer;
let admin: TestCaller;
let supplierId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = user!.supplierId!;
  // No project of the demo is due.
  const never = '2099-01-01 09:00:00';
  await server.db.orm.update(purchaseInfo).set({ proStartTime: never, proEndTime: never });
});
afterAll(() => server.close());

/** A project of one invited supplier, whose quotation has the given state and times. */
async function project(status: string, { starts = '2020-01-01', ends = '2099-01-01', postponeDays = 0, tenantId = 1 }) {
  const id = newId();
  await server.db.orm.insert(purchaseInfo).values({
    id,
    proNo: id,
    proName: '水泵采购',
    departName: '设备部',
    buyType: '3',
    contractType: '1',
    proStartTime: `${starts} 09:00:00`,
    proEndTime: `${ends} 09:00:00`,
    postponeDays,
    status,
    tenantId,
  });
  await server.db.orm.insert(purchaseInvite).values({
    id: newId(),
    purchaseInfoId: id,
    supplierId,
    supplierName: '江海泵业',
    inviteStatus: '0',
    tenantId,
  });
  return id;
}
const statusOf = async (id: string) =>
  (await server.db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id)))[0]!.status;
/** Steps that the clock took. */
const stepsOf = async (id: string) => {
  const actions = ['start', 'close', 'expire', 'postpone'];
  const where = and(eq(documentStep.documentId, id), inArray(documentStep.action, actions));
  return (await server.db.orm.select().from(documentStep).where(where)).map(({ action }) => action);
};
const messagesOf = async (id: string) =>
  (await server.db.orm.select().from(supplierMessage).where(eq(supplierMessage.busId, id))).length;

async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Runs the job manually and waits for its end. */
async function run(): Promise<QuartzJobRun> {
  const job = { jobClassName: 'projectClock', cronExpression: '0 * * * * ? *', status: -1 };
  const { id } = (await admin.post<QuartzJob>(`${JOBS}/add`, job)).body.result!;
  expect((await admin.get(`${JOBS}/execute`, { id })).body.success).toBe(true);
  const find = async () =>
    (await admin.get<{ records: QuartzJobRun[] }>(`${JOBS}/runs`, { jobId: id })).body.result!.records[0];
  await untilTrue(async () => !['running', undefined].includes((await find())?.result));
  return (await find())!;
}

/** A project for each change of the clock, and those that are left as they are. */
async function dueProjects() {
  return {
    toStart: await project('3', {}),
    failing: await project('4', { ends: '2020-02-01' }),
    postponed: await project('4', { ends: '2020-02-01', postponeDays: 30 * 365 }),
    notYet: await project('3', { starts: '2098-01-01' }),
    running: await project('4', {}),
    foreign: await project('3', { tenantId: 2 }),
  };
}

async function expectChanged({
  toStart,
  failing,
  postponed,
  notYet,
  running,
}: Awaited<ReturnType<typeof dueProjects>>) {
  const states = await Promise.all([toStart, failing, postponed, notYet, running].map(statusOf));
  expect(states).toEqual(['4', '10', '4', '3', '4']);
  expect(await Promise.all([toStart, failing, postponed].map(stepsOf))).toEqual([['start'], ['expire'], ['postpone']]);
  expect(await Promise.all([failing, postponed].map(messagesOf))).toEqual([1, 1]);
}

test('the job changes the projects of its tenant whose time has come, once', async () => {
  const projects = await dueProjects();
  const runs = await Promise.all([run(), run()]);
  expect(runs.map(({ result }) => result)).toEqual(['success', 'success']);
  const counts = runs.map(({ message }) => message!.match(/\d+/g)!.map(Number));
  expect(counts.map(([started]) => started!).reduce((all, one) => all + one)).toBe(1);
  expect(counts.map(([, closed]) => closed!).reduce((all, one) => all + one)).toBe(2);
  await expectChanged(projects);
  expect(await statusOf(projects.foreign)).toBe('3');
});

test('two servers change a project once', async () => {
  const projects = await dueProjects();
  const servers = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
  await untilTrue(async () => (await stepsOf(projects.postponed)).length > 0);
  await Promise.all(servers.map((one) => one.close()));
  await expectChanged(projects);
});

test('the demo runs the job every minute', async () => {
  const { records } = (
    await admin.get<{ records: QuartzJob[] }>(`${JOBS}/list`, { jobClassName: 'projectClock', status: '0' })
  ).body.result!;
  expect(records).toMatchObject([{ cronExpression: '0 * * * * ? *', status: 0 }]);
});
