import type { QuartzJob, QuartzJobRun } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractDetail,
  contractInfo,
  documentStep,
  newId,
  supplierMessage,
  sysAnnouncement,
  sysUser,
} from '../../../platform/db';

const JOBS = '/sys/quartzJob';
const DAY = 86_400_000;

let server: TestServer;
let admin: TestCaller;
let purchaser: TestCaller;
let supplierId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  purchaser = await server.as('purchaser', { tenant: 1 });
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = user!.supplierId!;
});
afterAll(() => server.close());

/** The day so many days from today, by the clock of the database. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

/** A contract in force that ends in so many days. */
async function contract(days: number, { status = '4', ordered = '0' } = {}): Promise<string> {
  const id = newId();
  await server.db.orm.insert(contractInfo).values({
    id,
    contractNo: id,
    contractName: '轴承合同',
    contractType: '1',
    supplierId,
    supplierName: '江海泵业',
    startDate: '2020-01-01',
    endDate: dayAfter(days),
    status,
    executorUserId: purchaser.userId,
    tenantId: 1,
  });
  await server.db.orm.insert(contractDetail).values({
    id: newId(),
    contractId: id,
    materialName: '轴承',
    price: '10',
    count: '10',
    orderedCount: ordered,
    tenantId: 1,
  });
  return id;
}
const statusOf = async (id: string) =>
  (await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id)))[0]!.status;
const expiries = async (id: string) =>
  server.db.orm
    .select()
    .from(documentStep)
    .where(and(eq(documentStep.documentId, id), eq(documentStep.action, 'expire')));
/** Titles of what was sent about a contract: a notice each to executor and supplier, and a message to the supplier. */
async function notices(id: string): Promise<string[]> {
  const { orm } = server.db;
  const sent = await orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, id));
  const messages = await orm.select().from(supplierMessage).where(eq(supplierMessage.busId, id));
  return [...sent.map(({ titile }) => titile), ...messages.map(({ title }) => title)];
}

async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Runs a job manually and waits for its end. */
async function run(jobClassName: string, parameter = ''): Promise<QuartzJobRun> {
  const job = { jobClassName, parameter, cronExpression: '0 0 9 * * ? *', status: -1 };
  const { id } = (await admin.post<QuartzJob>(`${JOBS}/add`, job)).body.result!;
  expect((await admin.get(`${JOBS}/execute`, { id })).body.success).toBe(true);
  const find = async () =>
    (await admin.get<{ records: QuartzJobRun[] }>(`${JOBS}/runs`, { jobId: id })).body.result!.records[0];
  await untilTrue(async () => !['running', undefined].includes((await find())?.result));
  return (await find())!;
}

test('the job expires ended contracts without an open order, once', async () => {
  const ended = await contract(-1);
  const others = [await contract(0), await contract(-1, { ordered: '1' }), await contract(-1, { status: '5' })];
  const runs = await Promise.all([run('contractExpire'), run('contractExpire')]);
  expect(runs.map(({ result }) => result)).toEqual(['success', 'success']);
  expect(await statusOf(ended)).toBe('8');
  expect(await Promise.all(others.map(statusOf))).toEqual(['4', '4', '5']);
  expect(await expiries(ended)).toHaveLength(1);
  expect(await notices(ended)).toHaveLength(3);
});

test('two servers expire a contract once', async () => {
  const id = await contract(-2);
  const servers = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
  await untilTrue(async () => (await statusOf(id)) === '8');
  await Promise.all(servers.map((one) => one.close()));
  expect(await expiries(id)).toHaveLength(1);
  expect(await notices(id)).toHaveLength(3);
});

test('executor and supplier are reminded once, as many days before the end as the job says', async () => {
  const [soon, later, ended] = [await contract(10), await contract(40), await contract(-3, { ordered: '1' })];
  expect(await run('protocolRemind', '5')).toMatchObject({ result: 'success' });
  expect(await notices(soon)).toEqual([]);
  await Promise.all([run('protocolRemind'), run('protocolRemind')]);
  expect(await notices(soon)).toHaveLength(3);
  expect([await notices(later), await notices(ended)]).toEqual([[], []]);
  await run('protocolRemind', '60');
  expect([(await notices(soon)).length, (await notices(later)).length]).toEqual([3, 3]);
});

test.each(['0', '366', '十天'])('a reminder %s days before is refused', async (parameter) => {
  expect(await run('protocolRemind', parameter)).toMatchObject({ result: 'failure' });
});
