import type { SupplierMessage } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { supplierInfo, sysAnnouncement, sysUser } from '../../../platform/db';

const BASE = '/supplier/message';

let server: TestServer;
let manager: TestCaller;
let supplier: TestCaller;
let supplierId: string;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  supplier = await server.as('supplier');
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = user!.supplierId!;
});
afterAll(() => server.close());

const send = async (over: object = {}) =>
  (
    await manager.post(`${BASE}/send`, {
      supplierIds: [supplierId],
      title: '年度复审通知',
      content: '请在月底前提交复审资料。',
      ...over,
    })
  ).body;
const list = async (caller: TestCaller) =>
  (await caller.get<{ records: SupplierMessage[] }>(`${BASE}/list`)).body.result!.records;

test('a message reaches the people of its supplier, who read it', async () => {
  expect(await send()).toMatchObject({ success: true, message: '发送成功' });
  const [received] = await list(supplier);
  expect(received).toMatchObject({ title: '年度复审通知', readFlag: '0', createBy: 'manager', supplierId });
  const notices = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.titile, '年度复审通知'));
  expect(notices).toMatchObject([{ openPage: '/supplier/message', userIds: expect.stringContaining(supplier.userId) }]);
  expect((await supplier.put(`${BASE}/read`, { ids: received!.id })).body).toMatchObject({ success: true });
  expect((await list(supplier))[0]).toMatchObject({ readFlag: '1', readTime: expect.any(String) });
  expect((await list(manager))[0]).toMatchObject({ id: received!.id, readFlag: '1' });
});

test('all messages are read at once', async () => {
  await send({ title: '甲' });
  await send({ title: '乙' });
  await supplier.put(`${BASE}/read`, { ids: 'all' });
  expect((await list(supplier)).every(({ readFlag }) => readFlag === '1')).toBe(true);
});

test('is hidden from other suppliers, and cannot be read by them', async () => {
  await send({ title: '仅一家' });
  const other = await server.as('supplier2');
  expect((await list(other)).filter(({ title }) => title === '仅一家')).toEqual([]);
  const [sent] = await list(manager);
  await other.put(`${BASE}/read`, { ids: sent!.id });
  await manager.put(`${BASE}/read`, { ids: sent!.id });
  expect((await list(manager))[0]).toMatchObject({ id: sent!.id, readFlag: '0' });
  expect(await list(await server.as('purchaser'))).toEqual([]);
});

test.each([
  [{ supplierIds: [] }, 'supplierIds'],
  [{ supplierIds: ['nobody'] }, 'supplierIds/0'],
  [{ title: ' ' }, 'title'],
  [{ content: '' }, 'content'],
])('refuses %j with its field', async (over, field) => {
  expect(await send(over)).toMatchObject({ success: false, field });
});

test('refuses a supplier of another tenant', async () => {
  await server.db.orm.insert(supplierInfo).values({
    id: 'foreign',
    name: '外部公司',
    creditCode: '91310115MA1H7X9999',
    linkman: '陈',
    mobile: '13800138000',
    tenantId: 2,
  });
  expect(await send({ supplierIds: [supplierId, 'foreign'] })).toMatchObject({ field: 'supplierIds/1' });
});
