import type { PurchaseInvite, SupplierMessage } from '@gezi/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  purchaseInfo,
  purchaseInvite,
  supplierInfo,
  sysAnnouncement,
  sysDataLog,
  sysUser,
  timeText,
} from '../../../platform/db';

const BASE = '/procurement/invite';
const HOUR = 3_600_000;
const fromNow = (time: number) => timeText(Date.now() + time);

let server: TestServer;
let purchaser: TestCaller;
let manager: TestCaller;
let supplier: TestCaller;
let other: TestCaller;
let supplierId: string;
let otherId: string;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  [purchaser, manager, supplier, other] = (await Promise.all(
    (['purchaser', 'manager', 'supplier', 'supplier2'] as const).map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller];
  const idOf = async (name: string) =>
    (await server.db.orm.select().from(sysUser).where(eq(sysUser.username, name)))[0]!.supplierId!;
  [supplierId, otherId] = [await idOf('supplier'), await idOf('supplier2')];
});
afterAll(() => server.close());

type Project = Partial<typeof purchaseInfo.$inferInsert>;
/** A published project of the purchaser in quotation. */
async function project(change: Project = {}): Promise<string> {
  nth += 1;
  const id = `invite-project-${nth}`;
  await server.db.orm.insert(purchaseInfo).values({
    proNo: id,
    proName: `阀门采购 ${nth}`,
    departName: 'x',
    applyUserId: purchaser.userId,
    buyType: '1',
    contractType: '1',
    status: '4',
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
/** An invitation of the demo supplier. */
async function invited(change: Project = {}, inviteStatus = '0'): Promise<string> {
  const purchaseInfoId = await project(change);
  const id = `invite-${nth}`;
  await server.db.orm.insert(purchaseInvite).values({
    id,
    purchaseInfoId,
    supplierId,
    supplierName: 'x',
    inviteStatus,
    sendTime: '2026-01-01 00:00:00',
    createTime: '2026-01-01 00:00:00',
    updateTime: '2026-01-01 00:00:00',
    tenantId: change.tenantId ?? 1,
  });
  return id;
}
const add = async (caller: TestCaller, purchaseInfoId: string, supplierIds: string[]) =>
  (await caller.post<PurchaseInvite[]>(`${BASE}/add`, { purchaseInfoId, supplierIds })).body;
const accept = async (caller: TestCaller, id: string) =>
  (await caller.post<PurchaseInvite>(`${BASE}/accept`, { id })).body;
const decline = async (caller: TestCaller, id: string, replyRemark = '产能已满') =>
  (await caller.post<PurchaseInvite>(`${BASE}/decline`, { id, replyRemark })).body;
const list = async (caller: TestCaller, query: Record<string, string> = {}) =>
  (await caller.get<{ records: PurchaseInvite[] }>(`${BASE}/list`, { pageSize: 100, ...query })).body.result!.records;
const messagesAbout = async (caller: TestCaller, busId: string) =>
  (await caller.get<{ records: SupplierMessage[] }>('/supplier/message/list', { busId })).body.result!.records.filter(
    (message) => message.busId === busId,
  );
const noticesAbout = (busId: string, title: string) =>
  server.db.orm
    .select()
    .from(sysAnnouncement)
    .where(and(eq(sysAnnouncement.busId, busId), eq(sysAnnouncement.titile, title)));
const setStatus = (status: string) =>
  server.db.orm.update(supplierInfo).set({ status }).where(eq(supplierInfo.id, supplierId));

test('a purchaser invites suppliers, who are notified and see the invitation', async () => {
  const id = await project();
  expect(await add(purchaser, id, [supplierId, otherId, supplierId])).toMatchObject({
    success: true,
    message: '已邀请',
    result: [
      { purchaseInfoId: id, supplierId, status: '0', status_dictText: '已邀请', actions: ['remind'], round: 1 },
      { supplierId: otherId },
    ],
  });
  expect(await list(purchaser, { purchaseInfoId: id })).toHaveLength(2);
  expect(await list(supplier, { purchaseInfoId: id })).toMatchObject([
    { supplierId, proName: `阀门采购 ${nth}`, linkman: expect.any(String), actions: ['accept', 'decline'] },
  ]);
  const title = `您收到采购项目邀请：阀门采购 ${nth}`;
  expect(await messagesAbout(supplier, id)).toMatchObject([{ title, busType: 'purchaseInfo' }]);
  expect(await noticesAbout(id, title)).toMatchObject([
    { openPage: `/procurement/source/view?id=${id}` },
    { openPage: `/procurement/source/view?id=${id}` },
  ]);
});

test.each<[string, Project, string]>([
  ['a draft', { status: '0', publishTime: null }, '只能邀请供应商参与待开始或报价中的项目'],
  ['a closed project', { status: '5' }, '只能邀请供应商参与待开始或报价中的项目'],
  ['a project past its end', { proEndTime: fromNow(-HOUR / 2) }, '报价已截止或项目已结束'],
  ['an open project', { buyType: '2' }, '公开寻源和竞价项目由供应商自行报名，不能邀请'],
])('refuses to invite suppliers to %s', async (_what, change, message) => {
  expect(await add(purchaser, await project(change), [supplierId])).toMatchObject({
    success: false,
    message,
    field: 'purchaseInfoId',
  });
});

test('refuses suppliers that are unknown, blocked or take part already, with their place', async () => {
  const id = await project();
  expect(await add(purchaser, id, [supplierId, 'nobody'])).toMatchObject({ success: false, field: 'supplierIds/1' });
  expect(await list(purchaser, { purchaseInfoId: id })).toEqual([]);
  await add(purchaser, id, [otherId]);
  expect(await add(purchaser, id, [supplierId, otherId])).toMatchObject({ success: false, field: 'supplierIds/1' });
  await setStatus('2');
  expect(await add(purchaser, id, [supplierId])).toMatchObject({ success: false, field: 'supplierIds/0' });
  await setStatus('1');
});

test('only the purchaser of the project and managers invite', async () => {
  const id = await project({ applyUserId: 'colleague' });
  const { status } = await purchaser.post(`${BASE}/add`, { purchaseInfoId: id, supplierIds: [supplierId] });
  expect(status).toBe(403);
  expect(await add(manager, id, [supplierId])).toMatchObject({ success: true });
  const foreigner = await server.as('jb_manager', { tenant: 2 });
  expect(await add(foreigner, id, [supplierId])).toMatchObject({ success: false, message: '未找到对应数据' });
});

test('a supplier accepts, and the purchaser is notified', async () => {
  const id = await invited();
  expect(await accept(supplier, id)).toMatchObject({
    success: true,
    message: '已接受邀请',
    result: { id, status: '1', replyTime: expect.any(String), actions: [] },
  });
  const steps = (
    await purchaser.get<{ action: string }[]>('/purchase/purchaseInfo/timeline', { id: `invite-project-${nth}` })
  ).body.result;
  expect(steps).toMatchObject([{ action: 'acceptInvitation', from: '4', to: '4' }]);
  const [notice] = await noticesAbout(`invite-project-${nth}`, '供应商已接受邀请');
  expect(notice).toMatchObject({ userIds: expect.stringContaining(purchaser.userId) });
  expect(await accept(supplier, id)).toMatchObject({ success: false, field: 'status' });
  const versions = await server.db.orm.select().from(sysDataLog).where(like(sysDataLog.dataId, id));
  expect(versions).toMatchObject([{ dataTable: 'purchase_invite', tenantId: 1, createBy: 'supplier' }]);
});

test('a supplier declines with a remark, and may accept until the end of the quotation', async () => {
  const id = await invited({ status: '3' });
  expect(await decline(supplier, id, '')).toMatchObject({ success: false, field: 'replyRemark' });
  expect(await decline(supplier, id)).toMatchObject({ result: { status: '2', replyRemark: '产能已满' } });
  expect(await accept(supplier, id)).toMatchObject({ result: { status: '1', replyRemark: null } });
  expect(await decline(supplier, id)).toMatchObject({ success: false, field: 'status' });
});

test.each<[string, Project]>([
  ['closed', { status: '5' }],
  ['terminated', { status: '11' }],
  ['past its end', { proEndTime: fromNow(-1_000) }],
])('refuses answers while the project is %s', async (_what, change) => {
  const id = await invited(change);
  expect(await accept(supplier, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
  expect(await decline(supplier, id)).toMatchObject({ success: false, field: 'purchaseInfoId' });
  expect(await list(supplier, { id })).toMatchObject([{ status: '0', actions: [] }]);
});

test.each(['2', '3'])('a supplier in state %s declines, but does not accept', async (status) => {
  const id = await invited();
  await setStatus(status);
  expect(await accept(supplier, id)).toMatchObject({ success: false, field: 'supplierId' });
  expect(await decline(supplier, id)).toMatchObject({ success: true });
  await setStatus('1');
});

test('others neither see nor answer an invitation', async () => {
  const id = await invited();
  expect(await list(other, { id })).toEqual([]);
  expect(await accept(other, id)).toMatchObject({ success: false, field: 'id' });
  expect((await purchaser.post(`${BASE}/accept`, { id })).status).toBe(403);
  // Administrators hold every permission, but act for no supplier.
  expect((await (await server.as('admin')).post(`${BASE}/accept`, { id })).status).toBe(403);
  const foreigner = await server.as('jb_manager', { tenant: 2 });
  expect(await list(foreigner, { id })).toEqual([]);
  expect(await list(await server.as('purchaser'), { id })).toHaveLength(1);
});

test('a title has at most 255 characters, however long the name of the project is', async () => {
  const id = await project({ proName: '长'.repeat(255) });
  expect(await add(purchaser, id, [supplierId])).toMatchObject({ success: true });
  expect(await messagesAbout(supplier, id)).toMatchObject([
    { title: `您收到采购项目邀请：${'长'.repeat(200)}`, content: expect.stringContaining('长'.repeat(255)) },
  ]);
});

test('a purchaser sees invitations of visible projects only, and none before the publication', async () => {
  const draft = await invited({ status: '0', applyUserId: 'colleague' });
  expect(await list(purchaser, { id: draft })).toEqual([]);
  const id = await invited();
  await server.db.orm.update(purchaseInvite).set({ inviteStatus: null }).where(eq(purchaseInvite.id, id));
  for (const caller of [purchaser, supplier]) expect(await list(caller, { id })).toEqual([]);
});

test('reminds suppliers of unanswered invitations', async () => {
  const id = await invited();
  const projectId = `invite-project-${nth}`;
  expect((await purchaser.post(`${BASE}/remind`, { ids: [id, id] })).body).toMatchObject({ message: '已催办' });
  expect(await messagesAbout(supplier, projectId)).toMatchObject([{ title: `采购项目邀请待您回复：阀门采购 ${nth}` }]);
  await accept(supplier, id);
  expect((await purchaser.post(`${BASE}/remind`, { ids: [id] })).body).toMatchObject({
    success: false,
    field: 'ids/0',
  });
  const foreigner = await server.as('jb_manager', { tenant: 2 });
  expect((await foreigner.post(`${BASE}/remind`, { ids: [id] })).body).toMatchObject({
    success: false,
    field: 'ids/0',
  });
});

test('filters by project, status and supplier, and counts what waits for an answer', async () => {
  const todos = async () => {
    const found = (await supplier.get<{ code: string; count: number }[]>('/dashboard/todos')).body.result!;
    return found.find(({ code }) => code === 'invite-reply')?.count ?? 0;
  };
  const before = await todos();
  const id = await invited();
  await invited({ status: '5' });
  expect(await todos()).toBe(before + 1);
  const found = await list(supplier, { status: '0', proName: `*${(await list(supplier, { id }))[0]!.proName}*` });
  expect(found.map((row) => row.id)).toContain(id);
  expect(await list(supplier, { status: '3', id })).toEqual([]);
});
