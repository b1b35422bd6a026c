import type { BidRow, BidsToScore, ExpertTask, PurchaseInfo, ScoreSummary, SupplierBid } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  appraisedProject,
  openedBid,
  storedProject,
  type AppraisedProject,
} from '../../../../tests/support/appraisedProject';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  documentStep,
  expertTask,
  newId,
  purchaseInfo,
  supplierBid,
  sysAnnouncement,
  sysUser,
} from '../../../platform/db';

const BASE = '/procurement/appraise';

let server: TestServer;
let purchaser: TestCaller;
/** Experts, of whom the first two are technical ones. */
let experts: TestCaller[];
let project: AppraisedProject;
let bids: [string, string];
let tasks: [string, string, string];

beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  const users = await server.db.orm
    .select()
    .from(sysUser)
    .where(and(eq(sysUser.userType, 'expert'), eq(sysUser.tenantId, 1), eq(sysUser.status, 1)))
    .orderBy(sysUser.id)
    .limit(3);
  experts = [];
  for (const { username } of users) experts.push(await server.as(username, { tenant: 1 }));
});
afterAll(() => server.close());

beforeEach(async () => {
  project = await appraisedProject(server, purchaser, { status: '6' });
  bids = [await openedBid(server, project, '江海泵业', 90000), await openedBid(server, project, '大河机械', 100000)];
  const stored = experts.map(({ userId }, at) => ({
    id: newId(),
    purchaseInfoId: project.id,
    expertId: `expert-${at}`,
    expertUserId: userId,
    expertName: `专家${at}`,
    expertType: at < 2 ? '1' : '2',
    status: '1',
    createTime: '2026-01-06 10:00:00',
    tenantId: 1,
  }));
  await server.db.orm.insert(expertTask).values(stored);
  tasks = stored.map(({ id }) => id) as typeof tasks;
});

const view = async (nth: number, taskId = tasks[nth]!) =>
  (await experts[nth]!.get<BidsToScore>(`${BASE}/bids`, { taskId })).body;
const save = async (nth: number, scores: object[], taskId = tasks[nth]!) =>
  (await experts[nth]!.post<ExpertTask>(`${BASE}/saveScore`, { taskId, scores })).body;
const submit = async (nth: number) =>
  (await experts[nth]!.post<ExpertTask>(`${BASE}/submitScore`, { taskId: tasks[nth] })).body;
const score = (bid: number, tech: number, price: number, more: object = {}) => ({
  bidId: bids[bid],
  itemMap: { [project.tech]: tech, [project.price]: price },
  ...more,
});
const summary = async () =>
  (await purchaser.get<ScoreSummary>(`${BASE}/summary`, { purchaseInfoId: project.id })).body.result!;
const setProject = (status: string) =>
  server.db.orm.update(purchaseInfo).set({ status }).where(eq(purchaseInfo.id, project.id));
const results = async () =>
  (await server.db.orm.select().from(supplierBid).where(eq(supplierBid.purchaseInfoId, project.id)))
    .map(({ supplierName, totalScore, rank }) => [supplierName, totalScore === null ? null : Number(totalScore), rank])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

describe('the bids of a task', () => {
  test('are the valid ones with lines and own scores only', async () => {
    await openedBid(server, project, '无效报价', 1, { status: '4' });
    await openedBid(server, project, '上一轮', 1, { round: 0 });
    await save(0, [score(0, 90, 80, { idea: ' 方案完整 ' })]);
    await save(1, [score(0, 10, 10)]);
    const { result } = await view(0);
    expect(result!.itemList).toEqual([
      { itemId: project.tech, itemName: '技术方案', markValue: 60 },
      { itemId: project.price, itemName: '投标报价', markValue: 40 },
    ]);
    expect(result!.supplierDetail.map(({ supplierName }) => supplierName).toSorted()).toEqual(['大河机械', '江海泵业']);
    const own = result!.supplierDetail.find(({ id }) => id === bids[0])!;
    expect(own).toMatchObject({ tenderPrice: 90000, supplierPriceDetailVOS: [{ count: 2, price: 45000 }] });
    expect(own.scoreList).toMatchObject([{ totalScore: 86, idea: '方案完整', expertType_dictText: '技术' }]);
    expect(result!.task).toMatchObject({ id: tasks[0], status: '3', actions: ['saveScore', 'submitScore'] });
    expect(result!.purchaseInfo).toMatchObject({ id: project.id, actions: [] });
  });

  test.each(['3', '4', '5'])('are absent while the project is in %s', async (status) => {
    await setProject(status);
    expect((await view(0)).result).toMatchObject({ supplierDetail: [], purchaseInfo: { supplierList: [] } });
    expect(await save(0, [score(0, 1, 1)])).toMatchObject({ success: false });
  });

  test('are absent until the task is accepted', async () => {
    await server.db.orm.update(expertTask).set({ status: '0' }).where(eq(expertTask.id, tasks[0]));
    expect((await view(0)).result!.supplierDetail).toEqual([]);
  });

  test('are those of the own task only', async () => {
    expect(await view(0, tasks[1])).toMatchObject({ success: false, message: '未找到对应数据' });
    expect(await save(0, [score(0, 1, 1)], tasks[1])).toMatchObject({ success: false, message: '未找到对应数据' });
    expect((await purchaser.get(`${BASE}/bids`, { taskId: tasks[0] })).status).toBe(403);
    const stranger = await server.as('jb_manager', { tenant: 2 });
    expect((await stranger.get(`${BASE}/summary`, { purchaseInfoId: project.id })).body).toMatchObject({
      success: false,
    });
  });
});

describe('scores', () => {
  test.each([
    ['points above 100', () => [score(0, 100.01, 1)], /^scores\/0\/itemMap/],
    ['points below 0', () => [score(0, -1, 1)], /^scores\/0\/itemMap/],
    ['three decimals', () => [score(0, 80.125, 1)], /^scores\/0\/itemMap/],
    ['an unknown dimension', () => [{ bidId: bids[0], itemMap: { other: 1 } }], /^scores\/0\/itemMap\/other$/],
    ['an unknown bid', () => [{ bidId: 'other', itemMap: {} }], /^scores\/0\/bidId$/],
    ['a bid twice', () => [score(0, 1, 1), score(0, 2, 2)], /^scores\/1\/bidId$/],
    [
      'an unknown file',
      () => [score(0, 1, 1, { scoreFileUrl: '[{"name":"a.pdf","url":"x"}]' })],
      /^scores\/0\/scoreFileUrl$/,
    ],
  ])('are refused with %s', async (_name, scores, field) => {
    expect(await save(0, scores())).toMatchObject({ success: false, field: expect.stringMatching(field) });
    expect((await view(0)).result!.supplierDetail.every(({ scoreList }) => scoreList.length === 0)).toBe(true);
  });

  test('are saved in parts, and a bid’s are replaced', async () => {
    expect(await save(0, [{ bidId: bids[0], itemMap: { [project.tech]: 88.25 }, idea: '好' }])).toMatchObject({
      result: { status: '3' },
    });
    await save(0, [score(0, 70, 60)]);
    const { result } = await view(0);
    expect(result!.supplierDetail.find(({ id }) => id === bids[0])!.scoreList).toMatchObject([
      { itemMap: { [project.tech]: 70, [project.price]: 60 }, totalScore: 66, idea: '好' },
    ]);
  });

  test('are submitted when they are complete', async () => {
    expect(await submit(0)).toMatchObject({ success: false, field: 'status' });
    await save(0, [score(0, 90, 80), { bidId: bids[1], itemMap: { [project.tech]: 0 } }]);
    expect(await submit(0)).toMatchObject({
      success: false,
      field: 'scores',
      message: '还有 1 项未评分，例如“大河机械”的“投标报价”',
    });
    await save(0, [score(1, 0, 70)]);
    expect(await submit(0)).toMatchObject({ result: { status: '4', submitTime: expect.any(String) } });
    expect(await save(0, [score(0, 1, 1)])).toMatchObject({ success: false, field: 'status' });
    expect((await storedProject(server, project)).status).toBe('6');
  });

  test('are returned by the purchaser with a reason', async () => {
    await save(0, [score(0, 90, 80), score(1, 80, 70)]);
    await submit(0);
    const giveBack = async (caller: TestCaller, more: object = {}) =>
      (await caller.post<ExpertTask>(`${BASE}/returnScore`, { taskId: tasks[0], ...more })).body;
    expect(await giveBack(purchaser)).toMatchObject({ success: false, field: 'reason' });
    expect((await experts[0]!.post(`${BASE}/returnScore`, { taskId: tasks[0], reason: 'x' })).status).toBe(403);
    expect(await giveBack(purchaser, { reason: '缺少意见' })).toMatchObject({
      result: { status: '3', returnReason: '缺少意见', submitTime: null },
    });
    expect((await summary()).rows.every(({ totalScore }) => totalScore === null)).toBe(true);
    const [notice] = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, tasks[0]));
    expect(notice).toMatchObject({
      titile: expect.stringMatching(/^您的评分被退回：./),
      openPage: `/procurement/appraise/score?id=${tasks[0]}`,
      userIds: expect.stringContaining(experts[0]!.userId),
    });
    expect(await submit(0)).toMatchObject({ success: true });
    await setProject('7');
    expect(await giveBack(purchaser, { reason: '缺少意见' })).toMatchObject({ code: 500, field: 'status' });
  });

  test('are secret from the bidder until the award', async () => {
    const bidder = await server.as('supplier');
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.id, bidder.userId));
    await server.db.orm.update(supplierBid).set({ supplierId: user!.supplierId! }).where(eq(supplierBid.id, bids[0]));
    await save(0, [score(0, 90, 80), score(1, 80, 70)]);
    await submit(0);
    await server.db.orm.update(supplierBid).set({ rank: 1, totalScore: '86' }).where(eq(supplierBid.id, bids[0]));
    const read = async () => [
      (await bidder.get<SupplierBid>('/supplier/bidding/queryById', { id: bids[0] })).body.result!,
      (await bidder.get<{ records: BidRow[] }>('/supplier/bidding/list', { id: bids[0] })).body.result!.records[0]!,
    ];
    for (const status of ['6', '7', '10']) {
      await setProject(status);
      const [bid, row] = await read();
      expect(bid).toMatchObject({ scoreList: [], totalScore: null, rank: null });
      expect(row).toMatchObject({ totalScore: null, rank: null });
    }
    await setProject('8');
    const [bid, row] = await read();
    expect(bid).toMatchObject({ scoreList: [{ totalScore: 86 }], totalScore: 86, rank: 1 });
    expect(row).toMatchObject({ totalScore: 86, rank: 1 });
  });
});

describe('the end of the evaluation', () => {
  /** Saves complete scores of all experts. */
  async function scoreAll(): Promise<void> {
    await save(0, [score(0, 90, 80), score(1, 88.25, 79.1)]);
    await save(1, [score(0, 81, 80), score(1, 90, 90)]);
    await save(2, [score(0, 70, 90), score(1, 60, 60)]);
  }

  test('comes once with the last two experts, who submit at the same time', async () => {
    await scoreAll();
    await submit(0);
    const answers = await Promise.all([submit(1), submit(2)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect((await storedProject(server, project)).status).toBe('7');
    const steps = await server.db.orm
      .select({ action: documentStep.action })
      .from(documentStep)
      .where(eq(documentStep.documentId, project.id));
    expect(steps).toEqual([{ action: 'scored' }]);
    // 江海泵业: 86, 80.6, 78; 大河机械: 84.59, 90, 60.
    expect(await results()).toEqual([
      ['大河机械', 78.2, 2],
      ['江海泵业', 81.53, 1],
    ]);
    expect((await summary()).rows).toMatchObject([
      { supplierName: '江海泵业', techScore: 83.3, busiScore: 78, totalScore: 81.53, rank: 1 },
      { supplierName: '大河机械', techScore: 87.3, busiScore: 60, totalScore: 78.2, rank: 2 },
    ]);
  });

  test('does not wait for experts who declined', async () => {
    await server.db.orm.update(expertTask).set({ status: '2' }).where(eq(expertTask.id, tasks[2]));
    await save(0, [score(0, 90, 90), score(1, 90, 90)]);
    await save(1, [score(0, 80, 80), score(1, 80, 80)]);
    await submit(0);
    await submit(1);
    // The same score: the lower price comes first.
    expect(await results()).toEqual([
      ['大河机械', 85, 2],
      ['江海泵业', 85, 1],
    ]);
  });

  test('is brought about by the purchaser, with the means of those who submitted', async () => {
    const end = async (more: object = {}) =>
      (await purchaser.post<PurchaseInfo>('/purchase/purchaseInfo/finishScore', { id: project.id, ...more })).body;
    await scoreAll();
    expect(await end({ reason: '超期' })).toMatchObject({
      success: false,
      message: '还没有专家提交评分，不能结束评审',
    });
    await submit(1);
    expect(await end()).toMatchObject({ success: false, field: 'reason' });
    expect(await end({ reason: '超期' })).toMatchObject({ success: true, result: { status: '7' } });
    expect(await results()).toEqual([
      ['大河机械', 90, 1],
      ['江海泵业', 80.6, 2],
    ]);
    expect(await submit(0)).toMatchObject({ success: false });
  });
});
