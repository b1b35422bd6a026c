import type { SearchHit, SupplierInfo, SupplierProfile } from '@gezi/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractInfo,
  purchaseInvite,
  purchaseOrder,
  supplierAudit,
  supplierBid,
  supplierBlack,
  supplierEvaluation,
  supplierInfo,
  sysUser,
} from '../../../platform/db';
import { creditCode } from '../../../../tests/support/creditCode';

const BASE = '/supplier/supplierInfo';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

const company = {
  name: '东海阀门有限公司',
  creditCode: creditCode('310115', 91),
  linkman: '周工',
  mobile: '13711111002',
};
const add = async (members: object) =>
  (await manager.post<SupplierInfo>(`${BASE}/add`, { ...company, ...members })).body;
const find = async (query: Record<string, string>) =>
  (await manager.get<{ records: SupplierInfo[] }>(`${BASE}/list`, query)).body.result!.records;
const typesOf = async (tenantId: number) =>
  (await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, tenantId)).limit(1))[0]!
    .supplierMaterialTypeList;

test('adds an approved supplier with the names of its material types, which the list finds', async () => {
  const [type] = await typesOf(1);
  const { result } = await add({
    level: 'B',
    registerCapital: '500',
    supplierMaterialTypeList: [{ materialTypeId: type!.materialTypeId, materialTypeName: '别名' }],
  });
  expect(result).toMatchObject({
    status: '1',
    status_dictText: '正常',
    auditStatus: '1',
    source: '2',
    level_dictText: '优选',
    registerCapital: 500,
    supplierMaterialTypeList: [type],
  });
  const found = await find({ materialTypeId: type!.materialTypeId, pageSize: '100' });
  expect(found.map(({ id }) => id)).toContain(result!.id);
  expect(
    found.every((one) => one.supplierMaterialTypeList.some((t) => t.materialTypeId === type!.materialTypeId)),
  ).toBe(true);
  expect(await add({})).toMatchObject({ success: false, field: 'name' });
});

test.each([
  ['creditCode', '91350100M000100Y44'],
  ['mobile', '12345'],
  ['supplierType', '9'],
  ['establishDate', '2026-02-30'],
  ['level', 'E'],
  ['supplierMaterialTypeList', [{ materialTypeId: 'unknown' }]],
])('refuses a wrong %s, also in an edit', async (field, value) => {
  expect(await add({ name: '某公司', creditCode: creditCode('310115', 92), [field]: value })).toMatchObject({
    success: false,
    field,
  });
  const [supplier] = await find({ name: company.name });
  const { body } = await manager.put(`${BASE}/edit`, { id: supplier!.id, [field]: value });
  expect(body).toMatchObject({ success: false, field });
});

test('keeps what an edit does not name, and refuses an outdated version', async () => {
  const [supplier] = await find({ name: company.name });
  const edited = { id: supplier!.id, bankName: ' 工商银行 ', updateTime: supplier!.updateTime };
  const { updateTime: _time, updateBy: _by, ...before } = supplier!;
  expect((await manager.put(`${BASE}/edit`, edited)).body.result).toMatchObject({ ...before, bankName: '工商银行' });
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: false, field: 'updateTime' });
});

test('freezes a supplier with a reason, and records it in its history', async () => {
  const [supplier] = await find({ name: company.name });
  const act = async (action: string, members: object = {}) =>
    (await manager.post<SupplierInfo>(`${BASE}/${action}`, { id: supplier!.id, ...members })).body;
  expect(await act('freeze', { reason: ' ' })).toMatchObject({ success: false, field: 'reason' });
  expect(await act('unfreeze')).toMatchObject({ success: false, field: 'status' });
  expect(await act('freeze', { reason: '资质到期' })).toMatchObject({ success: true, result: { status: '2' } });
  expect(await act('freeze', { reason: '资质到期' })).toMatchObject({ success: false, field: 'status' });
  expect(await act('unfreeze')).toMatchObject({ success: true, result: { status: '1' } });
  const steps = await server.db.orm
    .select()
    .from(supplierAudit)
    .where(eq(supplierAudit.supplierId, supplier!.id))
    .orderBy(supplierAudit.id);
  expect(steps).toMatchObject([
    { action: 'freeze', opinion: '资质到期', operator: 'manager' },
    { action: 'unfreeze', opinion: null },
  ]);
});

test('freezes no supplier that is not approved', async () => {
  const [waiting] = await find({ auditStatus: '0' });
  const { body } = await manager.post(`${BASE}/freeze`, { id: waiting!.id, reason: 'x' });
  expect(body).toMatchObject({ success: false, message: '供应商尚未通过审核' });
});

test('deletes suppliers that nobody acts for', async () => {
  const remove = async (id: string) => (await manager.call('DELETE', `${BASE}/delete`, { id })).body;
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  expect(await remove(user!.supplierId!)).toMatchObject({
    success: false,
    message: expect.stringMatching(/还有 \d+ 个登录账号，不能删除/),
  });
  const [supplier] = await find({ name: company.name });
  expect(await remove(supplier!.id)).toMatchObject({ success: true });
});

test.each([
  ['an entry on the black list', supplierBlack, '有黑名单记录'],
  ['a contract', contractInfo, '已有合同'],
  ['a bid', supplierBid, '已有报价'],
  ['an invitation', purchaseInvite, '已被邀请参加采购项目'],
  ['an evaluation', supplierEvaluation, '已有供应商评价'],
])('keeps a supplier with %s', async (_use, table: PgTable, message) => {
  const number = 300 + message.length;
  const { result } = await add({ name: `${message}的供应商`, creditCode: creditCode('310115', number) });
  const { id } = result!;
  const given = await server.db.orm.execute<{ id: string; supplier_id: string }>(
    sql`select id, supplier_id from ${table} where tenant_id = 1 limit 1`,
  );
  const [record] = given.rows;
  const assign = (supplierId: string) =>
    server.db.orm.execute(sql`update ${table} set supplier_id = ${supplierId} where id = ${record!.id}`);
  const remove = async () => (await manager.call('DELETE', `${BASE}/delete`, { id })).body;
  await assign(id);
  expect(await remove()).toMatchObject({ success: false, field: 'ids', message: expect.stringContaining(message) });
  await assign(record!.supplier_id);
  expect(await remove()).toMatchObject({ success: true });
});

test('shows users of a supplier their own company only', async () => {
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  const caller = await server.as('supplier', { tenant: 1 });
  expect((await caller.get<SupplierInfo>(`${BASE}/mine`)).body.result).toMatchObject({ id: user!.supplierId });
  expect((await caller.get(`${BASE}/list`)).status).toBe(403);
  expect((await caller.get(`${BASE}/queryById`, { id: user!.supplierId! })).status).toBe(403);
  expect((await manager.get(`${BASE}/mine`)).body).toMatchObject({
    success: false,
    message: '当前账号不属于任何供应商',
  });
});

test('shows figures of a supplier', async () => {
  const { id, name } = (await add({ name: '东海泵业有限公司', creditCode: creditCode('310115', 95) })).result!;
  const supplier = { supplierId: id, supplierName: name, tenantId: 1 };
  const { orm } = server.db;
  await orm
    .insert(supplierBid)
    .values(['0', '1', '6'].map((status) => ({ ...supplier, id: `bid-${status}`, purchaseInfoId: status, status })));
  await orm.insert(contractInfo).values(
    ['3', '4', '7'].map((status) => ({
      ...supplier,
      id: `contract-${status}`,
      contractNo: `HT-${status}`,
      contractName: '轴承',
      contractType: '1',
      contractPrice: '1000.5',
      status,
    })),
  );
  await orm.insert(purchaseOrder).values(
    ['1', '5'].map((status) => ({
      ...supplier,
      id: `order-${status}`,
      orderNo: `DD-${status}`,
      contractId: 'contract-4',
      totalPrice: '300',
      status,
    })),
  );
  const { body } = await manager.get<SupplierProfile>(`${BASE}/profile`, { id });
  expect(body.result).toMatchObject({
    supplier: { id },
    bids: { count: 2, won: 1 },
    contracts: { count: 2, amount: 2001 },
    orders: { count: 1, amount: 300 },
    evals: { count: 0, score: null },
    blackRecords: { count: 0, inForce: 0 },
  });
});

test('finds suppliers of every source in the global search', async () => {
  const isImported = and(eq(supplierInfo.tenantId, 1), eq(supplierInfo.source, '3'));
  const [imported] = await server.db.orm.select().from(supplierInfo).where(isImported).limit(1);
  const { body } = await manager.get<SearchHit[]>('/sys/search/records', { keyword: imported!.creditCode });
  expect(body.result).toMatchObject([{ kind: 'supplier', id: imported!.id }]);
});
