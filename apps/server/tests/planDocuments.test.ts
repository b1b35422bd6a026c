import { planStatus, type PlanDetailRow, type PurchasePlan } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  purchasePlan,
  purchasePlanDetail,
  sysAnnouncement,
  sysAnnouncementSend,
  sysDataLog,
  sysDepart,
  sysUser,
} from '../src/platform/db';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/purchase/purchasePlan';

let server: TestServer;
let declarer: TestCaller;
let approver: TestCaller;
let manager: TestCaller;
let purchaser: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  [declarer, approver, manager, purchaser] = (await Promise.all(
    (['declarer', 'approver', 'manager', 'purchaser'] as const).map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller];
  // The approver is in charge of the declarer's department.
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'declarer'));
  const [depart] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.orgCode, user!.orgCode!));
  await server.db.orm.update(sysUser).set({ departIds: depart!.id }).where(eq(sysUser.username, 'approver'));
});
afterAll(() => server.close());

const line = (over: object = {}) => ({
  id: 'row_1',
  materialName: '深沟球轴承',
  materialCode: 'ZC-6204',
  unit: '套',
  counts: 12,
  estimatedPrice: 18.5,
  demandTime: '2027-03-01',
  ...over,
});
const header = {
  planName: '轴承备件需求计划',
  demandOrgName: '锐衡泵业有限公司',
  orgConsignee: '王工',
  orgConsigneeTel: '13800000001',
};
const add = async (over: object = {}) =>
  (await declarer.post<PurchasePlan>(`${BASE}/add`, { ...header, purchasePlanDetailList: [line()], ...over })).body;
const added = async (over: object = {}): Promise<PurchasePlan> => {
  const body = await add(over);
  expect(body).toMatchObject({ success: true });
  return body.result!;
};
const act = async (caller: TestCaller, action: string, input: object) =>
  (await caller.post<PurchasePlan>(`${BASE}/${action}`, input)).body;
const view = async (id: string, caller = declarer) =>
  (await caller.get<PurchasePlan>(`${BASE}/queryById`, { id })).body.result!;
const edit = async (plan: object, caller = declarer) => (await caller.put<PurchasePlan>(`${BASE}/edit`, plan)).body;
const timeline = async (id: string) =>
  (
    await declarer.get<{ action: string; user: string; to: string; remark: string | null }[]>(`${BASE}/timeline`, {
      id,
    })
  ).body.result!;
const noticesOf = async (busId: string) =>
  server.db.orm
    .select({ title: sysAnnouncement.titile, page: sysAnnouncement.openPage, userId: sysAnnouncementSend.userId })
    .from(sysAnnouncement)
    .innerJoin(sysAnnouncementSend, eq(sysAnnouncementSend.anntId, sysAnnouncement.id))
    .where(eq(sysAnnouncement.busId, busId));

describe('a draft', () => {
  test('gets a number, the caller’s department and numbered lines', async () => {
    const plan = await added({ purchasePlanDetailList: [line(), line({ id: undefined, materialName: '机械密封' })] });
    expect(plan.planNo).toMatch(/^JH\d{12}$/);
    expect(plan).toMatchObject({ status: planStatus.draft, applyUserId: declarer.userId, createBy: 'declarer' });
    expect(plan.departName).toBeTruthy();
    expect(plan.actions.toSorted()).toEqual(['cancel', 'edit', 'remove', 'submit']);
    expect(plan.purchasePlanDetailList.map(({ planDetailNo }) => planDetailNo)).toEqual([
      `${plan.planNo}-001`,
      `${plan.planNo}-002`,
    ]);
  });

  test('matches its lines by id, in their new order', async () => {
    const plan = await added({ purchasePlanDetailList: ['a', 'b', 'c'].map((materialName) => line({ materialName })) });
    const [a, , c] = plan.purchasePlanDetailList;
    const { result } = await edit({
      ...plan,
      purchasePlanDetailList: [{ ...c, counts: '3.5' }, line({ id: 'row_9', materialName: 'd' }), a],
    });
    expect(result!.purchasePlanDetailList.map(({ id, materialName, counts }) => [id, materialName, counts])).toEqual([
      [c!.id, 'c', 3.5],
      [expect.any(String), 'd', 12],
      [a!.id, 'a', 12],
    ]);
    expect(result!.purchasePlanDetailList.map(({ planDetailNo }) => planDetailNo!.slice(-3))).toEqual([
      '003',
      '004',
      '001',
    ]);
    const versions = await server.db.orm.select().from(sysDataLog).where(eq(sysDataLog.dataId, plan.id));
    expect(versions.map(({ dataContent }) => JSON.parse(dataContent!).purchasePlanDetailList.length)).toEqual([3, 3]);
  });

  test('keeps what an edit does not name', async () => {
    const plan = await added({ remark: '停机前到货' });
    const { result } = await edit({ id: plan.id, planName: '改名' });
    expect(result).toMatchObject({ planName: '改名', remark: '停机前到货' });
    expect(result!.purchasePlanDetailList).toEqual(plan.purchasePlanDetailList);
  });

  test('is declared at a given time, and by somebody else only when a manager names them', async () => {
    const plan = await added({ applyTime: '2026-02-03 08:30:00' });
    expect(plan).toMatchObject({ applyTime: '2026-02-03 08:30:00', applyUserId: declarer.userId });
    const edited = await edit({ ...plan, applyTime: '2026-02-04', remark: '改' });
    expect(edited.result).toMatchObject({ applyTime: '2026-02-04 00:00:00', applyUserId: declarer.userId });
    expect(await edit({ id: plan.id, applyUserId: manager.userId })).toMatchObject({
      success: false,
      field: 'applyUserId',
      message: '只有采购主管可以代他人申请',
    });
    const admin = await server.as('admin', { tenant: 1 });
    const { body } = await admin.post<PurchasePlan>(`${BASE}/add`, { ...header, applyUserId: declarer.userId });
    expect(body.result).toMatchObject({ applyUserId: declarer.userId, createBy: 'admin' });
    const neighbour = await server.as('jb_manager', { tenant: 2 });
    for (const applyUserId of ['nobody', neighbour.userId]) {
      expect((await admin.put(`${BASE}/edit`, { id: body.result!.id, applyUserId })).body).toMatchObject({
        success: false,
        field: 'applyUserId',
        message: '所选申请人不存在或不属于当前租户',
      });
    }
  });

  test.each([
    [{ applyTime: 'soon' }, 'applyTime'],
    [{ applyUserId: 'nobody' }, 'applyUserId'],
    [{ planName: ' ' }, 'planName'],
    [{ departId: 'nowhere' }, 'departId'],
    [{ purchaseUserId: 'nobody' }, 'purchaseUserId'],
    [{ planFileUrl: 'no list' }, 'planFileUrl'],
    [{ planFileUrl: JSON.stringify([{ name: 'a', url: 'purchasePlan/missing.pdf' }]) }, 'planFileUrl'],
    [{ purchasePlanDetailList: [line(), line({ materialName: '' })] }, 'purchasePlanDetailList/1/materialName'],
    [{ purchasePlanDetailList: [line({ counts: -1 })] }, 'purchasePlanDetailList/0/counts'],
    [{ purchasePlanDetailList: [line({ counts: 1e20 })] }, 'purchasePlanDetailList/0/counts'],
    [{ purchasePlanDetailList: [line({ counts: 0.123456789 })] }, 'purchasePlanDetailList/0/counts'],
    [{ purchasePlanDetailList: [line({ demandTime: '2027-02-30' })] }, 'purchasePlanDetailList/0/demandTime'],
    [{ purchasePlanDetailList: [line({ id: 'of another plan' })] }, 'purchasePlanDetailList/0/id'],
    [{ purchasePlanDetailList: Array.from({ length: 5001 }, () => line()) }, 'purchasePlanDetailList'],
  ])('is refused with its field: %#', async (over, field) => {
    const before = (await server.db.orm.select().from(purchasePlan)).length;
    expect(await add(over)).toMatchObject({ success: false, field });
    expect((await server.db.orm.select().from(purchasePlan)).length).toBe(before);
  });

  test('takes 5,000 lines and changes 1,000 of them', async () => {
    const plan = await added({
      purchasePlanDetailList: Array.from({ length: 5000 }, (_, at) => line({ id: `row_${at}`, counts: at + 1 })),
    });
    const lines = plan.purchasePlanDetailList.map((one, at) => (at < 1000 ? { ...one, counts: 7 } : one));
    const { result, message } = await edit({ ...plan, purchasePlanDetailList: lines });
    expect(message).toBe('保存成功');
    expect(result!.purchasePlanDetailList.filter(({ counts }) => counts === 7)).toHaveLength(1000);
    expect(result!.purchasePlanDetailList[4999]).toMatchObject({ counts: 5000 });
  });

  test('refuses a stale save, naming who changed what', async () => {
    const plan = await added();
    await edit({ id: plan.id, remark: '第一次' });
    await edit({ id: plan.id, purchasePlanDetailList: [{ ...plan.purchasePlanDetailList[0], counts: 99 }] });
    const stale = await edit({ id: plan.id, planName: '晚到', updateTime: plan.updateTime });
    expect(stale).toMatchObject({ success: false, field: 'updateTime' });
    expect(stale.message).toMatch(/^数据已被他人修改，请刷新后重试（.+ 于 .+ 修改了：.*明细（第1行需求数量）/);
    expect((await view(plan.id)).planName).toBe(header.planName);
  });

  test('is removed with its lines', async () => {
    const plan = await added();
    expect((await declarer.call('DELETE', `${BASE}/delete?id=${plan.id}`)).body).toMatchObject({ success: true });
    const lines = await server.db.orm.select().from(purchasePlanDetail).where(eq(purchasePlanDetail.planId, plan.id));
    expect(lines).toEqual([]);
  });

  test('is copied without quantities of purchasing', async () => {
    const plan = await added({ purchasePlanDetailList: [line(), line({ materialName: '机械密封' })] });
    const { result } = await act(declarer, 'copy', { id: plan.id });
    expect(result).toMatchObject({ planName: `${header.planName}（副本）`, status: planStatus.draft });
    expect(result!.planNo).not.toBe(plan.planNo);
    expect(result!.purchasePlanDetailList.map(({ materialName }) => materialName)).toEqual(['深沟球轴承', '机械密封']);
  });
});

test('50 plans created at once have 50 consecutive numbers', async () => {
  const plans = await Promise.all(Array.from({ length: 50 }, () => added()));
  const numbers = plans.map(({ planNo }) => Number(planNo.slice(2))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => numbers[0]! + at));
});

describe('the way of a plan', () => {
  test('is submitted, rejected, resubmitted, approved, assigned, with a timeline', async () => {
    const { id, planNo } = await added();
    expect(await act(declarer, 'submit', { id })).toMatchObject({ message: '提交成功，请等待审批' });
    expect(await noticesOf(id)).toContainEqual({
      title: '需求计划待您审批：轴承备件需求计划',
      page: `/purchase/plan/view?id=${id}&mode=view`,
      userId: approver.userId,
    });
    expect((await view(id, approver)).actions).toEqual(['approve', 'reject']);
    expect(await act(approver, 'reject', { id, opinion: ' ' })).toMatchObject({ success: false, field: 'opinion' });
    await act(approver, 'reject', { id, opinion: '数量过大' });
    expect(await edit({ id, purchasePlanDetailList: [line({ counts: 6 })] })).toMatchObject({ success: true });
    await act(declarer, 'submit', { id });
    const { result: approved } = await act(approver, 'approve', { id });
    expect(approved).toMatchObject({ status: planStatus.toAssign, approveUser: expect.any(String) });
    const { body } = await manager.post(`${BASE}/assign`, { ids: [id], purchaseUserId: purchaser.userId });
    expect(body).toMatchObject({ success: true, message: '分派成功' });
    expect(await view(id, purchaser)).toMatchObject({ status: planStatus.toPurchase, tableEditable: true });
    const titles = (await noticesOf(id)).map(({ title, userId }) => [title, userId]);
    expect(titles).toContainEqual(['您有新的需求计划待采购：轴承备件需求计划', purchaser.userId]);
    expect(titles).toContainEqual(['您的需求计划被驳回：轴承备件需求计划', declarer.userId]);
    const steps = await timeline(id);
    expect(steps.map(({ action }) => action)).toEqual(['add', 'submit', 'reject', 'submit', 'approve', 'assign']);
    expect(steps[2]).toMatchObject({ remark: '数量过大', to: planStatus.rejected, to_dictText: '已驳回' });
    const { records } = (
      await purchaser.get<{ records: PlanDetailRow[] }>(`${BASE}/detailList`, { planNo, unused: '1' })
    ).body.result!;
    expect(records).toMatchObject([{ planNo, counts: 6, status_dictText: '待采购' }]);
  });

  test('refuses an incomplete plan with the field', async () => {
    const { id } = await added({ purchasePlanDetailList: [line(), line({ unit: null })] });
    expect(await act(declarer, 'submit', { id })).toMatchObject({
      success: false,
      field: 'purchasePlanDetailList/1/unit',
    });
    expect((await view(id)).status).toBe(planStatus.draft);
  });

  test('no action but those of the table changes a plan', async () => {
    const { id } = await added();
    const before = await view(id);
    for (const [caller, action] of [
      [declarer, 'withdraw'],
      [purchaser, 'finish'],
      [manager, 'finish'],
    ] as const) {
      expect(await act(caller, action, { id, reason: 'x', opinion: 'x' })).toMatchObject({ success: false });
    }
    const neighbour = await server.as('jb_manager');
    for (const action of ['finish', 'cancel']) {
      expect(await act(neighbour, action, { id, reason: 'x' })).toMatchObject({ success: false, field: 'id' });
    }
    expect(await view(id)).toEqual(before);
  });

  test('assigns all plans or none', async () => {
    const { id } = await added();
    const ready = await added();
    await act(declarer, 'submit', { id: ready.id });
    await act(approver, 'approve', { id: ready.id });
    const input = { ids: [ready.id, id], purchaseUserId: purchaser.userId };
    expect((await manager.post(`${BASE}/assign`, input)).body).toMatchObject({ success: false });
    expect((await view(ready.id)).status).toBe(planStatus.toAssign);
  });
});

describe('workbooks', () => {
  const HEADS = ['物料编码', '物料名称', '规格型号', '单位', '需求数量', '预估单价', '需求时间'];

  test('lines are read without being stored, with their faults', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ['M1', `物料${at}`, '', '个', '5', '1.5', '2027-01-10']);
    rows[3]![4] = '很多';
    rows[7]![6] = '明年';
    rows[9]![1] = '';
    const { body } = await sendWorkbook(declarer, `${BASE}/readLines`, [HEADS, ...rows]);
    const { lines, refused } = body.result as unknown as {
      lines: Record<string, unknown>[];
      refused: { row: number; column: string }[];
    };
    expect(lines).toHaveLength(200);
    expect(lines[0]).toMatchObject({ materialName: '物料0', counts: '5', demandTime: '2027-01-10' });
    expect(lines[3]).toMatchObject({ counts: '很多' });
    expect(refused).toMatchObject([
      { row: 5, column: '需求数量' },
      { row: 9, column: '需求时间' },
      { row: 11, column: '物料名称' },
    ]);
  });

  test('drafts are imported with their lines and exported', async () => {
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['计划名称', '需求单位'],
        ['导入的计划', '动力车间'],
      ]),
      '需求计划',
    );
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['计划名称', ...HEADS],
        ['导入的计划', 'M1', '阀门', 'DN50', '个', '2', '30', '2027-01-10'],
      ]),
      '物料明细',
    );
    const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect((await sendWorkbook(declarer, `${BASE}/importExcel`, content)).body).toMatchObject({ success: true });
    const [stored] = await server.db.orm
      .select()
      .from(purchasePlan)
      .where(and(eq(purchasePlan.planName, '导入的计划'), eq(purchasePlan.tenantId, 1)));
    const plan = await view(stored!.id);
    expect(plan).toMatchObject({ demandOrgName: '动力车间', status: planStatus.draft });
    expect(plan.purchasePlanDetailList).toMatchObject([{ materialName: '阀门', counts: 2, unit: '个' }]);
    const exported = await declarer.get(`${BASE}/exportXls`, { selections: plan.id });
    expect(exported.status).toBe(200);
  });
});

test('open demand is consolidated by material and month', async () => {
  const ready = async (lines: object[]) => {
    const { id } = await added({ purchasePlanDetailList: lines });
    await act(declarer, 'submit', { id });
    await act(approver, 'approve', { id });
    await manager.post(`${BASE}/assign`, { ids: [id], purchaseUserId: purchaser.userId });
  };
  const demand = { materialCode: 'HB-1', materialName: '合并物料' };
  await ready([line({ ...demand, counts: 2 }), line({ ...demand, counts: 3, demandTime: '2027-04-02' })]);
  await ready([line({ ...demand, counts: 5, demandTime: '2027-03-20' })]);
  const { records } = (await purchaser.get<{ records: object[] }>(`${BASE}/consolidation`, { materialCode: 'HB-1' }))
    .body.result!;
  expect(records).toMatchObject([
    { month: '2027-03', openCounts: 7, openAmount: 129.5, planCount: 2, lineCount: 2 },
    { month: '2027-04', openCounts: 3, planCount: 1 },
  ]);
});
