import type { ImportResult, Material, SearchHit, SimilarMaterial, TreeNode } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from '../../../../tests/support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractDetail,
  contractPriceConfirm,
  incrementDetail,
  materialInfo,
  materialPrice,
  newId,
  orderDetail,
  purchasePlanDetail,
  sysDataLog,
  tenderDetail,
} from '../../../platform/db';

const BASE = '/material/materialInfo';

let server: TestServer;
let manager: TestCaller;
/** A type with types below it, and one of these. */
let parent: TreeNode;
let leaf: TreeNode;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  const { body } = await manager.get<TreeNode[]>('/material/materialType/tree');
  parent = body.result!.find(({ children }) => children)!;
  leaf = parent.children![0]!;
});
afterAll(() => server.close());

const list = async (query: Record<string, string>) =>
  (await manager.get<{ records: Material[]; total: number }>(`${BASE}/list`, query)).body.result!;
const add = async (members: Partial<Material>) => {
  const body = { code: 'T-1', name: '测试物料', typeId: leaf.id, unit: '台', ...members };
  return (await manager.post<Material>(`${BASE}/add`, body)).body;
};
const edit = async (members: Partial<Material>) => (await manager.put<Material>(`${BASE}/edit`, members)).body;
const remove = async (id: string) => (await manager.call('DELETE', `${BASE}/delete`, { id })).body;
const HEADS = ['物料编码', '物料名称', '分类编码', '型号', '规格', '单位', '参考单价（元）', '状态'];

test('lists the materials of a type with those of the types below it', async () => {
  const below = parent.children!.map(({ id }) => id);
  const { records, total } = await list({ typeId: parent.id, pageSize: '1000' });
  expect(total).toBeGreaterThan(0);
  expect(new Set(records.map(({ typeId }) => typeId))).toEqual(new Set(below));
  const ofLeaf = await list({ typeId: leaf.id });
  expect(ofLeaf.total).toBe(records.filter(({ typeId }) => typeId === leaf.id).length);
  const two = await list({ typeId: below.slice(0, 2).join(), pageSize: '1000' });
  expect(new Set(two.records.map(({ typeId }) => typeId))).toEqual(new Set(below.slice(0, 2)));
  expect(records.map(({ code }) => code)).toEqual(records.map(({ code }) => code).toSorted());
});

test('filters by code, name and status', async () => {
  const [first] = (await list({})).records;
  expect((await list({ code: first!.code })).records).toMatchObject([{ id: first!.id }]);
  expect((await list({ name: `*${first!.name}*`, status: '0' })).total).toBe(0);
});

test('adds and edits a material, with the name of its type and exact amounts', async () => {
  const { result } = await add({ referencePrice: 12.12345678, models: '' });
  expect(result).toMatchObject({
    typeName: leaf.title,
    referencePrice: 12.12345678,
    models: null,
    status: '1',
    unit_dictText: '台',
  });
  const other = parent.children![1]!;
  const { id, updateTime } = result!;
  expect(await edit({ id, updateTime, typeId: other.id, referencePrice: null })).toMatchObject({
    result: { typeName: other.title, referencePrice: null, name: '测试物料' },
  });
  expect(await edit({ id, updateTime, name: '改名' })).toMatchObject({ success: false, field: 'updateTime' });
  expect(await add({})).toMatchObject({ success: false, field: 'code' });
  expect(await remove(id)).toMatchObject({ success: true });
});

test.each([-1, 1e20, 0.123456789, 'x', '1,5'])('refuses the price %s', async (price) => {
  const referencePrice = price as number;
  expect(await add({ code: 'T-price', referencePrice })).toMatchObject({ success: false, field: 'referencePrice' });
});

test('refuses unknown types, files of other areas and codes with spaces', async () => {
  expect(await add({ code: 'T-2', typeId: 'nowhere' })).toMatchObject({ success: false, field: 'typeId' });
  const foreign = JSON.stringify([{ name: 'x', url: 'purchasePlan/x.pdf' }]);
  expect(await add({ code: 'T-2', fileUrl: foreign })).toMatchObject({ success: false, field: 'fileUrl' });
  expect(await add({ code: 'T 2' })).toMatchObject({ success: false, field: 'code' });
  const unknown = JSON.stringify([{ name: '图.png', url: 'material/a_1.png' }]);
  expect(await add({ code: 'T-2', imageUrl: unknown })).toMatchObject({ success: false, field: 'imageUrl' });
});

test('keeps materials that plans or prices refer to', async () => {
  const [line] = await server.db.orm
    .select()
    .from(purchasePlanDetail)
    .where(eq(purchasePlanDetail.tenantId, 1))
    .limit(1);
  expect(await remove(line!.materialId!)).toMatchObject({ message: expect.stringContaining('已用于需求计划') });
  const { result } = await add({ code: 'T-3' });
  const price = { materialId: result!.id, supplierId: 'x', price: '1', source: '1', tenantId: 1 };
  await server.db.orm.insert(materialPrice).values({ ...price, id: 'test-price', priceTime: '2026-01-01 00:00:00' });
  expect(await remove(result!.id)).toMatchObject({ message: expect.stringContaining('已有历史价格') });
  await server.db.orm.delete(materialPrice).where(eq(materialPrice.id, 'test-price'));
  expect(await remove(result!.id)).toMatchObject({ success: true });
});

test.each([
  ['采购项目', tenderDetail, { purchaseInfoId: 'x', actualCounts: '1' }],
  ['合同', contractDetail, { contractId: 'x' }],
  ['合同', contractPriceConfirm, { contractId: 'x' }],
  ['增量采购', incrementDetail, { incrementId: 'x', counts: '1' }],
  ['采购订单', orderDetail, { orderId: 'x', count: '1', price: '1' }],
])('keeps a material that only a line of %s names', async (use, table, members) => {
  const { id, name } = (await add({ code: 'T-4' })).result!;
  const line = { ...members, id: newId(), materialId: id, materialName: name, tenantId: 1 };
  await server.db.orm.insert(table).values(line);
  expect(await remove(id)).toMatchObject({ field: 'ids', message: `物料“${name}”已用于${use}，不能删除` });
  await server.db.orm.update(table).set({ tenantId: 2 }).where(eq(table.id, line.id));
  expect(await remove(id)).toMatchObject({ success: true });
  await server.db.orm.delete(table).where(eq(table.id, line.id));
});

test('moves materials to another type, all or none', async () => {
  const ids = (await list({ typeId: leaf.id, pageSize: '3' })).records.map(({ id }) => id);
  const { id: typeId, title } = parent.children![1]!;
  const classify = async (input: object) => (await manager.post(`${BASE}/classify`, input)).body;
  expect(await classify({ ids: [...ids, 'nowhere'], typeId })).toMatchObject({ success: false, field: 'ids' });
  expect(await classify({ ids, typeId: 'nowhere' })).toMatchObject({ success: false, field: 'typeId' });
  expect((await list({ typeId: leaf.id, id: ids.join() })).total).toBe(3);
  expect(await classify({ ids: [...ids, ids[0]], typeId })).toMatchObject({ success: true });
  const moved = (await list({ id: ids.join() })).records;
  expect(moved).toEqual(moved.map((row) => expect.objectContaining({ id: row.id, typeId, typeName: title })));
  const versions = await server.db.orm.select().from(sysDataLog).where(eq(sysDataLog.dataId, ids[0]!));
  expect(versions).toHaveLength(1);
  await classify({ ids, typeId: leaf.id });
});

test('finds materials with the same name, model and specification', async () => {
  const [material] = (await list({})).records;
  const { id, name, models } = material!;
  const similar = async (query: Record<string, string>) =>
    (await manager.get<SimilarMaterial[]>(`${BASE}/similar`, query)).body.result;
  expect(await similar({ name, models: ` ${models!.toLowerCase()}` })).toMatchObject([{ id }]);
  expect(await similar({ name, models: models!, specs: 'x' })).toEqual([]);
  expect(await similar({ name, models: models!, id })).toEqual([]);
});

test('imports materials, refuses wrong rows and warns of possible duplicates', async () => {
  const [known] = (await list({ typeId: leaf.id })).records;
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, [
    HEADS,
    ['I-1', '新物料', leaf.code as string, 'A', '', '台', '1,200.5', '停用'],
    ['I-2', '新物料', leaf.code as string, 'a', '', '台', '', ''],
    ['I-3', known!.name, leaf.code as string, known!.models!, '', '台', '', ''],
    ['I-4', '无分类', 'X', '', '', '台', '', ''],
    ['I-5', '负价', leaf.code as string, '', '', '台', '-1', ''],
    ['I-6', '价长', leaf.code as string, '', '', '台', '1.123456789', ''],
    ['I-7', '单位错', leaf.code as string, '', '', '光年', '', ''],
    [known!.code, '重复', leaf.code as string, '', '', '台', '', ''],
  ]);
  const result = body.result as ImportResult;
  expect(result).toMatchObject({ successCount: 3, errorCount: 5 });
  expect(result.refused.map(({ row, column }) => [row, column])).toEqual([
    [5, '分类编码'],
    [6, '参考单价（元）'],
    [7, '参考单价（元）'],
    [8, '单位'],
    [9, '物料编码'],
  ]);
  expect(result.warned).toEqual([
    { row: 3, column: '物料名称', reason: '与表中编码为 I-1 的物料名称、型号、规格相同' },
    { row: 4, column: '物料名称', reason: `与物料 ${known!.code} 的名称、型号、规格相同` },
  ]);
  expect((await list({ code: 'I-1' })).records).toMatchObject([
    { status: '0', referencePrice: 1200.5, typeId: leaf.id },
  ]);
});

test('reports warnings of an import without refused rows', async () => {
  const rows = [
    HEADS,
    ['W-1', '甲', leaf.code as string, '', '', '台'],
    ['W-2', '甲', leaf.code as string, '', '', '台'],
  ];
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, rows);
  expect(body).toMatchObject({ success: true, code: 200, message: '共2行数据导入成功，其中1行需要核对' });
  expect((body.result as ImportResult).warned).toMatchObject([{ row: 3 }]);
});

test('imports 5,000 rows', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `B-${at}`,
    `批量物料${at}`,
    leaf.code as string,
    '',
    '',
    '个',
  ]);
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, [HEADS.slice(0, 6), ...rows]);
  expect(body).toMatchObject({ success: true, message: '共5000行数据导入成功' });
  expect((await list({ code: 'B-*' })).total).toBe(5_000);
  await server.db.orm
    .delete(materialInfo)
    .where(and(eq(materialInfo.tenantId, 1), eq(materialInfo.unit, '个'), eq(materialInfo.typeId, leaf.id)));
}, 60_000);

test('the global search finds materials of the own tenant', async () => {
  const [material] = (await list({})).records;
  const found = async (caller: TestCaller) =>
    (await caller.get<SearchHit[]>('/sys/search/records', { keyword: material!.code })).body.result!;
  expect(await found(manager)).toContainEqual(expect.objectContaining({ kind: 'material', id: material!.id }));
  const foreign = await server.as('jb_manager', { tenant: 2 });
  expect((await found(foreign)).map(({ id }) => id)).not.toContain(material!.id);
});
