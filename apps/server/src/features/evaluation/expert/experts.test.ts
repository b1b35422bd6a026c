import type { Expert, ImportResult, SearchHit } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from '../../../../tests/support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { evaluationExpert, expertTask, materialType, supplierInfo, sysUser } from '../../../platform/db';

const BASE = '/evaluation/expert';

let server: TestServer;
let manager: TestCaller;
/** Users with the role of an expert who are no experts yet. */
let candidates: { id: string; username: string; realname: string }[];
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  const { orm } = server.db;
  const isExpert = and(eq(sysUser.userType, 'expert'), eq(sysUser.tenantId, 1));
  candidates = (await orm.select().from(sysUser).where(isExpert).orderBy(sysUser.id)).slice(0, 5);
  await orm.delete(evaluationExpert).where(
    inArray(
      evaluationExpert.userId,
      candidates.map(({ id }) => id),
    ),
  );
});
afterAll(() => server.close());

const add = async (members: Partial<Expert>) =>
  (await manager.post<Expert>(`${BASE}/add`, { name: '王专家', professionType: '1', ...members })).body;
const idOf = async (table: typeof supplierInfo | typeof materialType, tenantId: number) =>
  (await server.db.orm.select({ id: table.id }).from(table).where(eq(table.tenantId, tenantId)).limit(1))[0]!.id;

test('adds a user with the role of an expert once', async () => {
  const [candidate] = candidates;
  const added = await add({ userId: candidate!.id });
  expect(added.result).toMatchObject({
    userId_dictText: candidate!.realname,
    professionType_dictText: '技术',
    status: '1',
    materialTypeIds: null,
  });
  expect(await add({ userId: candidate!.id })).toMatchObject({
    success: false,
    field: 'userId',
    message: '该账号已是专家',
  });
});

test.each(['manager', 'supplier', 'jb_manager'])(
  'refuses the user %s, who is no expert of the tenant',
  async (name) => {
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, name));
    expect(await add({ userId: user!.id })).toMatchObject({
      success: false,
      field: 'userId',
      message: '所选账号不存在，或没有评审专家角色',
    });
  },
);

test('accepts suppliers and material types of the tenant only, each once', async () => {
  const [supplier, type] = [await idOf(supplierInfo, 1), await idOf(materialType, 1)];
  const { id: userId } = candidates[1]!;
  const foreign = [
    { avoidSupplierIds: await idOf(supplierInfo, 2) },
    { materialTypeIds: `${type},${await idOf(materialType, 2)}` },
  ];
  for (const members of foreign) {
    expect(await add({ userId, ...members })).toMatchObject({ success: false, field: Object.keys(members)[0] });
  }
  const { result } = await add({ userId, avoidSupplierIds: `${supplier},${supplier}`, materialTypeIds: `${type},` });
  expect(result).toMatchObject({ avoidSupplierIds: supplier, materialTypeIds: type });
  expect(result!.avoidSupplierIds_dictText).not.toBe(supplier);

  const edited = await manager.put<Expert>(`${BASE}/edit`, { id: result!.id, avoidSupplierIds: null });
  expect(edited.body.result).toMatchObject({ avoidSupplierIds: null, materialTypeIds: type });
});

test('keeps suppliers that the caller no longer sees', async () => {
  const { result } = await add({ userId: candidates[2]!.id });
  await server.db.orm
    .update(evaluationExpert)
    .set({ avoidSupplierIds: 'removed' })
    .where(eq(evaluationExpert.id, result!.id));
  const edit = async (avoidSupplierIds: string) =>
    (await manager.put<Expert>(`${BASE}/edit`, { id: result!.id, avoidSupplierIds })).body;
  expect(await edit('removed')).toMatchObject({ success: true });
  expect(await edit('removed,unknown')).toMatchObject({ success: false, field: 'avoidSupplierIds' });
});

test('keeps an expert who was drawn', async () => {
  const { orm } = server.db;
  const [task] = await orm.select().from(expertTask).where(eq(expertTask.tenantId, 1)).limit(1);
  const { result } = await add({ userId: candidates[4]!.id });
  const remove = async (ids: string) => (await manager.call('DELETE', `${BASE}/deleteBatch`, { ids })).body;
  await orm.insert(expertTask).values({ ...task!, id: 'drawn', purchaseInfoId: 'drawn', expertId: result!.id });
  expect(await remove(result!.id)).toMatchObject({ success: false, field: 'ids' });
  await orm.delete(expertTask).where(eq(expertTask.id, 'drawn'));
  expect(await remove(result!.id)).toMatchObject({ success: true });
});

test('refuses an edit of an outdated version', async () => {
  const [expert] = (await manager.get<{ records: Expert[] }>(`${BASE}/list`)).body.result!.records;
  const edited = { id: expert!.id, jobTitle: '研究员', updateTime: expert!.updateTime };
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: true });
  expect((await manager.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: false, field: 'updateTime' });
});

test('imports experts by username and refuses rows without an expert’s account', async () => {
  const { username } = candidates[3]!;
  const heads = ['专家姓名', '登录账号', '专业类型', '工作单位', '职称', '联系电话', '状态', '备注'];
  const { body } = await sendWorkbook(manager, `${BASE}/importExcel`, [
    heads,
    ['李专家', username, '商务', '造价咨询公司', '造价师', '13800000001', '', ''],
    ['赵专家', candidates[4]!.username, '技术', '', '', '', '停用', '退休'],
    ['张主管', 'manager', '技术', '', '', '', '', ''],
    ['重复', candidates[0]!.username, '技术', '', '', '', '', ''],
  ]);
  expect(body.result as ImportResult).toMatchObject({ successCount: 2, errorCount: 2 });
  const { records } = (await manager.get<{ records: Expert[] }>(`${BASE}/list`, { name: '李专家' })).body.result!;
  expect(records).toMatchObject([{ userId: candidates[3]!.id, professionType: '2', status: '1' }]);
});

test('finds experts in the global search', async () => {
  const search = async (caller: TestCaller) =>
    (await caller.get<SearchHit[]>('/sys/search/records', { keyword: '李专家' })).body.result!;
  expect(await search(manager)).toMatchObject([{ kind: 'expert', title: '李专家', note: '造价咨询公司' }]);
  expect(await search(await server.as('jb_manager', { tenant: 2 }))).toEqual([]);
  expect(await search(await server.as('purchaser', { tenant: 1 }))).toEqual([]);
});
