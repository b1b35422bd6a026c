import { read, utils } from '@e965/xlsx';
import type { planHistory, PurchasePlan, ResultOf } from '@gezi/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentStep, purchaseInfo, sysDepart, sysUser, timeOf } from '../src/platform/db';
import { groupBy } from '../src/platform/kit/groupBy';
import { noteOnProject } from '../src/features/procurement/shared/projects/noteOnProject';
import { secretBox } from '../src/platform/security/secretBox';
import { systemCaller } from '../src/platform/http/systemCaller';
import { checkChain } from '../src/records/documents/stepChain';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { TEST_SECRET } from './testDatabase';

const BASE = '/purchase/purchasePlan';
const HOUR = 3_600_000;

/** Two servers on one database; the clock of the second is slow. */
let server: TestServer;
let slow: TestServer;
let declarer: TestCaller;
let slowDeclarer: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  slow = await startTestServer({ db: server.db });
  slow.pass(-HOUR);
  declarer = await server.as('declarer');
  slowDeclarer = await slow.as('declarer');
});
afterAll(async () => {
  await slow.close();
  await server.close();
});

/** A draft that the servers in turn submitted and withdrew. */
async function planOfTwoServers(): Promise<string> {
  const line = { materialName: '深沟球轴承', unit: '套', counts: 12, estimatedPrice: 18.5, demandTime: '2027-03-01' };
  const plan = {
    planName: '轴承备件需求计划',
    demandOrgName: '锐衡泵业有限公司',
    orgConsignee: '王工',
    orgConsigneeTel: '13800000001',
    purchasePlanDetailList: [line],
  };
  const { id } = (await declarer.post<PurchasePlan>(`${BASE}/add`, plan)).body.result!;
  for (const [caller, action] of [
    [slowDeclarer, 'submit'],
    [declarer, 'withdraw'],
    [slowDeclarer, 'submit'],
  ] as const) {
    expect((await caller.post(`${BASE}/${action}`, { id })).body).toMatchObject({ success: true });
  }
  return id;
}

const stepsOf = (id: string) =>
  server.db.orm.select().from(documentStep).where(eq(documentStep.documentId, id)).orderBy(documentStep.seq);

test('steps have the order and the time of the database on every server', async () => {
  const before = Date.now() - 1000;
  const id = await planOfTwoServers();
  const entries = (await declarer.get<{ action: string; time: string }[]>(`${BASE}/timeline`, { id })).body.result!;
  expect(entries.map(({ action }) => action)).toEqual(['add', 'submit', 'withdraw', 'submit']);
  for (const { time } of entries) {
    expect(timeOf(time)).toBeGreaterThan(before);
    expect(timeOf(time)).toBeLessThanOrEqual(Date.now());
  }
});

test('servers with the same secret continue one chain', async () => {
  const steps = await stepsOf(await planOfTwoServers());
  expect(steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(checkChain(steps, secretBox(TEST_SECRET).sign).brokenAt).toBeNull();
  expect(checkChain(steps, secretBox('another secret of the same length').sign).brokenAt).toBe(1);
});

test('the demo data is sealed', async () => {
  const { sign } = secretBox(TEST_SECRET);
  const steps = await server.db.orm.select().from(documentStep).orderBy(documentStep.seq);
  expect(steps.filter(({ hash }) => hash === null)).toEqual([]);
  const documents = groupBy(steps, ({ documentId }) => documentId);
  expect(documents.size).toBeGreaterThan(66);
  for (const [, ofDocument] of documents) expect(checkChain(ofDocument, sign).brokenAt).toBeNull();
});

const historyOf = async (id: string, base = BASE) =>
  (await declarer.get<ResultOf<typeof planHistory>>(`${base}/history`, { id })).body.result!;

describe('a history', () => {
  /** Updates a step in the database, past the server. */
  const change = (id: string, seq: number, members: Partial<typeof documentStep.$inferInsert>) =>
    server.db.orm.update(documentStep).set(members).where(isStep(id, seq));
  const isStep = (id: string, seq: number): SQL => and(eq(documentStep.documentId, id), eq(documentStep.seq, seq))!;

  test('is intact as the servers wrote it', async () => {
    const history = await historyOf(await planOfTwoServers());
    expect(history).toMatchObject({ intact: true, brokenAt: null, isSealed: true });
    expect(history.entries.map(({ seq, action }) => [seq, action])).toEqual([
      [1, 'add'],
      [2, 'submit'],
      [3, 'withdraw'],
      [4, 'submit'],
    ]);
    expect(new Set(history.entries.map(({ hash }) => hash)).size).toBe(4);
  });

  test('shows a changed, a removed and a swapped step', async () => {
    const changed = await planOfTwoServers();
    await change(changed, 2, { remark: '同意' });
    expect(await historyOf(changed)).toMatchObject({ intact: false, brokenAt: 2 });

    const shortened = await planOfTwoServers();
    await server.db.orm.delete(documentStep).where(isStep(shortened, 3));
    expect(await historyOf(shortened)).toMatchObject({ intact: false, brokenAt: 3 });

    const swapped = await planOfTwoServers();
    await change(swapped, 2, { seq: 9 });
    await change(swapped, 3, { seq: 2 });
    await change(swapped, 9, { seq: 3 });
    expect(await historyOf(swapped)).toMatchObject({ intact: false, brokenAt: 2 });
  });

  test('shows a removed end, also after further steps', async () => {
    const id = await planOfTwoServers();
    await server.db.orm.delete(documentStep).where(isStep(id, 4));
    expect(await historyOf(id)).toMatchObject({ intact: false, brokenAt: 4 });
    expect((await declarer.post(`${BASE}/withdraw`, { id })).body).toMatchObject({ success: true });
    expect(await historyOf(id)).toMatchObject({ intact: false, brokenAt: 4 });
  });

  test('says that it is not sealed as a whole if steps have no hashes', async () => {
    const id = await planOfTwoServers();
    await server.db.orm
      .update(documentStep)
      .set({ seq: null, hash: null, tip: null })
      .where(eq(documentStep.documentId, id));
    expect((await declarer.post(`${BASE}/withdraw`, { id })).body).toMatchObject({ success: true });
    expect(await historyOf(id)).toMatchObject({ intact: true, isSealed: false });
    await server.db.orm.delete(documentStep).where(eq(documentStep.documentId, id));
    expect(await historyOf(id)).toMatchObject({ intact: true, isSealed: false, entries: [] });
  });

  test('is exported with the header and the result of the check', async () => {
    const id = await planOfTwoServers();
    await change(id, 2, { operator: 'manager' });
    const { entries } = await historyOf(id);
    const book = read((await declarer.get(`${BASE}/exportHistory`, { id })).raw.rawPayload);
    const [steps, summary] = book.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' }).slice(2),
    );
    expect(steps![0]).toEqual(['序号', '时间', '操作人', '操作', '操作前状态', '操作后状态', '说明', '校验值']);
    expect(steps![1]).toEqual(['1', entries[0]!.time, entries[0]!.user, '创建', '', '草稿', '', entries[0]!.hash]);
    expect(steps).toHaveLength(5);
    expect(summary).toContainEqual(['计划名称', '轴承备件需求计划']);
    expect(summary).toContainEqual(['校验结果', '已被改动：从第 2 步起与校验值不符']);
    expect(summary).toContainEqual(['最后一步的校验值', entries[3]!.hash]);
  });

  test('names departments in the header', async () => {
    const manager = await server.as('manager');
    const [project] = await server.db.orm
      .select({ id: purchaseInfo.id, unit: sysDepart.departName })
      .from(purchaseInfo)
      .innerJoin(sysDepart, eq(sysDepart.orgCode, purchaseInfo.orgCode));
    const { raw } = await manager.get('/purchase/purchaseInfo/exportHistory', { id: project!.id });
    const book = read(raw.rawPayload);
    const summary = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1]!]!, { header: 1 });
    expect(summary).toContainEqual(['采购单位', project!.unit]);
  });
});

test('a supplier of another tenant adds an event to the history of a project', async () => {
  const manager = await server.as('manager');
  const [project] = await server.db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.tenantId, 1)).limit(1);
  const [supplier] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'jb_manager'));
  const caller = { ...systemCaller(2), userId: supplier!.id, username: supplier!.username, roles: [] };
  const note = noteOnProject({ db: server.db, secrets: secretBox(TEST_SECRET) });
  await server.db.transaction(() => note(caller, project!.id, 'acceptInvitation', '锐衡泵业有限公司'));
  const history = (
    await manager.get<ResultOf<typeof planHistory>>('/purchase/purchaseInfo/history', { id: project!.id })
  ).body.result!;
  expect(history).toMatchObject({ intact: true, isSealed: true });
  expect(history.entries.at(-1)).toMatchObject({
    user: supplier!.realname,
    action_dictText: '接受邀请',
    from: project!.status,
    to: project!.status,
    remark: '锐衡泵业有限公司',
  });
  await expect(server.db.transaction(() => note(caller, 'nowhere', 'register'))).rejects.toThrow('未找到对应数据');
});
