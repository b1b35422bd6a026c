import {
  inviteStatus,
  planStatus,
  projectStatus,
  supplierStatus,
  type ImportResult,
  type PlanDetailRow,
  type ProjectRow,
  type PurchaseInfo,
  type PurchasePlan,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contractInfo,
  purchaseInfo,
  purchaseInvite,
  purchasePlan,
  purchasePlanDetail,
  supplierInfo,
  sysAnnouncement,
  sysAnnouncementSend,
  sysDepart,
  sysUser,
  timeText,
} from '../src/platform/db';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/purchase/purchaseInfo';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);

let server: TestServer;
let purchaser: TestCaller;
let manager: TestCaller;
let approver: TestCaller;
let foreigner: TestCaller;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  [purchaser, manager, approver] = (await Promise.all(
    (['purchaser', 'manager', 'approver'] as const).map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller];
  foreigner = await server.as('jb_manager', { tenant: 2 });
  // The approver is in charge of the purchaser's department.
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
  const [depart] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.orgCode, user!.orgCode!));
  await server.db.orm.update(sysUser).set({ departIds: depart!.id }).where(eq(sysUser.username, 'approver'));
});
afterAll(() => server.close());

/** An approved plan of the purchaser with lines of the quantities. */
async function plan(...quantities: number[]): Promise<{ id: string; lines: string[] }> {
  nth += 1;
  const id = `plan-${nth}`;
  await server.db.orm.insert(purchasePlan).values({
    id,
    planNo: `JH-${nth}`,
    planName: `轴承备件 ${nth}`,
    departName: '设备部',
    purchaseUserId: purchaser.userId,
    status: planStatus.toPurchase,
    createTime: '2026-01-01 00:00:00',
    updateTime: '2026-01-01 00:00:00',
    tenantId: 1,
  });
  const lines = quantities.map((counts, at) => ({
    id: `${id}-${at}`,
    planId: id,
    planDetailNo: `JH-${nth}-00${at + 1}`,
    orderNum: at + 1,
    materialName: '深沟球轴承',
    materialCode: 'ZC-6204',
    unit: '套',
    counts: String(counts),
    estimatedPrice: '18.5',
    tenantId: 1,
  }));
  await server.db.orm.insert(purchasePlanDetail).values(lines);
  return { id, lines: lines.map((line) => line.id) };
}

/** A new normal supplier. */
async function supplier(): Promise<string> {
  nth += 1;
  const id = `supplier-${nth}`;
  await server.db.orm.insert(supplierInfo).values({
    id,
    name: `恒力轴承 ${nth}`,
    creditCode: `91310115MA1H8X${String(nth).padStart(4, '0')}`,
    linkman: '陈晓燕',
    mobile: '13800138000',
    auditStatus: '1',
    source: '2',
    tenantId: 1,
  });
  return id;
}

const line = (over: object = {}) => ({
  id: 'row_1',
  materialName: '深沟球轴承',
  unit: '套',
  actualCounts: 12,
  estimatedPrice: 18.5,
  ...over,
});
/** A complete project. */
const complete = async (over: object = {}) => ({
  proName: '轴承年度采购',
  buyType: '1',
  contractType: '1',
  demandOrgName: '锐衡泵业有限公司',
  contactName: '王工',
  contactPhone: '13800000001',
  payType: '1',
  priceType: '1',
  proStartTime: fromNow(DAY),
  proEndTime: fromNow(3 * DAY),
  detailList: [line()],
  supplierList: [{ supplierId: await supplier() }],
  ...over,
});
const add = async (over: object = {}, caller = purchaser) =>
  (await caller.post<PurchaseInfo>(`${BASE}/add`, await complete(over))).body;
async function added(over: object = {}): Promise<PurchaseInfo> {
  const body = await add(over);
  expect(body).toMatchObject({ success: true });
  return body.result!;
}
const act = async (caller: TestCaller, action: string, input: object) =>
  (await caller.post<PurchaseInfo>(`${BASE}/${action}`, input)).body;
async function published(over: object = {}): Promise<PurchaseInfo> {
  const { id } = await added(over);
  expect(await act(purchaser, 'submit', { id })).toMatchObject({ success: true });
  const body = await act(approver, 'approve', { id });
  expect(body).toMatchObject({ success: true });
  return body.result!;
}
const view = async (id: string, caller = purchaser) =>
  (await caller.get<PurchaseInfo>(`${BASE}/queryById`, { id })).body;
const usedOf = async (lineId: string) =>
  Number(
    (await server.db.orm.select().from(purchasePlanDetail).where(eq(purchasePlanDetail.id, lineId)))[0]!.usedCounts,
  );
const planStateOf = async (id: string) =>
  (await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, id)))[0]!.status;
const invitesOf = (id: string) =>
  server.db.orm.select().from(purchaseInvite).where(eq(purchaseInvite.purchaseInfoId, id));
const move = (id: string, times: Partial<typeof purchaseInfo.$inferInsert>) =>
  server.db.orm.update(purchaseInfo).set(times).where(eq(purchaseInfo.id, id));
/** Starts two servers that work by the clock, until the project has the status. */
async function afterClock(id: string, status: string): Promise<void> {
  const nodes = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
  await expect.poll(async () => (await view(id, manager)).result!.status, { timeout: 10_000 }).toBe(status);
  await Promise.all(nodes.map((node) => node.close()));
}

test('is applied for at a given time, and by somebody else only when a manager names them', async () => {
  const applyTime = '2026-02-03 08:30:00';
  const { result: project } = await add({ applyTime });
  expect(project).toMatchObject({ applyTime, applyUserId: purchaser.userId });
  const naming = { id: project!.id, applyUserId: manager.userId };
  expect((await purchaser.put(`${BASE}/edit`, naming)).body).toMatchObject({ success: false, field: 'applyUserId' });
  expect((await manager.put<PurchaseInfo>(`${BASE}/edit`, naming)).body.result).toMatchObject({
    applyTime,
    applyUserId: manager.userId,
    applyUserName: '周明',
  });
  expect((await purchaser.get(`${BASE}/queryById`, { id: project!.id })).body.success).toBe(false);
  const foreign = { id: project!.id, applyUserId: foreigner.userId };
  expect((await manager.put(`${BASE}/edit`, foreign)).body).toMatchObject({ success: false, field: 'applyUserId' });
});

describe('a draft', () => {
  test('has a number, its budget, defaults of the caller and its lists', async () => {
    const project = await added({
      divergeList: [{ divergeTitle: '质保期', divergeDes: '不少于 24 个月' }],
      detailList: [line(), line({ id: 'row_2', actualCounts: 3, estimatedPrice: '0.335' })],
    });
    expect(project.proNo).toMatch(/^CG\d{12}$/);
    expect(project).toMatchObject({
      status: projectStatus.draft,
      applyUserId: purchaser.userId,
      // 12 × 18.5 + 3 × 0.335, half-up
      budgetTotalPrice: 223.01,
      bidPart: '0',
      minSupplierCount: 3,
      supplierList: [{ inviteStatus: null }],
      contractInfoList: [],
      expertItemList: [],
      divergeList: [{ divergeTitle: '质保期', divergeDes: '不少于 24 个月' }],
      actions: ['edit', 'remove', 'submit', 'cancel'],
    });
    expect(project.detailList.map(({ materialName }) => materialName)).toEqual(['深沟球轴承', '深沟球轴承']);
  });

  test('keeps only what its method of procurement has', async () => {
    const items = [{ itemName: '质量', markValue: 60 }];
    const rule = { id: null, name: '常用', techNum: 2, busiNum: 1 };
    const every = {
      biddingDuration: 2,
      minStep: '150.5',
      bidPart: '1',
      postponeDays: 3,
      expertItemList: items,
      expertSiftRule: rule,
    };
    const of = async (buyType: string) => added({ ...every, buyType });
    expect(await of('1')).toMatchObject({
      biddingDuration: null,
      minStep: null,
      bidPart: '0',
      postponeDays: null,
      expertItemList: [],
    });
    expect(await of('2')).toMatchObject({ postponeDays: 3, supplierList: [], expertSiftRule: null });
    expect(await of('3')).toMatchObject({ bidPart: '1', postponeDays: 3, supplierList: [{}] });
    expect(await of('5')).toMatchObject({ expertItemList: [{ itemName: '质量' }], expertSiftRule: { techNum: 2 } });
    const ruled = await added({ ...every, buyType: '5', expertSiftRule: { techNum: 1, busiNum: 0 } });
    expect(ruled.expertSiftRule).toEqual({ id: null, name: null, techNum: 1, busiNum: 0 });
    const auction = await of('4');
    expect(auction).toMatchObject({ biddingDuration: 2, minStep: 150.5, supplierList: [] });
    expect(Date.parse(auction.proEndTime!) - Date.parse(auction.proStartTime!)).toBe(120 * MINUTE);
  });

  test.each([
    [{ proName: ' ' }, 'proName'],
    [{ orgCode: 'Z99' }, 'orgCode'],
    [{ departId: 'nowhere' }, 'departId'],
    [{ buyType: '6' }, 'buyType'],
    [{ postponeDays: 31 }, 'postponeDays'],
    [{ biddingDuration: 721 }, 'biddingDuration'],
    [{ minStep: -1 }, 'minStep'],
    [{ minStep: '0.123456789' }, 'minStep'],
    [{ detailList: [line({ materialName: '' })] }, 'detailList/0/materialName'],
    [{ detailList: [line({ actualCounts: -1 })] }, 'detailList/0/actualCounts'],
    [{ detailList: [line({ actualCounts: 1e20 })] }, 'detailList/0/actualCounts'],
    [{ detailList: [line({ actualCounts: 999_999_999_999, estimatedPrice: 2 })] }, 'detailList/0/actualCounts'],
    [
      {
        detailList: [line({ actualCounts: 1, estimatedPrice: 6e11 }), line({ actualCounts: 1, estimatedPrice: 6e11 })],
      },
      'detailList',
    ],
    [{ detailList: [line({ estimatedPrice: 0.123456789 })] }, 'detailList/0/estimatedPrice'],
    [{ detailList: [line({ planDetailId: 'nowhere' })] }, 'detailList/0/planDetailId'],
    [{ detailList: [line({ id: 'of-another' })] }, 'detailList/0/id'],
    [{ supplierList: [{ supplierId: 'nobody' }] }, 'supplierList/0/supplierId'],
    [{ contractType: '2', contractInfoList: [{ id: 'none' }] }, 'contractInfoList/0/id'],
    [{ planFileUrl: '[{"name":"a","url":"of-others"}]' }, 'planFileUrl'],
  ])('is refused with the field: %j', async (over, field) => {
    const before = await server.db.orm.$count(purchaseInfo);
    expect(await add(over)).toMatchObject({ success: false, field });
    expect(await server.db.orm.$count(purchaseInfo)).toBe(before);
  });

  test('refuses suppliers that are frozen, and one chosen twice', async () => {
    const id = await supplier();
    expect(await add({ supplierList: [{ supplierId: id }, { supplierId: id }] })).toMatchObject({
      field: 'supplierList/1/supplierId',
    });
    await server.db.orm.update(supplierInfo).set({ status: supplierStatus.frozen }).where(eq(supplierInfo.id, id));
    expect(await add({ supplierList: [{ supplierId: id }] })).toMatchObject({ field: 'supplierList/0/supplierId' });
  });

  test('is edited by its purchaser and by managers, and seen by nobody else', async () => {
    const project = await added();
    const edit = (caller: TestCaller) =>
      caller.put<PurchaseInfo>(`${BASE}/edit`, { id: project.id, remark: '加急', updateTime: project.updateTime });
    expect((await edit(foreigner)).body).toMatchObject({ success: false, field: 'id' });
    expect((await view(project.id, approver)).success).toBe(true);
    expect((await edit(purchaser)).body).toMatchObject({ success: true, result: { remark: '加急' } });
    expect((await edit(manager)).body).toMatchObject({ success: false, field: 'updateTime' });
    expect((await view(project.id, foreigner)).success).toBe(false);
  });
});

describe('quantities of plans', () => {
  test('are taken by a draft, changed with it and given back', async () => {
    const source = await plan(10, 5);
    const body = await act(purchaser, 'createFromPlan', {
      planDetailIds: source.lines,
      buyType: '1',
      contractType: '1',
    });
    expect(body).toMatchObject({ success: true });
    const project = body.result!;
    expect(project).toMatchObject({ planIds: source.id, budgetTotalPrice: 277.5 });
    expect(project.detailList.map((item) => [item.planDetailId, item.actualCounts])).toEqual([
      [source.lines[0], 10],
      [source.lines[1], 5],
    ]);
    expect(await usedOf(source.lines[0]!)).toBe(10);
    expect(await planStateOf(source.id)).toBe(planStatus.purchasing);

    const fewer = project.detailList.slice(0, 1).map((item) => ({ ...item, actualCounts: '2.5' }));
    const edited = await purchaser.put<PurchaseInfo>(`${BASE}/edit`, { id: project.id, detailList: fewer });
    expect(edited.body).toMatchObject({ success: true });
    expect(await Promise.all(source.lines.map(usedOf))).toEqual([2.5, 0]);

    expect((await purchaser.call('DELETE', `${BASE}/delete?id=${project.id}`)).body).toMatchObject({ success: true });
    expect(await Promise.all(source.lines.map(usedOf))).toEqual([0, 0]);
    expect(await planStateOf(source.id)).toBe(planStatus.toPurchase);
  });

  test('are never taken twice, by ten projects at once', async () => {
    const { lines } = await plan(10);
    const detailList = [line({ planDetailId: lines[0], actualCounts: 3 })];
    const bodies = await Promise.all(Array.from({ length: 10 }, () => add({ detailList })));
    expect(bodies.filter(({ success }) => success)).toHaveLength(3);
    const refused = bodies.find(({ success }) => !success)!;
    expect(refused).toMatchObject({ field: 'detailList/0/actualCounts' });
    expect(refused.message).toContain('1');
    expect(await usedOf(lines[0]!)).toBe(9);
  });

  test('are refused for plans of others, other tenants, and lines without anything left', async () => {
    const from = async (caller: TestCaller, planDetailIds: string[]) =>
      (await caller.post(`${BASE}/createFromPlan`, { planDetailIds, buyType: '1', contractType: '1' })).body;
    const source = await plan(4);
    expect(await from(foreigner, source.lines)).toMatchObject({ success: false, field: 'planDetailIds/0' });
    await server.db.orm
      .update(purchasePlan)
      .set({ purchaseUserId: manager.userId })
      .where(eq(purchasePlan.id, source.id));
    expect(await from(purchaser, source.lines)).toMatchObject({ success: false, field: 'planDetailIds/0' });
    expect(await add({ detailList: [line({ planDetailId: source.lines[0], actualCounts: 1 })] })).toMatchObject({
      success: false,
      field: 'detailList/0/actualCounts',
    });
    expect(await from(manager, source.lines)).toMatchObject({ success: true });
    expect(await from(manager, source.lines)).toMatchObject({ success: false, field: 'planDetailIds/0' });
  });

  test('are given back by a termination, and taken again by a copy', async () => {
    const source = await plan(8);
    const { id } = (
      await act(manager, 'createFromPlan', { planDetailIds: source.lines, buyType: '2', contractType: '1' })
    ).result!;
    expect(await act(manager, 'copy', { id })).toMatchObject({ success: false, field: 'id' });
    expect(await act(manager, 'cancel', { id, reason: ' ' })).toMatchObject({ success: false, field: 'reason' });
    expect(await act(manager, 'cancel', { id, reason: '需求取消' })).toMatchObject({
      result: { status: projectStatus.terminated, cancelReason: '需求取消' },
    });
    expect(await usedOf(source.lines[0]!)).toBe(0);
    const copy = (await act(manager, 'copy', { id })).result!;
    expect(copy).toMatchObject({ status: projectStatus.draft, detailList: [{ planDetailId: source.lines[0] }] });
    expect(copy.id).not.toBe(id);
    expect(await usedOf(source.lines[0]!)).toBe(8);
    const list = await manager.get<{ records: PlanDetailRow[] }>('/purchase/purchasePlan/detailList', {
      planId: source.id,
    });
    expect(list.body.result!.records).toMatchObject([{ usedCounts: 8 }]);
  });
});

describe('a submission', () => {
  test.each([
    [{ contactPhone: '' }, 'contactPhone'],
    [{ payType: null }, 'payType'],
    [{ proEndTime: null }, 'proEndTime'],
    [{ proEndTime: '2020-01-01 00:00:00', proStartTime: '2019-01-01 00:00:00' }, 'proEndTime'],
    [{ proEndTime: fromNow(0), proStartTime: fromNow(MINUTE) }, 'proEndTime'],
    [{ buyType: '4', biddingDuration: null }, 'biddingDuration'],
    [{ detailList: [] }, 'detailList'],
    [{ detailList: [line({ unit: '' })] }, 'detailList/0/unit'],
    [{ detailList: [line(), line({ id: 'row_2', actualCounts: 0 })] }, 'detailList/1/actualCounts'],
    [{ detailList: [line({ estimatedPrice: '' })] }, 'detailList/0/estimatedPrice'],
    [{ supplierList: [] }, 'supplierList'],
    [{ contractType: '2' }, 'contractInfoList'],
    [{ buyType: '5' }, 'expertItemList'],
    [{ buyType: '5', expertItemList: [{ itemName: '质量', markValue: 60 }] }, 'expertItemList'],
    [{ buyType: '5', expertItemList: [{ itemName: '质量', markValue: 100 }] }, 'expertSiftRule'],
  ])('is refused with the missing member: %j', async (over, field) => {
    const { id } = await added(over);
    expect(await act(purchaser, 'submit', { id })).toMatchObject({ success: false, field });
    expect((await view(id)).result!.status).toBe(projectStatus.draft);
  });

  test('needs no quantities for a long-term supply', async () => {
    const { id } = await added({ contractType: '2', longSource: 1, detailList: [line({ actualCounts: 0 })] });
    expect(await act(purchaser, 'submit', { id })).toMatchObject({ success: true });
  });

  test('is approved, which invites the suppliers and notifies the purchaser', async () => {
    const project = await published();
    expect(project).toMatchObject({
      status: projectStatus.toStart,
      supplierList: [{ inviteStatus: inviteStatus.sent }],
    });
    expect(project.publishTime).not.toBeNull();
    expect((await invitesOf(project.id))[0]).toMatchObject({ round: 1, sendTime: project.publishTime });
    const [list] = (await manager.get<{ records: ProjectRow[] }>(`${BASE}/list`, { proNo: project.proNo })).body.result!
      .records;
    expect(list).toMatchObject({ inviteCount: 1, bidCount: 0, status_dictText: '待开始' });
    const notices = await server.db.orm
      .select()
      .from(sysAnnouncement)
      .innerJoin(sysAnnouncementSend, eq(sysAnnouncementSend.anntId, sysAnnouncement.id))
      .where(and(eq(sysAnnouncement.busId, project.id), eq(sysAnnouncementSend.userId, purchaser.userId)));
    expect(notices.map(({ sys_announcement: { titile } }) => titile)).toEqual(['您的采购项目已通过审批：轴承年度采购']);
  });

  test('is not approved with a supplier that was frozen meanwhile', async () => {
    const id = await supplier();
    const project = await added({ supplierList: [{ supplierId: id }] });
    await act(purchaser, 'submit', { id: project.id });
    await server.db.orm.update(supplierInfo).set({ status: supplierStatus.frozen }).where(eq(supplierInfo.id, id));
    expect(await act(approver, 'approve', { id: project.id })).toMatchObject({
      success: false,
      field: 'supplierList/0/supplierId',
    });
    expect((await view(project.id)).result!.status).toBe(projectStatus.inApproval);
    expect(await act(approver, 'reject', { id: project.id, opinion: '换一家供应商' })).toMatchObject({
      result: { status: projectStatus.rejected },
    });
  });
});

describe('framework agreements', () => {
  /** An agreement of a supplier in force, unless it is changed. */
  async function framework(supplierId: string, over: Partial<typeof contractInfo.$inferInsert> = {}): Promise<string> {
    nth += 1;
    const id = `framework-${nth}`;
    await server.db.orm.insert(contractInfo).values({
      id,
      contractNo: `HT-${nth}`,
      contractName: `轴承框架协议 ${nth}`,
      contractType: '2',
      supplierId,
      supplierName: '恒力轴承',
      startDate: '2026-01-01',
      endDate: '2099-12-31',
      draftingUp: '2025-12-20',
      status: '4',
      tenantId: 1,
      ...over,
    });
    return id;
  }
  const ofFrameworks = (...ids: string[]) => ({
    buyType: '3',
    contractType: '2',
    supplierList: [],
    contractInfoList: ids.map((id) => ({ id })),
  });

  test('in force may be chosen, each once', async () => {
    const own = await supplier();
    const [good, ended, drafted, single, foreign] = [
      await framework(own),
      await framework(own, { endDate: '2020-12-31' }),
      await framework(own, { status: '3' }),
      await framework(own, { contractType: '1' }),
      await framework(own, { tenantId: 2 }),
    ];
    const listed = await purchaser.get<{ records: { id: string }[] }>(`${BASE}/getContractList`, {
      contractName: '轴承框架协议',
      pageSize: 100,
    });
    expect(listed.body.result!.records.map(({ id }) => id)).toEqual([good]);
    for (const wrong of [ended, drafted, single, foreign, 'nowhere']) {
      expect(await add(ofFrameworks(good, wrong))).toMatchObject({ success: false, field: 'contractInfoList/1/id' });
    }
    expect(await add(ofFrameworks(good, good))).toMatchObject({ success: false, field: 'contractInfoList/1/id' });
    const project = await added(ofFrameworks(good));
    expect(project).toMatchObject({
      supplierList: [],
      contractInfoList: [{ id: good, supplierId: own, endDate: '2099-12-31', draftingUp: '2025-12-20' }],
    });
    const edit = (over: object) => purchaser.put(`${BASE}/edit`, { id: project.id, ...over });
    expect((await edit({ remark: 'x' })).body.success).toBe(true);
    expect((await view(project.id)).result!.contractInfoList).toHaveLength(1);
    // For a long-term supply, suppliers are invited instead.
    expect((await edit({ longSource: 1 })).body).toMatchObject({ result: { contractInfoList: [] } });
  });

  test('invite their suppliers at the publication, each once', async () => {
    const [one, other] = [await supplier(), await supplier()];
    const ids = [await framework(one), await framework(one), await framework(other)];
    const project = await published(ofFrameworks(...ids));
    expect(project.contractInfoList.map(({ id }) => id)).toEqual(ids);
    const invites = await invitesOf(project.id);
    expect(new Map(invites.map((invite) => [invite.supplierId, invite.inviteStatus]))).toEqual(
      new Map([
        [one, inviteStatus.sent],
        [other, inviteStatus.sent],
      ]),
    );
    expect(await act(manager, 'cancel', { id: project.id, reason: '需求取消' })).toMatchObject({ success: true });
    await server.db.orm.update(contractInfo).set({ status: '7' }).where(eq(contractInfo.id, ids[2]!));
    expect(await act(purchaser, 'copy', { id: project.id })).toMatchObject({
      result: { contractInfoList: [{ id: ids[0] }, { id: ids[1] }] },
    });
  });

  test('that ended meanwhile prevent the publication', async () => {
    const ids = [await framework(await supplier()), await framework(await supplier())];
    const { id } = await added(ofFrameworks(...ids));
    await act(purchaser, 'submit', { id });
    await server.db.orm.update(contractInfo).set({ status: '7' }).where(eq(contractInfo.id, ids[1]!));
    expect(await act(approver, 'approve', { id })).toMatchObject({ success: false, field: 'contractInfoList/1/id' });
    expect(await invitesOf(id)).toEqual([]);
  });
});

describe('a published project', () => {
  test('accepts remark, contacts and files only', async () => {
    const project = await published();
    const edit = async (over: object) => (await purchaser.put(`${BASE}/edit`, { id: project.id, ...over })).body;
    expect(await edit({ proName: '别的名称' })).toMatchObject({ success: false, field: 'proName' });
    expect(await edit({ detailList: [] })).toMatchObject({ success: false, field: 'detailList' });
    const { detailList, supplierList, proName } = project;
    expect(await edit({ proName, detailList, supplierList, contactName: '李工' })).toMatchObject({
      success: true,
      result: { contactName: '李工' },
    });
    const steps = (await purchaser.get<{ action: string; remark: string }[]>(`${BASE}/timeline`, { id: project.id }))
      .body.result!;
    expect(steps.at(-1)).toMatchObject({ action: 'supplement', remark: `${project.contactName ?? ''} → 李工`.trim() });
  });

  test('is extended to a later end, with a reason', async () => {
    const project = await published();
    const extend = (proEndTime: string, reason = '供应商需要时间') =>
      act(purchaser, 'extend', { id: project.id, proEndTime, reason });
    expect(await extend(project.proEndTime!)).toMatchObject({ success: false, field: 'proEndTime' });
    expect(await extend(fromNow(9 * DAY), '')).toMatchObject({ success: false, field: 'reason' });
    const end = fromNow(9 * DAY);
    expect(await extend(end)).toMatchObject({ success: true, result: { proEndTime: end } });
    const steps = (await purchaser.get<{ action: string; remark: string }[]>(`${BASE}/timeline`, { id: project.id }))
      .body.result!;
    expect(steps.map(({ action }) => action)).toEqual(['add', 'submit', 'approve', 'extend']);
    expect(steps.at(-1)!.remark).toBe(`${project.proEndTime} → ${end}\n供应商需要时间`);
  });

  test('starts at once when its time has come', async () => {
    expect(await published({ proStartTime: fromNow(-MINUTE) })).toMatchObject({ status: projectStatus.quoting });
  });
});

describe('the clock', () => {
  test('starts the quotation once, with two servers', async () => {
    const { id } = await published();
    await move(id, { proStartTime: fromNow(-MINUTE) });
    await afterClock(id, projectStatus.quoting);
    const steps = (await manager.get<{ action: string; user: string | null }[]>(`${BASE}/timeline`, { id })).body
      .result!;
    expect(steps.filter(({ action }) => action === 'start')).toMatchObject([{ user: null }]);
  });

  test('postpones the end once if there are too few bids, then the project fails', async () => {
    const source = await plan(6);
    const detailList = [line({ planDetailId: source.lines[0], actualCounts: 6 })];
    const project = await published({ buyType: '3', postponeDays: 2, proStartTime: fromNow(-MINUTE), detailList });
    const end = fromNow(-MINUTE);
    await move(project.id, { proEndTime: end });
    const node = await startTestServer({ db: server.db, schedule: true });
    const now = async () => (await view(project.id, manager)).result!;
    await expect.poll(async () => (await now()).postponed, { timeout: 10_000 }).toBe('1');
    await node.close();
    expect(Date.parse((await now()).proEndTime!) - Date.parse(end)).toBe(2 * DAY);
    expect(await now()).toMatchObject({ status: projectStatus.quoting, supplierList: [{ inviteStatus: '0' }] });

    await move(project.id, { proEndTime: fromNow(-MINUTE) });
    await afterClock(project.id, projectStatus.failed);
    expect(await now()).toMatchObject({
      failReason: '报价截止时无供应商报价',
      insufficient: '1',
      supplierList: [{ inviteStatus: inviteStatus.expired }],
    });
    expect(await usedOf(source.lines[0]!)).toBe(0);
    const steps = (await manager.get<{ action: string }[]>(`${BASE}/timeline`, { id: project.id })).body.result!;
    const actions = steps.map(({ action }) => action);
    expect(actions).toEqual(['add', 'submit', 'approve', 'start', 'postpone', 'expire']);
  });
});

test('drafts are imported with their lines, and exported', async () => {
  const head = ['项目名称', '采购方式', '合同类型', '需求单位'];
  const { body } = await sendWorkbook(purchaser, `${BASE}/importExcel`, [
    head,
    ['导入的项目', '公开寻源', '项目合同', '锐衡泵业有限公司'],
    ['错误的项目', '拍卖', '项目合同', ''],
  ]);
  const result = body.result as ImportResult;
  expect(result).toMatchObject({ successCount: 1, errorCount: 1 });
  const { records } = (await purchaser.get<{ records: ProjectRow[] }>(`${BASE}/list`, { proName: '*导入的项目*' })).body
    .result!;
  expect(records).toMatchObject([{ buyType: '2', status: projectStatus.draft }]);
});

test('a plan cannot be finished, nor its quantity changed below what projects took', async () => {
  const source = await plan(10);
  await act(purchaser, 'createFromPlan', { planDetailIds: source.lines, buyType: '1', contractType: '1' });
  const { result } = (await purchaser.get<PurchasePlan>('/purchase/purchasePlan/queryById', { id: source.id })).body;
  expect(result).toMatchObject({ status: planStatus.purchasing, tableEditable: false });
});
