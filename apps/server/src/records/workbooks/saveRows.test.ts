import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/testDatabase';
import { bulkInsert, newId, supplierInfo, sysImportSlice, type Database } from '../../platform/db';
import { saveRows, undoBrokenImports, type ImportRecord } from './saveRows';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const rows = (total: number, name: string): ImportRecord<'supplier_info'>[] =>
  Array.from({ length: total }, (_, at) => ({
    id: newId(),
    name: `${name}${at}`,
    creditCode: `${name}${at}`,
    linkman: '王经理',
    mobile: '13800138000',
    supplierMaterialTypeList: [],
    status: '1',
    auditStatus: '1',
    tenantId: 9,
  }));
const stored = async () => [await db.orm.$count(supplierInfo), await db.orm.$count(sysImportSlice)];

test('stores all rows in steps and removes its notes', async () => {
  const [before] = await stored();
  const seen: number[] = [];
  await saveRows(db, 'supplier_info', rows(1_200, '甲'), { onProgress: (done) => seen.push(done) });
  expect(await stored()).toEqual([before! + 1_200, 0]);
  expect(seen[0]).toBe(0);
  expect(seen.length).toBeGreaterThan(1);
});

test('stores nothing when a late step fails', async () => {
  const given = rows(1_200, '乙');
  await bulkInsert(db, supplierInfo, [{ ...given[1_100]!, id: newId() }]);
  const before = await stored();
  await expect(saveRows(db, 'supplier_info', given, { onProgress: () => undefined })).rejects.toThrow(/insert into/i);
  expect(await stored()).toEqual(before);
});

test('undoes an interrupted import at the next start', async () => {
  const before = await stored();
  const half = rows(3, '丙');
  const rowIds = half.map(({ id }) => id);
  await db.orm
    .insert(sysImportSlice)
    .values({ id: newId(), importId: newId(), tableName: 'supplier_info', rowIds, createTime: '2026-01-01 00:00:00' });
  await bulkInsert(db, supplierInfo, half);
  await undoBrokenImports(db);
  expect(await stored()).toEqual(before);
});
