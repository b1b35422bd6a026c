import type { ImportResult, MaterialType, TreeNode } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from '../../../../tests/support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { materialInfo } from '../../../platform/db';

const BASE = '/material/materialType';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

const find = async (query: Record<string, string>) =>
  (await manager.get<{ records: MaterialType[] }>(`${BASE}/list`, query)).body.result!.records;
const add = async (members: Partial<MaterialType>) =>
  (await manager.post<MaterialType>(`${BASE}/add`, { code: 'T1', name: '测试分类', ...members })).body;
const remove = async (id: string) => (await manager.call('DELETE', `${BASE}/delete`, { id })).body;

test('lists the roots, or matches of the filters at any level', async () => {
  const roots = await find({});
  expect(roots.length).toBeGreaterThan(0);
  expect(roots.every(({ pid, level }) => pid === '0' && level === 1)).toBe(true);
  const [parent] = roots.filter(({ hasChild }) => hasChild === '1');
  const children = await find({ pid: parent!.id });
  expect(children.every(({ pid, level }) => pid === parent!.id && level === 2)).toBe(true);
  expect(await find({ name: `*${children[0]!.name}*` })).toContainEqual(children[0]);
});

test('returns enabled types below enabled types as a tree', async () => {
  const { body } = await manager.get<TreeNode[]>(`${BASE}/tree`, { status: '1' });
  const [parent] = body.result!.filter(({ children }) => children);
  expect(parent!.children![0]).toMatchObject({ parentId: parent!.id, code: expect.any(String) });
});

test('adds a child type and refuses to remove a type with children', async () => {
  const { result: parent } = await add({});
  expect(parent).toMatchObject({ pid: '0', level: 1, hasChild: '0', status: '1', sortOrder: 0 });
  expect(await add({ name: '又一个' })).toMatchObject({ success: false, field: 'code' });
  const { result: child } = await add({ code: 'T1-1', name: '下级', pid: parent!.id });
  expect(child).toMatchObject({ pid: parent!.id, level: 2 });
  expect((await find({ id: parent!.id }))[0]).toMatchObject({ hasChild: '1' });
  expect(await remove(parent!.id)).toMatchObject({ message: '分类“测试分类”还有下级分类，不能删除' });
  expect(await remove(child!.id)).toMatchObject({ success: true });
  expect((await find({ id: parent!.id }))[0]).toMatchObject({ hasChild: '0' });
  expect(await remove(parent!.id)).toMatchObject({ success: true });
});

test('moves a type with the types below it', async () => {
  const { result: old } = await add({ code: 'M1' });
  const { result: next } = await add({ code: 'M2', pid: (await add({ code: 'M0' })).result!.id });
  const { result: moved } = await add({ code: 'M1-1', pid: old!.id });
  const { result: below } = await add({ code: 'M1-1-1', pid: moved!.id });
  const move = async (id: string, pid: string) => (await manager.put<MaterialType>(`${BASE}/edit`, { id, pid })).body;
  for (const pid of [moved!.id, below!.id])
    expect(await move(moved!.id, pid)).toMatchObject({ success: false, field: 'pid' });
  expect(await move(moved!.id, 'x')).toMatchObject({ success: false, message: '上级分类不存在' });
  expect(await move(moved!.id, next!.id)).toMatchObject({ result: { pid: next!.id, level: 3, hasChild: '1' } });
  expect(await find({ id: below!.id })).toMatchObject([{ pid: moved!.id, level: 4 }]);
  expect(await find({ id: next!.id })).toMatchObject([{ hasChild: '1' }]);
  expect(await find({ id: old!.id })).toMatchObject([{ hasChild: '0' }]);
  expect(await move(moved!.id, '0')).toMatchObject({ result: { pid: '0', level: 1 } });
  expect(await find({ id: below!.id })).toMatchObject([{ level: 2 }]);
});

test('refuses to remove a type with materials', async () => {
  const [material] = await server.db.orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(1);
  expect(await remove(material!.typeId)).toMatchObject({
    success: false,
    message: expect.stringContaining('种物料，不能删除'),
  });
});

test('refuses an edit of an outdated version', async () => {
  const { result: type } = await add({ code: 'T2' });
  const edited = { id: type!.id, name: '改名', updateTime: type!.updateTime };
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: true, result: { name: '改名' } });
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: false, field: 'updateTime' });
});

test('renames the type of its materials', async () => {
  const { orm } = server.db;
  const [material] = await orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(1);
  const { typeId: id, typeName } = material!;
  const namesOf = async () => {
    const rows = await orm.select().from(materialInfo).where(eq(materialInfo.typeId, id));
    return [...new Set(rows.map((row) => row.typeName))];
  };
  await manager.put(`${BASE}/edit`, { id, name: '改名的分类' });
  expect(await namesOf()).toEqual(['改名的分类']);
  await manager.put(`${BASE}/edit`, { id, remark: '备注' });
  await manager.put(`${BASE}/edit`, { id, name: typeName });
  expect(await namesOf()).toEqual([typeName]);
});

test('imports types below types of earlier rows and exports the parent code', async () => {
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, [
    ['分类名称', '分类编码', '上级编码', '状态', '排序', '备注'],
    ['电气', 'E', '', '启用', '9', ''],
    ['电缆', 'E01', 'E', '停用', '', '铜芯'],
    ['无主', 'X01', 'X', '', '', ''],
  ]);
  expect(body.result as ImportResult).toMatchObject({ successCount: 2, errorCount: 1 });
  const [parent] = await find({ code: 'E' });
  expect(await find({ code: 'E01' })).toMatchObject([{ pid: parent!.id, level: 2, status: '0', remark: '铜芯' }]);
  expect(parent).toMatchObject({ hasChild: '1', sortOrder: 9 });
});

test('finds no type of another tenant', async () => {
  const foreign = await server.as('jb_manager', { tenant: 2 });
  const [own] = await find({});
  expect((await foreign.get(`${BASE}/queryById`, { id: own!.id })).body).toMatchObject({ success: false });
});
