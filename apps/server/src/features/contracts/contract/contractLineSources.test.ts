import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testPlatform } from '../../../../tests/support/testPlatform';
import { createTestDatabase } from '../../../../tests/testDatabase';
import type { Services } from '../../../FeatureModule';
import { createIdentity } from '../../../identity/IdentityServices';
import { contractDetail, contractInfo, newId } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { LineUse } from '../../../records/documents/LineSource';
import { createRecords } from '../../../records/RecordServices';
import { contractLineSources } from './contractLineSources';
import { contracts } from './contracts';

const db = await createTestDatabase();
afterAll(() => db.close());
const services = createRecords(createIdentity(testPlatform(db))) as Services;
const sources = contractLineSources(services, contracts(services));

const purchaser: Caller = { ...systemCaller(1), userId: 'buyer', username: 'buyer', roles: ['purchaser'] };

/** A contract with one line. */
async function contract(
  change: Partial<typeof contractInfo.$inferInsert> = {},
  line: Partial<typeof contractDetail.$inferInsert> = {},
) {
  const id = newId();
  await db.orm.insert(contractInfo).values({
    id,
    contractNo: id,
    contractName: '轴承合同',
    contractType: '1',
    supplierId: 's',
    supplierName: '江海泵业',
    contractPrice: '100',
    status: '4',
    executorUserId: 'buyer',
    tenantId: 1,
    ...change,
  });
  const lineId = newId();
  await db.orm
    .insert(contractDetail)
    .values({ id: lineId, contractId: id, materialName: '轴承', price: '10', count: '10', tenantId: 1, ...line });
  return { id, lineId };
}
const use = (
  kind: keyof typeof sources,
  lineId: string,
  quantity: string,
  { caller = purchaser, amount }: { caller?: Caller; amount?: string } = {},
) => {
  const change: LineUse = { lineId, quantity, field: 'count', ...(amount !== undefined && { amount }) };
  return db.transaction(() => sources[kind].use(caller, [change]));
};
const stored = async ({ id, lineId }: { id: string; lineId: string }) => {
  const [header] = await db.orm.select().from(contractInfo).where(eq(contractInfo.id, id));
  const [line] = await db.orm.select().from(contractDetail).where(eq(contractDetail.id, lineId));
  return {
    status: header!.status,
    ordered: [Number(line!.orderedCount), Number(header!.orderedPrice)],
    received: [Number(line!.receivedCount), Number(header!.receivedPrice)],
  };
};

test('of two orders of the last quantity at once, one is refused with what is left', async () => {
  const found = await contract();
  const orders = await Promise.allSettled([
    use('contract', found.lineId, '6', { amount: '60' }),
    use('contract', found.lineId, '6', { amount: '60' }),
  ]);
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const failed = orders.find((order) => order.status === 'rejected') as PromiseRejectedResult;
  expect(failed.reason).toMatchObject({ message: '超出合同的剩余数量，最多 4', field: 'count' });
  expect((await stored(found)).ordered).toEqual([6, 60]);
  await use('contract', found.lineId, '-2', { amount: '-20' });
  expect((await stored(found)).ordered).toEqual([4, 40]);
});

test('a framework agreement limits the amount of its orders, unless the limit is 0', async () => {
  const limited = await contract({ contractType: '2', contractPrice: '100' }, { count: null });
  await use('contract', limited.lineId, '9', { amount: '90' });
  await expect(use('contract', limited.lineId, '1', { amount: '10.00000001' })).rejects.toMatchObject({
    message: '超出框架协议的金额上限，剩余 10 元',
  });
  const free = await contract({ contractType: '2', contractPrice: '0' }, { count: null });
  await use('contract', free.lineId, '100000', { amount: '1000000' });
  expect((await stored(free)).ordered).toEqual([100_000, 1_000_000]);
  expect(await sources.contract.find(purchaser, [free.lineId])).toMatchObject([{ documentId: free.id, open: null }]);
});

test('only purchasers who see the contract take from it, and only while it is in force', async () => {
  const found = await contract();
  const declarer: Caller = { ...purchaser, roles: ['declarer'] };
  const foreigner: Caller = { ...purchaser, tenantId: 2 };
  for (const caller of [declarer, foreigner]) {
    await expect(use('contract', found.lineId, '1', { caller })).rejects.toMatchObject({ field: 'count' });
    expect(await sources.contract.find(caller, [found.lineId])).toEqual([]);
  }
  await use('contract', found.lineId, '2', { amount: '20' });
  for (const status of ['3', '5', '6', '7', '8']) {
    await db.orm.update(contractInfo).set({ status }).where(eq(contractInfo.id, found.id));
    await expect(use('contract', found.lineId, '1')).rejects.toMatchObject({ message: '合同不在履行中' });
    expect(await sources.contract.find(purchaser, [found.lineId])).toEqual([]);
  }
  // Giving back needs no sight of the contract.
  await use('contract', found.lineId, '-1', { caller: declarer, amount: '-10' });
  expect((await stored(found)).ordered).toEqual([1, 10]);
});

test('receipts take up to what is ordered, and the last one completes a project contract', async () => {
  const found = await contract();
  await use('contract', found.lineId, '10', { amount: '100' });
  const declarer: Caller = { ...purchaser, roles: ['declarer'] };
  await use('contractReceipt', found.lineId, '4', { caller: declarer, amount: '40' });
  await expect(use('contractReceipt', found.lineId, '7', { caller: declarer })).rejects.toMatchObject({
    message: '超出已下单的数量，最多 6',
  });
  // What was received stays ordered.
  await expect(use('contract', found.lineId, '-7')).rejects.toMatchObject({ field: 'count' });
  expect(await stored(found)).toMatchObject({ status: '4', received: [4, 40] });
  await use('contractReceipt', found.lineId, '6', { caller: declarer, amount: '60' });
  expect(await stored(found)).toMatchObject({ status: '6', received: [10, 100] });
});

test('a framework agreement is not completed by receipts', async () => {
  const found = await contract({ contractType: '2', contractPrice: '0' }, { count: '1' });
  await use('contract', found.lineId, '1', { amount: '10' });
  await use('contractReceipt', found.lineId, '1', { amount: '10' });
  expect((await stored(found)).status).toBe('4');
});
