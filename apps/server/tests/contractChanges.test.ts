import type { ChangeExecutor, ContractInfo, Supplemental } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractDetail, contractInfo, newId, sysAnnouncement, sysDepart, sysFile, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let purchaser: TestCaller;
let approver: TestCaller;
let manager: TestCaller;
let supplier: TestCaller;
let otherSupplier: TestCaller;
let supplierId: string;
let departId: string;
beforeAll(async () => {
  server = await startTestServer();
  const as = (name: string) => server.as(name, { tenant: 1 });
  purchaser = await as('purchaser');
  approver = await as('approver');
  manager = await as('manager');
  supplier = await as('supplier');
  otherSupplier = await as('supplier2');
  const { orm } = server.db;
  const [user] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = user!.supplierId!;
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 1)).limit(1);
  departId = depart!.id;
  await orm.update(sysUser).set({ departIds: departId }).where(eq(sysUser.username, 'approver'));
});
afterAll(() => server.close());

/** A contract in force with one line. */
async function contract(change: Partial<typeof contractInfo.$inferInsert> = {}) {
  const id = newId();
  const lineId = newId();
  await server.db.orm.insert(contractInfo).values({
    id,
    contractNo: id,
    contractName: '轴承合同',
    contractType: '1',
    departId,
    supplierId,
    supplierName: '江海泵业',
    contractPrice: '100',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    status: '4',
    executorUserId: purchaser.userId,
    executorUserName: '张采购',
    tenantId: 1,
    ...change,
  });
  await server.db.orm
    .insert(contractDetail)
    .values({ id: lineId, contractId: id, materialName: '轴承', price: '10', count: '10', tenantId: 1 });
  return { id, lineId };
}
const stored = async (id: string) =>
  (await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, id)))[0]!;

async function supplement(contractId: string, change: object = {}): Promise<Supplemental> {
  const id = newId();
  const url = `contractSupplemental/x_${id}.pdf`;
  await server.db.orm.insert(sysFile).values({
    id,
    fileName: 'x.pdf',
    fileSize: 1,
    fileType: 'pdf',
    url,
    biz: 'contractSupplemental',
    uploadBy: 'purchaser',
    tenantId: 1,
  });
  const supplementalUrl = JSON.stringify([{ name: 'x.pdf', url }]);
  const { body } = await purchaser.post<Supplemental>('/contract/supplemental/add', {
    contractId,
    supplementalUrl,
    ...change,
  });
  expect(body.message).toBe('添加成功！');
  return body.result!;
}
const take = async (caller: TestCaller, action: string, id: string, words: object = {}) =>
  (await caller.post(`/contract/${action}`, { id, ...words })).body;

test('a confirmed supplement changes end and price of the contract; until then the contract is being changed', async () => {
  const { id } = await contract();
  const found = await supplement(id, { endDate: '2100-06-30', changePrice: '120.5' });
  expect(found).toMatchObject({ supplementalNo: expect.stringMatching(/^BC\d{12}$/), status: '0' });
  expect((await take(purchaser, 'supplemental/submit', found.id)).success).toBe(true);
  expect((await stored(id)).status).toBe('5');
  const second = await supplement(id);
  expect((await take(purchaser, 'supplemental/submit', second.id)).message).toContain('履行中');
  expect((await take(otherSupplier, 'supplemental/confirm', found.id)).success).toBe(false);
  const view = (await supplier.get<ContractInfo>('/sale/saleContract/queryById', { id })).body.result!;
  expect(view.supplementalList).toMatchObject([{ id: found.id, actions: ['confirm', 'refuse'] }]);
  expect((await take(supplier, 'supplemental/confirm', found.id)).success).toBe(true);
  expect(await stored(id)).toMatchObject({ status: '4', endDate: '2100-06-30', contractPrice: '120.50000000' });
  const again = await purchaser.get<Supplemental>('/contract/supplemental/queryById', { id: `contract:${found.id}` });
  expect(again.body.result).toMatchObject({ status: '2', status_dictText: '已生效' });
});

test('a refused supplement leaves the contract as it was, and ends with a terminated contract', async () => {
  const { id } = await contract();
  const found = await supplement(id, { endDate: '2100-06-30' });
  await take(purchaser, 'supplemental/submit', found.id);
  expect((await take(supplier, 'supplemental/refuse', found.id)).message).toContain('请填写原因');
  expect((await take(supplier, 'supplemental/refuse', found.id, { reason: '不同意' })).success).toBe(true);
  expect(await stored(id)).toMatchObject({ status: '4', endDate: '2099-12-31' });
  await take(purchaser, 'supplemental/submit', found.id);
  expect((await take(manager, 'contractInfo/terminate', id, { reason: '停产' })).success).toBe(true);
  expect((await take(supplier, 'supplemental/confirm', found.id)).success).toBe(false);
  expect((await stored(id)).status).toBe('7');
});

test('a supplement needs a file, an end after the start and a price that covers what is ordered', async () => {
  const { id } = await contract({ orderedPrice: '90' });
  for (const [change, message] of [
    [{ supplementalUrl: '' }, '请填写新的结束日期'],
    [{ supplementalUrl: '', changePrice: '100' }, '请上传协议附件'],
    [{ endDate: '2025-01-01' }, '结束日期不能早于开始日期'],
    [{ changePrice: '89.99' }, '变更后金额不能低于已下单金额 90'],
  ] as const) {
    const found = await supplement(id, change);
    expect((await take(purchaser, 'supplemental/submit', found.id)).message).toContain(message);
  }
  expect((await stored(id)).status).toBe('4');
});

test('an approved application replaces the executor and notifies those concerned', async () => {
  const { id } = await contract();
  const input = { contractId: id, newUserId: manager.userId, reason: '工作调整' };
  const add = (change: object = {}) =>
    purchaser.post<ChangeExecutor>('/contract/changeExecutor/add', { ...input, ...change });
  expect((await add({ newUserId: purchaser.userId })).body.message).toContain('相同');
  expect((await add({ newUserId: supplier.userId })).body.message).toContain('不存在');
  const found = (await add()).body.result!;
  expect(found).toMatchObject({ oldUserName: '张采购', status: '0' });
  expect((await add()).body.message).toContain('已有待审批');
  expect((await take(purchaser, 'changeExecutor/approve', found.id)).success).toBe(false);
  expect((await take(approver, 'changeExecutor/approve', found.id)).success).toBe(true);
  expect(await stored(id)).toMatchObject({ executorUserId: manager.userId, status: '4' });
  const notices = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, id));
  expect(notices.map(({ titile }) => titile)).toContainEqual(expect.stringMatching(/^合同执行人已变更：./));
  // The former executor is no longer responsible.
  expect((await take(purchaser, 'contractInfo/complete', id)).success).toBe(false);
});
