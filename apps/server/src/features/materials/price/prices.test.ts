import { read, utils } from '@e965/xlsx';
import { priceSource, type ComparedMaterial, type MaterialPrice, type TrendPoint } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedRows } from '../../../../tests/support/records/reachOf';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { materialInfo, materialPrice, supplierInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { recordPrices } from '../../../records/prices/recordPrices';

const BASE = '/material/priceHistory';

let server: TestServer;
let purchaser: TestCaller;
let material: typeof materialInfo.$inferSelect;
let other: typeof materialInfo.$inferSelect;
let suppliers: { id: string; name: string }[];
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  const { orm } = server.db;
  suppliers = await orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, 1)).limit(2);
  const row = { typeId: 'none', unit: '台', tenantId: 1 };
  await orm.insert(materialInfo).values([
    { id: 'p1', code: 'P-1', name: '价格测试泵', ...row },
    { id: 'p2', code: 'P-2', name: '无价格的泵', ...row },
  ]);
  const rows = await orm.select().from(materialInfo).where(eq(materialInfo.typeId, 'none')).orderBy(materialInfo.id);
  material = rows[0]!;
  other = rows[1]!;
  const record = (supplier: number, day: string, price: number, source: '1' | '2' = priceSource.bid) =>
    recordPrices({ db: server.db, clock: Date.now }, { tenantId: 1, username: 'purchaser' } as Caller, {
      source,
      busNo: `CG-${day}-${supplier}`,
      supplierId: suppliers[supplier]!.id,
      priceTime: `${day} 23:30:00`,
      lines: [{ materialId: 'p1', price, count: 2, unit: '台' }],
    });
  await record(0, '2025-01-10', 100);
  await record(0, '2025-06-10', 130.00000001);
  await record(1, '2025-02-10', 120);
  await record(1, '2025-12-31', 90, priceSource.award);
});
afterAll(() => server.close());

const list = async (query: Record<string, string>, caller = purchaser) =>
  (await caller.get<{ records: MaterialPrice[]; total: number }>(`${BASE}/list`, query)).body.result!;
const trend = async (query: Record<string, string>) =>
  (await purchaser.get<TrendPoint[]>(`${BASE}/trend`, { materialId: 'p1', ...query })).body.result!;
const compare = async (query: Record<string, string>, caller = purchaser) =>
  (await caller.get<ComparedMaterial[]>('/material/compare/list', query)).body;

test('lists prices with names, the latest first', async () => {
  const { records, total } = await list({ materialCode: 'P-1' });
  expect(total).toBe(4);
  expect(records.map(({ price }) => price)).toEqual([90, 130.00000001, 120, 100]);
  expect(records[0]).toMatchObject({
    materialName: '价格测试泵',
    supplierName: suppliers[1]!.name,
    source: '2',
    count: 2,
    unit_dictText: '台',
    busNo: 'CG-2025-12-31-1',
    priceTime: '2025-12-31 23:30:00',
  });
});

test('filters by names, supplier, source and days, inclusive', async () => {
  const found = async (query: Record<string, string>) => (await list({ materialCode: 'P-1', ...query })).total;
  expect(await found({ supplierId: suppliers[0]!.id })).toBe(2);
  expect(await found({ supplierName: `*${suppliers[1]!.name}*` })).toBe(2);
  expect(await found({ source: '2' })).toBe(1);
  expect(await found({ priceTime_begin: '2025-02-10', priceTime_end: '2025-12-31' })).toBe(3);
  expect((await list({ materialName: '*价格测试*', column: 'price', order: 'asc' })).records[0]!.price).toBe(90);
});

test('exports the prices that match the filters', async () => {
  const answer = await purchaser.get(`${BASE}/exportXls`, { materialCode: 'P-1', source: '1' });
  expect(exportedRows(answer.raw.rawPayload)).toBe(3);
});

test('exports many prices in their order', async () => {
  const row = { materialId: 'p3', supplierId: suppliers[0]!.id, unit: '台', source: priceSource.bid, tenantId: 1 };
  const many = Array.from({ length: 450 }, (_, at) => ({
    ...row,
    id: `many-${at}`,
    price: String(at + 1),
    priceTime: '2025-03-01 08:00:00',
  }));
  await server.db.orm.insert(materialPrice).values(many);
  const query = { materialId: 'p3', column: 'price', order: 'asc' };
  const { raw } = await purchaser.get(`${BASE}/exportXls`, query);
  const { Sheets, SheetNames } = read(raw.rawPayload);
  const [, , heads, ...lines] = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false });
  const at = heads!.indexOf('单价（元）');
  expect(lines.map((line) => Number(line[at]!.replaceAll(',', '')))).toEqual(many.map(({ price }) => Number(price)));
  await server.db.orm.delete(materialPrice).where(eq(materialPrice.materialId, 'p3'));
});

test('returns the trend in time order', async () => {
  expect((await trend({})).map(({ date, price }) => [date, price])).toEqual([
    ['2025-01-10', 100],
    ['2025-02-10', 120],
    ['2025-06-10', 130.00000001],
    ['2025-12-31', 90],
  ]);
  expect(await trend({ supplierId: suppliers[0]!.id, endDate: '2025-06-10' })).toHaveLength(2);
  expect(await trend({ beginDate: '2025-12-31' })).toMatchObject([{ supplierName: suppliers[1]!.name, source: '2' }]);
});

test('compares suppliers, the lowest last price first', async () => {
  const { result } = await compare({ materialIds: 'p2,p1,nowhere' });
  expect(result).toMatchObject([
    {
      materialId: 'p1',
      materialCode: material.code,
      unit: '台',
      rows: [
        { supplierName: suppliers[1]!.name, minPrice: 90, maxPrice: 120, avgPrice: 105, lastPrice: 90, times: 2 },
        { minPrice: 100, avgPrice: 115.00000001, lastPrice: 130.00000001, lastTime: '2025-06-10 23:30:00', times: 2 },
      ],
    },
    { materialId: 'p2', materialName: other.name, rows: [] },
  ]);
  expect((await compare({ materialCode: 'P-1', endDate: '2025-01-31' })).result).toMatchObject([
    { rows: [{ times: 1 }] },
  ]);
});

test('refuses a comparison without materials or with too many', async () => {
  expect(await compare({})).toMatchObject({ success: false, field: 'materialIds' });
  expect(await compare({ materialIds: ',' })).toMatchObject({ success: false });
  const many = Array.from({ length: 21 }, (_, at) => `m${at}`).join();
  expect(await compare({ materialIds: many })).toMatchObject({ success: false, field: 'materialIds' });
});

test.each(['2025-02-30', '2025-13-01', 'x'])('refuses the day %s', async (beginDate) => {
  expect(await compare({ materialIds: 'p1', beginDate })).toMatchObject({ success: false });
});

test('shows nothing of another tenant', async () => {
  const foreign = await server.as('jb_manager', { tenant: 2 });
  expect((await list({ materialCode: 'P-1' }, foreign)).total).toBe(0);
  expect((await foreign.get<TrendPoint[]>(`${BASE}/trend`, { materialId: 'p1' })).body.result).toEqual([]);
  expect((await compare({ materialIds: 'p1' }, foreign)).result).toEqual([]);
});
