import type { PurchaseInvite, SourceProject, SourceRow } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  purchaseDiverge,
  purchaseInfo,
  purchaseInvite,
  supplierBid,
  supplierInfo,
  supplierShare,
  sysAnnouncement,
  sysFile,
  sysUser,
  tenderDetail,
  timeText,
} from '../../../platform/db';

const BASE = '/procurement/source';
const HOUR = 3_600_000;
const fromNow = (time: number) => timeText(Date.now() + time);

let server: TestServer;
let supplier: TestCaller;
let other: TestCaller;
let supplierId: string;
let purchaserId: string;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  [supplier, other] = [await server.as('supplier'), await server.as('supplier2')];
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  const [purchaser] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
  [supplierId, purchaserId] = [user!.supplierId!, purchaser!.id];
});
afterAll(() => server.close());

/** A published project that is open to every supplier. */
async function project(change: Partial<typeof purchaseInfo.$inferInsert> = {}): Promise<string> {
  nth += 1;
  const id = `source-${nth}`;
  await server.db.orm.insert(purchaseInfo).values({
    proNo: id,
    proName: `公开寻源 ${nth}`,
    departName: 'x',
    applyUserId: purchaserId,
    demandOrgName: '设备部',
    buyType: '2',
    contractType: '1',
    status: '4',
    budgetTotalPrice: '88888',
    noticeContent: '<p>公告</p>',
    proStartTime: fromNow(-HOUR),
    proEndTime: fromNow(HOUR),
    publishTime: fromNow(-HOUR),
    createTime: '2026-01-01 00:00:00',
    updateTime: '2026-01-01 00:00:00',
    tenantId: 1,
    ...change,
    id,
  });
  return id;
}
const invite = (purchaseInfoId: string, inviteStatus: string | null, tenantId = 1) =>
  server.db.orm.insert(purchaseInvite).values({
    id: `invite-${purchaseInfoId}`,
    purchaseInfoId,
    supplierId,
    supplierName: 'x',
    inviteStatus,
    tenantId,
  });
const list = async (caller: TestCaller, query: Record<string, string> = {}) =>
  (await caller.get<{ records: SourceRow[] }>(`${BASE}/list`, { pageSize: 100, ...query })).body.result!.records;
const view = async (caller: TestCaller, id: string) =>
  (await caller.get<SourceProject>(`${BASE}/queryById`, { id })).body;
const register = async (caller: TestCaller, purchaseInfoId: string) =>
  (await caller.post<PurchaseInvite>(`${BASE}/register`, { purchaseInfoId })).body;
const sees = async (caller: TestCaller, id: string) => {
  const rows = await list(caller, { id });
  expect((await view(caller, id)).success).toBe(rows.length === 1);
  return rows.length === 1;
};
const setStatus = (status: string) =>
  server.db.orm.update(supplierInfo).set({ status }).where(eq(supplierInfo.id, supplierId));
const invitationsTo = (id: string) =>
  server.db.orm.select().from(purchaseInvite).where(eq(purchaseInvite.purchaseInfoId, id));

test.each<[string, Partial<typeof purchaseInfo.$inferInsert>, string | null | undefined, boolean]>([
  ['an open project', {}, undefined, true],
  ['an auction before its start', { buyType: '4', status: '3' }, undefined, true],
  ['a finished open project', { status: '8' }, undefined, true],
  ['a draft', { status: '0', publishTime: null }, undefined, false],
  ['a project in approval', { status: '1', publishTime: null }, undefined, false],
  ['a draft that was terminated', { status: '11', publishTime: null }, undefined, false],
  ['a published project that was terminated', { status: '11' }, undefined, true],
  ['a selective project', { buyType: '1' }, undefined, false],
  ['an invitation', { buyType: '1' }, '0', true],
  ['a declined invitation', { buyType: '5' }, '2', true],
  ['a chosen supplier before the publication', { buyType: '1', status: '1', publishTime: null }, null, false],
])('the hall shows %s: %j, invited %s: %s', async (_what, change, inviteStatus, isShown) => {
  const id = await project(change);
  if (inviteStatus !== undefined) await invite(id, inviteStatus);
  expect(await sees(supplier, id)).toBe(isShown);
});

test('hides invitations of others, and projects of other tenants unless the supplier is shared with them', async () => {
  const selective = await project({ buyType: '3' });
  await invite(selective, '0');
  expect(await sees(other, selective)).toBe(false);
  const foreign = await project({ tenantId: 2 });
  expect(await sees(supplier, foreign)).toBe(false);
  const share = {
    id: 'share-1',
    supplierId,
    supplierName: 'x',
    tenantName: 'x',
    targetTenantId: 2,
    targetTenantName: 'x',
    shareTime: '2026-01-01 00:00:00',
    status: '0',
    tenantId: 1,
  };
  await server.db.orm.insert(supplierShare).values(share);
  expect(await sees(supplier, foreign)).toBe(false);
  await server.db.orm.update(supplierShare).set({ status: '1' }).where(eq(supplierShare.id, 'share-1'));
  expect(await sees(supplier, foreign)).toBe(true);
  expect(await sees(other, foreign)).toBe(false);
  expect(await register(supplier, foreign)).toMatchObject({ success: true, result: { status: '1' } });
  expect(await invitationsTo(foreign)).toMatchObject([{ tenantId: 2, supplierId }]);
  expect(await register(other, foreign)).toMatchObject({ success: false, field: 'purchaseInfoId' });
});

test('shows a project without budget, estimated prices, other suppliers and experts', async () => {
  const id = await project({ expertSiftRule: { id: null, name: 'x', techNum: 2, busiNum: 1 } });
  await server.db.orm.insert(tenderDetail).values({
    id: `line-${id}`,
    purchaseInfoId: id,
    materialName: '球阀',
    actualCounts: '12.5',
    estimatedPrice: '66666',
    planDetailNo: 'JH-1-001',
    unit: '个',
    tenantId: 1,
  });
  await server.db.orm
    .insert(purchaseDiverge)
    .values({ id: `diverge-${id}`, purchaseInfoId: id, divergeTitle: '质保期', tenantId: 1 });
  const { result } = await view(supplier, id);
  expect(result).toMatchObject({
    buyType_dictText: '公开寻源',
    noticeContent: '<p>公告</p>',
    detailList: [{ materialName: '球阀', actualCounts: 12.5 }],
    divergeList: [{ divergeTitle: '质保期' }],
    inviteStatus: null,
    myBidStatus: null,
    mayTakePart: true,
    actions: ['register'],
  });
  const text = JSON.stringify(result);
  for (const hidden of ['88888', '66666', 'budget', 'estimatedPrice', 'expert', 'supplierList', 'planDetail']) {
    expect(text).not.toContain(hidden);
  }
});

test('a supplier registers once, and the purchaser is notified', async () => {
  const id = await project({ status: '3' });
  const first = await register(supplier, id);
  expect(first).toMatchObject({ success: true, message: '报名成功', result: { status: '1', supplierId } });
  expect((await register(supplier, id)).result).toMatchObject({ id: first.result!.id });
  expect(await invitationsTo(id)).toHaveLength(1);
  const notices = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, id));
  expect(notices).toMatchObject([{ titile: '供应商已报名', userIds: expect.stringContaining(purchaserId) }]);
  expect(await list(supplier, { id })).toMatchObject([
    { inviteStatus: '1', inviteStatus_dictText: '已接受', actions: [] },
  ]);
});

test('registrations at the same time make one invitation', async () => {
  const id = await project();
  const answers = await Promise.all(Array.from({ length: 6 }, () => register(supplier, id)));
  expect(new Set(answers.map(({ result }) => result?.id)).size).toBe(1);
  expect(await invitationsTo(id)).toHaveLength(1);
});

test.each<[string, Partial<typeof purchaseInfo.$inferInsert>, string]>([
  ['a closed project', { status: '5' }, '报价已截止或项目已结束'],
  ['a project past its end', { proEndTime: fromNow(-1_000) }, '报价已截止或项目已结束'],
])('refuses to register for %s', async (_what, change, message) => {
  expect(await register(supplier, await project(change))).toMatchObject({
    success: false,
    message,
    field: 'purchaseInfoId',
  });
});

test('refuses to register for a selective project, even with an invitation', async () => {
  const id = await project({ buyType: '1' });
  expect(await register(supplier, id)).toMatchObject({ success: false, message: '未找到对应数据' });
  await invite(id, '0');
  expect(await register(supplier, id)).toMatchObject({ success: false, message: '该项目只接受受邀供应商' });
});

test.each(['2', '3'])('a supplier in state %s sees the hall, but does not register', async (status) => {
  const id = await project();
  await setStatus(status);
  expect((await view(supplier, id)).result).toMatchObject({ mayTakePart: false, actions: [] });
  expect(await register(supplier, id)).toMatchObject({ success: false, field: 'supplierId' });
  await setStatus('1');
});

test('buyers do not register', async () => {
  const id = await project();
  expect((await (await server.as('purchaser')).get(`${BASE}/list`)).status).toBe(403);
  const admin = await server.as('admin', { tenant: 1 });
  expect(await sees(admin, id)).toBe(true);
  expect((await admin.post(`${BASE}/register`, { purchaseInfoId: id })).status).toBe(403);
});

test('shows the own bid of the current round', async () => {
  const id = await project({ round: 2 });
  await invite(id, '1');
  await server.db.orm.update(purchaseInvite).set({ round: 2 }).where(eq(purchaseInvite.purchaseInfoId, id));
  const bid = { purchaseInfoId: id, supplierName: 'x', tenantId: 1 };
  await server.db.orm.insert(supplierBid).values([
    { ...bid, id: 'bid-1', supplierId, round: 1, status: '3' },
    { ...bid, id: 'bid-2', supplierId: 'other', round: 2, status: '1' },
  ]);
  expect(await list(supplier, { id })).toMatchObject([{ myBidStatus: null, actions: ['bid'] }]);
  await server.db.orm.insert(supplierBid).values({ ...bid, id: 'bid-3', supplierId, round: 2, status: '0' });
  expect(await list(supplier, { id })).toMatchObject([{ myBidStatus: '0', myBidStatus_dictText: '草稿' }]);
});

test.each(['1', '2'])(
  'a supplier with the answer %s that a further round leaves out can do nothing',
  async (answer) => {
    const id = await project({ buyType: '3', round: 2 });
    await invite(id, answer);
    expect(await list(supplier, { id })).toMatchObject([{ isLeftOut: true, actions: [] }]);
    expect((await view(supplier, id)).result).toMatchObject({ isLeftOut: true, actions: [] });
    const accepted = await supplier.post('/procurement/invite/accept', { id: `invite-${id}` });
    expect(accepted.body.success).toBe(false);
  },
);

test('searches by keyword, method and status', async () => {
  const id = await project({ proName: '循环水阀门' });
  const found = async (query: Record<string, string>) => (await list(supplier, query)).map((row) => row.id);
  expect(await found({ keyword: '循环水' })).toContain(id);
  expect(await found({ keyword: id })).toContain(id);
  expect(await found({ keyword: '不存在的项目' })).toEqual([]);
  expect(await found({ keyword: '循环水', buyType: '4' })).toEqual([]);
  expect(await found({ keyword: '循环水', status: '4' })).toEqual([id]);
});

test('suppliers read the files of projects in the hall', async () => {
  const [shown, hidden] = [await project(), await project({ buyType: '1' })];
  const file = (recordId: string) => ({
    id: `file-${recordId}`,
    fileName: 'x.pdf',
    url: `purchaseProject/${recordId}.pdf`,
    fileSize: 1,
    fileType: 'pdf',
    biz: 'purchaseProject',
    recordId,
    uploadBy: 'purchaser',
    tenantId: 1,
  });
  await server.db.orm.insert(sysFile).values([file(shown), file(hidden)]);
  const statusOf = async (id: string) => (await supplier.get(`/sys/common/static/file-${id}`)).status;
  // The file has no bytes.
  expect(await statusOf(shown)).not.toBe(403);
  expect(await statusOf(hidden)).toBe(403);
});
