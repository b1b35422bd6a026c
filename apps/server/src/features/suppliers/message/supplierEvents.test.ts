import type { SupplierBlack, SupplierChange, SupplierMessage, SupplierShare } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { supplierInfo, sysAnnouncement, sysUser } from '../../../platform/db';

let server: TestServer;
let manager: TestCaller;
let receiver: TestCaller;
let people: TestCaller;
let supplierId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  receiver = await server.as('jb_manager');
  people = await server.as('supplier2');
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier2'));
  supplierId = user!.supplierId!;
});
afterAll(() => server.close());

const messages = async () =>
  (await people.get<{ records: SupplierMessage[] }>('/supplier/message/list')).body.result!.records;
const latest = async () => (await messages())[0];
const post = async <Result>(caller: TestCaller, path: string, input: object) => {
  server.pass(1_000);
  const { body } = await caller.post<Result>(path, input);
  expect(body).toMatchObject({ success: true });
  return body.result!;
};

test('freezing a supplier sends it a message in both languages, and a notice to its people', async () => {
  await post(manager, '/supplier/supplierInfo/freeze', { id: supplierId, reason: '资质到期' });
  expect(await latest()).toMatchObject({
    title: '贵公司已被冻结',
    titleEn: 'Your company was frozen',
    content: expect.stringContaining('资质到期'),
    contentEn: expect.stringContaining('资质到期'),
    busType: 'supplierInfo',
    busId: supplierId,
    readFlag: '0',
    createBy: 'manager',
  });
  const isNotice = and(eq(sysAnnouncement.busId, supplierId), eq(sysAnnouncement.titile, '贵公司已被冻结'));
  expect(await server.db.orm.select().from(sysAnnouncement).where(isNotice)).toMatchObject([
    { openPage: '/supplier/info', busType: 'supplierInfo', userIds: expect.stringContaining(people.userId) },
  ]);
  await post(manager, '/supplier/supplierInfo/unfreeze', { id: supplierId });
  expect(await latest()).toMatchObject({ title: '贵公司已解冻' });
});

test('a black list entry sends a message, and its end another one', async () => {
  const entry = await post<SupplierBlack>(manager, '/supplier/black/add', {
    supplierId,
    reason: '提供虚假资质',
    startDate: '2026-01-01',
  });
  expect(await latest()).toMatchObject({ title: '贵公司已被列入黑名单', busType: 'supplierBlack', busId: entry.id });
  await post(manager, '/supplier/black/lift', { id: entry.id, liftReason: '整改完成' });
  expect(await latest()).toMatchObject({ title: '贵公司已移出黑名单', busType: 'supplierBlack', busId: entry.id });
});

test.each([
  ['reject', '资料变更被驳回'],
  ['approve', '资料变更已通过'],
])('the decision %s on a change sends a message', async (action, title) => {
  const change = await post<SupplierChange>(people, '/supplier/change/add', {
    changes: { linkman: `王工${action}` },
    reason: '人员调整',
  });
  await post(manager, `/supplier/change/${action}`, { id: change.id, opinion: '已核对' });
  expect(await latest()).toMatchObject({ title, busType: 'supplierChange', busId: change.id });
});

test('an accepted share sends a message, and its end another one', async () => {
  const offer = () => post<SupplierShare>(manager, '/supplier/share/add', { supplierId, targetTenantId: 2 });
  const before = (await messages()).length;
  const withdrawn = await offer();
  await post(manager, '/supplier/share/revoke', { id: withdrawn.id });
  expect(await messages()).toHaveLength(before);
  const share = await offer();
  await post(receiver, '/supplier/share/accept', { id: share.id });
  expect(await latest()).toMatchObject({ title: '贵公司已共享给其他单位', busType: 'supplierShare', busId: share.id });
  await post(manager, '/supplier/share/revoke', { id: share.id });
  expect(await latest()).toMatchObject({ title: '贵公司的共享已撤销', tenantId: 1, supplierId });
});

test.each([
  ['approve', '0'],
  ['reject', '0'],
  ['void', '2'],
])('the decision %s on a registration sends a message', async (action, auditStatus) => {
  const id = `registered-${action}`;
  await server.db.orm.insert(supplierInfo).values({
    id,
    name: id,
    creditCode: `91310115MA1H9X${action.length}001`,
    linkman: '陈',
    mobile: '13800138000',
    auditStatus,
    tenantId: 1,
  });
  await post(manager, `/supplier/register/${action}`, { id, opinion: '资料不全' });
  const { body } = await manager.get<{ records: SupplierMessage[] }>('/supplier/message/list', { supplierId: id });
  expect(body.result!.records).toMatchObject([{ supplierName: id, busType: 'supplierInfo', busId: id }]);
});
