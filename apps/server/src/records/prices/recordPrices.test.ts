import { priceSource } from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/testDatabase';
import { materialInfo, materialPrice } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { recordPrices, type PricedDocument } from './recordPrices';

const db = await createTestDatabase();
afterAll(() => db.close());
const services = { db, clock: () => Date.parse('2026-03-16T10:00:00+08:00') };
const caller = { tenantId: 1, username: 'purchaser', orgCode: null } as Caller;

const [first, second] = await db.orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(2);
const [foreign] = await db.orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 2)).limit(1);
const document: PricedDocument = {
  source: priceSource.contract,
  busNo: 'HT-test',
  supplierId: 'supplier-1',
  priceTime: '2026-03-10 09:00:00',
  lines: [
    { materialId: first!.id, price: '12.12345678', count: 3, unit: '台' },
    { materialId: first!.id, price: 11 },
    { materialId: second!.id, price: 0.5, count: '2.5' },
  ],
};
const stored = (busNo = document.busNo) =>
  db.orm.select().from(materialPrice).where(eq(materialPrice.busNo, busNo)).orderBy(asc(materialPrice.id));
const record = (change: Partial<PricedDocument> = {}) => recordPrices(services, caller, { ...document, ...change });

beforeEach(() => db.orm.delete(materialPrice).where(eq(materialPrice.busNo, document.busNo)));

test('stores the price of each line with its document', async () => {
  await record();
  expect(await stored()).toMatchObject([
    { materialId: first!.id, price: '12.12345678', count: '3.00000000', unit: '台', source: '3', tenantId: 1 },
    { price: '11.00000000', count: null, unit: null, priceTime: '2026-03-10 09:00:00', createBy: 'purchaser' },
    { materialId: second!.id, price: '0.50000000', count: '2.50000000', supplierId: 'supplier-1' },
  ]);
});

test('replaces the prices of a document that is recorded again, and no others', async () => {
  await record();
  await record({ source: priceSource.order });
  await record({ supplierId: 'supplier-2' });
  await record({ lines: [{ materialId: second!.id, price: 9 }] });
  expect((await stored()).map(({ source, supplierId }) => [source, supplierId])).toEqual([
    ...Array.from({ length: 3 }, () => ['4', 'supplier-1']),
    ...Array.from({ length: 3 }, () => ['3', 'supplier-2']),
    ['3', 'supplier-1'],
  ]);
  await record({ lines: [] });
  expect(await stored()).toHaveLength(6);
});

test.each([0, -1, '0.000000000', 0.123456789, 1e20, NaN, Infinity, 'x', '', '1e3'])(
  'refuses the price %s and stores nothing',
  async (price) => {
    const lines = [...document.lines, { materialId: first!.id, price }];
    await expect(record({ lines })).rejects.toMatchObject({ field: 'price' });
    expect(await stored()).toEqual([]);
  },
);

test('refuses materials of other tenants and deleted ones', async () => {
  for (const materialId of [foreign!.id, 'nowhere']) {
    await expect(record({ lines: [{ materialId, price: 1 }] })).rejects.toMatchObject({ field: 'materialId' });
  }
  expect(await stored()).toEqual([]);
});
