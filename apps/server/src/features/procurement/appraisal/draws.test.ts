import { createHash } from 'node:crypto';
import { drawExperts, type ExpertTask, type ScoreSummary } from '@gezi/domain';
import { and, eq, inArray, like, notLike } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appraisedProject, openedBid } from '../../../../tests/support/appraisedProject';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { evaluationExpert, expertTask, sysAnnouncement, sysUser, tenderDetail } from '../../../platform/db';

const BASE = '/procurement/appraise';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let server: TestServer;
let purchaser: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
});
afterAll(() => server.close());

const extract = async (purchaseInfoId: string, rule?: object, caller = purchaser) =>
  (await caller.post<ExpertTask[]>(`${BASE}/extract`, { purchaseInfoId, ...(rule && { rule }) })).body;
const summary = async (purchaseInfoId: string, caller = purchaser) =>
  (await caller.get<ScoreSummary>(`${BASE}/summary`, { purchaseInfoId })).body.result!;
const act = async (caller: TestCaller, action: string, id: string, more: object = {}) =>
  (await caller.post<ExpertTask>(`${BASE}/${action}`, { id, ...more })).body;
const enabled = () =>
  server.db.orm
    .select()
    .from(evaluationExpert)
    .where(and(eq(evaluationExpert.tenantId, 1), eq(evaluationExpert.status, '1')));
/** Signs the expert of a task in. */
async function expertOf({ expertId }: ExpertTask): Promise<TestCaller> {
  const [row] = await server.db.orm
    .select({ username: sysUser.username })
    .from(evaluationExpert)
    .innerJoin(sysUser, eq(sysUser.id, evaluationExpert.userId))
    .where(eq(evaluationExpert.id, expertId));
  return server.as(row!.username, { tenant: 1 });
}
describe('a draw', () => {
  test('takes experts by the rule and can be repeated from its record', async () => {
    const project = await appraisedProject(server, purchaser);
    const { result: tasks } = await extract(project.id);
    expect(tasks!.map(({ expertType }) => expertType).toSorted()).toEqual(['1', '1', '2']);
    expect(tasks![0]).toMatchObject({ status: '0', status_dictText: '已抽取', projectStatus: '3', actions: [] });
    const { draws, toDraw } = await summary(project.id);
    expect(toDraw).toEqual({ techNum: 0, busiNum: 0 });
    expect(draws).toMatchObject([{ seed: expect.stringMatching(/^[0-9a-f]{64}$/), drawBy: 'purchaser' }]);
    const { seed, pool, rule } = draws[0]!;
    expect(pool).toHaveLength((await enabled()).length);
    const experts = pool.map(({ id, expertType }) => ({ id, professionType: expertType }));
    const again = drawExperts(experts, rule, seed, sha256).drawn.map(({ id }) => id);
    expect(again.toSorted()).toEqual(tasks!.map(({ expertId }) => expertId).toSorted());
    expect(again.toSorted()).toEqual(
      pool
        .filter(({ drawn }) => drawn)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(pool[0]!.hash).toBe(sha256(`${seed}${pool[0]!.id}`));
  });

  test('adds only experts that are missing', async () => {
    const project = await appraisedProject(server, purchaser);
    await extract(project.id, { id: null, name: null, techNum: 1, busiNum: 0 });
    const { result: others } = await extract(project.id);
    expect(others!.map(({ expertType }) => expertType).toSorted()).toEqual(['1', '2']);
    expect(await extract(project.id)).toMatchObject({ success: false, message: '专家已按规则抽取完毕' });
    expect(new Set((await summary(project.id)).tasks.map(({ expertId }) => expertId)).size).toBe(3);
  });

  test('is made once by two callers at the same time', async () => {
    const project = await appraisedProject(server, purchaser);
    const answers = await Promise.all([extract(project.id), extract(project.id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await summary(project.id)).tasks).toHaveLength(3);
  });

  test('leaves out experts who avoid an invited or a bidding supplier', async () => {
    const [invited, bidding] = (await enabled()).filter(({ avoidSupplierIds }) => avoidSupplierIds === null);
    await avoid(invited!.id, 'invited-supplier');
    await avoid(bidding!.id, 'other,supplier-投标方');
    const project = await appraisedProject(server, purchaser, { status: '5' }, ['invited-supplier']);
    await openedBid(server, project, '投标方', 100, { status: '1' });
    await extract(project.id);
    const pooled = (await summary(project.id)).draws[0]!.pool.map(({ id }) => id);
    expect(pooled).not.toContain(invited!.id);
    expect(pooled).not.toContain(bidding!.id);
    await avoid(invited!.id, null);
    await avoid(bidding!.id, null);
  });

  test('leaves out experts of other material types, disabled ones and the purchaser', async () => {
    const [other, disabled, self] = await enabled();
    const { orm } = server.db;
    const change = (id: string, values: Partial<typeof evaluationExpert.$inferInsert>) =>
      orm.update(evaluationExpert).set(values).where(eq(evaluationExpert.id, id));
    await change(other!.id, { materialTypeIds: 'another-type' });
    await orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.id, disabled!.userId));
    const project = await appraisedProject(server, { userId: self!.userId });
    await server.db.orm
      .update(tenderDetail)
      .set({ materialTypeName: '离心泵' })
      .where(eq(tenderDetail.id, project.lineId));
    await extract(project.id, undefined, await server.as('manager', { tenant: 1 }));
    const pooled = (await summary(project.id, await server.as('manager', { tenant: 1 }))).draws[0]!.pool;
    const ids = pooled.map(({ id }) => id);
    for (const expert of [other, disabled, self]) expect(ids).not.toContain(expert!.id);
    expect(ids.length).toBeGreaterThan(2);
    await change(other!.id, { materialTypeIds: other!.materialTypeIds });
    await orm.update(sysUser).set({ status: 1 }).where(eq(sysUser.id, disabled!.userId));
  });

  test('is refused with the numbers that the pool lacks', async () => {
    const project = await appraisedProject(server, purchaser);
    const numberOf = async (type: string) =>
      (await enabled()).filter(({ professionType }) => professionType === type).length;
    const rule = { id: null, name: null, techNum: (await numberOf('1')) + 2, busiNum: (await numberOf('2')) + 1 };
    expect(await extract(project.id, rule)).toMatchObject({
      success: false,
      message: '可抽取的专家不足，还缺技术专家 2 名、商务专家 1 名',
    });
    expect(await summary(project.id)).toMatchObject({ tasks: [], draws: [] });
  });

  test('follows a rule of the call without id and name', async () => {
    const project = await appraisedProject(server, purchaser);
    expect((await extract(project.id, { techNum: 1, busiNum: 0 })).result).toMatchObject([{ expertType: '1' }]);
    expect((await summary(project.id)).draws).toMatchObject([{ rule: { id: null, name: null, techNum: 1 } }]);
  });

  test.each([
    ['of another method', { buyType: '3' }, 200],
    ['that is a draft', { status: '0' }, 200],
    ['that waits for the award', { status: '7' }, 200],
    ['without a rule', { expertSiftRule: null }, 200],
    ['of another purchaser', { applyUserId: 'colleague' }, 403],
  ])('is refused for a project %s', async (_name, change, status) => {
    const project = await appraisedProject(server, purchaser, change);
    const answer = await purchaser.post(`${BASE}/extract`, { purchaseInfoId: project.id });
    expect(answer).toMatchObject({ status, body: { success: false } });
    expect(await server.db.orm.select().from(expertTask).where(eq(expertTask.purchaseInfoId, project.id))).toEqual([]);
  });

  test('of another tenant’s project is refused', async () => {
    const project = await appraisedProject(server, purchaser);
    const stranger = await server.as('jb_manager', { tenant: 2 });
    expect(await extract(project.id, undefined, stranger)).toMatchObject({ success: false, message: '未找到对应数据' });
  });
});

describe('the answer of an expert', () => {
  test('is given by the expert alone', async () => {
    const { id } = await appraisedProject(server, purchaser);
    const [task, other] = (await extract(id)).result!;
    const [expert, colleague] = [await expertOf(task!), await expertOf(other!)];
    const [notice] = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, id));
    expect(notice).toMatchObject({ titile: expect.stringMatching(/^您被抽取为评审专家：./), openPage: BASE });
    for (const { userId } of [expert, colleague]) expect(notice!.userIds).toContain(userId);
    expect(await act(colleague, 'accept', task!.id)).toMatchObject({ success: false, message: '未找到对应数据' });
    expect(await act(expert, 'accept', task!.id)).toMatchObject({ success: true, result: { status: '1' } });
    expect(await act(expert, 'accept', task!.id)).toMatchObject({ success: false, field: 'status' });
    expect(await act(expert, 'decline', task!.id, { reason: '忙' })).toMatchObject({ success: false, field: 'status' });
    const { records } = (await expert.get<{ records: ExpertTask[] }>(`${BASE}/myTasks`, { status: '1' })).body.result!;
    expect(records.filter(({ purchaseInfoId }) => purchaseInfoId === id)).toMatchObject([{ id: task!.id }]);
  });

  test('declines with a reason, and another expert of the profession is drawn', async () => {
    const { id } = await appraisedProject(server, purchaser);
    const tasks = (await extract(id)).result!;
    const task = tasks.find(({ expertType }) => expertType === '1')!;
    const expert = await expertOf(task);
    expect(await act(expert, 'decline', task.id)).toMatchObject({ success: false, field: 'reason' });
    expect(await act(expert, 'decline', task.id, { reason: '出差' })).toMatchObject({
      result: { status: '2', declineReason: '出差' },
    });
    const after = await summary(id);
    const added = after.tasks.filter(({ id: known }) => !tasks.some((one) => one.id === known));
    expect(added).toMatchObject([{ expertType: '1', status: '0' }]);
    expect(after.draws[0]).toMatchObject({ drawBy: null, rule: { techNum: 1, busiNum: 0 } });
    expect(after.draws[0]!.pool.map(({ id: pooled }) => pooled)).not.toContain(task.expertId);
    const [notice] = await server.db.orm
      .select()
      .from(sysAnnouncement)
      .where(and(eq(sysAnnouncement.busId, id), like(sysAnnouncement.titile, '评审专家拒绝了任务：%')));
    expect(notice!.msgContent).toContain(`已补抽${added[0]!.expertName}`);
    expect((await expert.get(`${BASE}/bids`, { taskId: task.id })).body).toMatchObject({ success: false });
  });

  test('declines although nobody is left, which the purchaser is told', async () => {
    const { id } = await appraisedProject(server, purchaser);
    const [task] = (await extract(id, { id: null, name: null, techNum: 0, busiNum: 1 })).result!;
    const expert = await expertOf(task!);
    const others = (await enabled()).filter(
      ({ professionType, id: other }) => professionType === '2' && other !== task!.expertId,
    );
    const isOther = inArray(
      evaluationExpert.id,
      others.map((one) => one.id),
    );
    await server.db.orm.update(evaluationExpert).set({ status: '0' }).where(isOther);
    expect(await act(expert, 'decline', task!.id, { reason: '出差' })).toMatchObject({ success: true });
    await server.db.orm.update(evaluationExpert).set({ status: '1' }).where(isOther);
    const [notice] = await server.db.orm
      .select()
      .from(sysAnnouncement)
      .where(and(eq(sysAnnouncement.busId, id), notLike(sysAnnouncement.titile, '您被抽取为评审专家：%')));
    expect(notice).toMatchObject({ priority: 'H', msgContent: expect.stringContaining('已无可补抽的专家') });
  });
});

const avoid = (id: string, avoidSupplierIds: string | null) =>
  server.db.orm.update(evaluationExpert).set({ avoidSupplierIds }).where(eq(evaluationExpert.id, id));
