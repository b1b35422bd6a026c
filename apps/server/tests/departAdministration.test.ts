import type { DepartmentNode, PositionRow, SysDepart, SysUser } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysDepart, sysUser } from '../src/platform/db';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const named = async (name: string) =>
  (await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, name)))[0]!;

async function add(departName: string, parentId: string, more: Record<string, unknown> = {}): Promise<SysDepart> {
  const { body } = await admin.post<SysDepart>('/sys/sysDepart/add', { departName, parentId, ...more });
  if (!body.result) throw new Error(`${body.field}: ${body.message}`);
  return body.result;
}

describe('a department', () => {
  test('gets the next code of its parent', async () => {
    const parent = await named('采购管理部');
    const one = await add('采购一组', parent.id);
    const two = await add('采购二组', parent.id, { mobile: '0519-8800', orgCategory: '3' });
    expect(one.orgCode).toBe(`${parent.orgCode}A01`);
    expect(two).toMatchObject({ orgCode: `${parent.orgCode}A02`, orgType: '4', orgCategory_dictText: '岗位' });
    // Codes are never reused.
    await admin.call('DELETE', '/sys/sysDepart/delete', { id: two.id });
    expect((await add('采购三组', parent.id)).orgCode).toBe(`${parent.orgCode}A03`);
  });

  test.each([
    ['departName', { departName: '采购一组' }, '同一上级下已有名称为“采购一组”的部门'],
    ['departName', { departName: ' ' }, '机构名称不能为空，最多100个字符'],
    ['parentId', { departName: '新', parentId: 'nothing' }, '上级部门不存在'],
    ['mobile', { departName: '新', mobile: 'abc' }, '电话格式不正确'],
    ['directorUserIds', { departName: '新', directorUserIds: 'nobody' }, '所选用户不存在或不属于当前租户'],
  ])('is refused for its %s: %j', async (field, wrong, message) => {
    const { id } = await named('采购管理部');
    const { body } = await admin.post('/sys/sysDepart/add', { parentId: id, ...wrong });
    expect(body).toMatchObject({ success: false, field, message });
  });

  test('moves with its sub-departments and users', async () => {
    const [from, to] = [await named('采购管理部'), await named('总经理办公室')];
    const top = await add('战略采购部', from.id);
    const below = await add('战略采购一室', top.id);
    const { body: opened } = await admin.post<SysUser>('/sys/user/add', {
      username: 'mover_1',
      realname: '移动',
      password: 'Mover-2026-x',
      selecteddeparts: below.id,
    });
    await server.db.orm.update(sysUser).set({ orgCode: below.orgCode }).where(eq(sysUser.id, opened.result!.id));
    const { body } = await admin.put<SysDepart>('/sys/sysDepart/edit', { id: top.id, parentId: to.id });
    expect(body.result!.orgCode.startsWith(to.orgCode)).toBe(true);
    const moved = await named('战略采购一室');
    expect(moved).toMatchObject({ orgCode: `${body.result!.orgCode}A01`, orgType: '5' });
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.id, opened.result!.id));
    expect(user!.orgCode).toBe(moved.orgCode);
    const into = await admin.put('/sys/sysDepart/edit', { id: top.id, parentId: below.id });
    expect(into.body).toMatchObject({ field: 'parentId', message: '不能移动到自身或其下级部门' });
    // Users of sub-departments prevent its deletion.
    const refused = await admin.call('DELETE', '/sys/sysDepart/delete', { id: top.id });
    expect(refused.body.message).toBe('“战略采购部”及其下级部门中还有 1 名用户，不能删除');
    await admin.call('DELETE', '/sys/user/deleteUserInDepart', { depId: below.id, userId: user!.id });
    expect((await admin.call('DELETE', '/sys/sysDepart/delete', { id: top.id })).body.success).toBe(true);
    const tree = await admin.get<DepartmentNode[]>('/sys/sysDepart/queryTreeList', { ids: below.id });
    expect(tree.body.result).toEqual([]);
  });

  test('is saved when its node is sent back with the whole subtree', async () => {
    const [{ id, departOrder }] = [await named('采购管理部')];
    const child = { id: 'x', departName: '下级', memo: '说明'.repeat(500), children: null };
    const node = {
      id,
      departOrder: String(departOrder),
      memo: '甲',
      children: Array.from({ length: 500 }, () => child),
    };
    const { body } = await admin.put<SysDepart>('/sys/sysDepart/edit', node);
    expect(body).toMatchObject({ success: true, result: { id, departOrder, memo: '甲' } });
  });

  test('adds and removes users', async () => {
    const [{ id: depId }, [person]] = [
      await named('采购一组'),
      await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'declarer')),
    ];
    const people = async () =>
      (await admin.get<{ records: SysUser[] }>('/sys/user/departUserList', { depId })).body.result!.records.map(
        ({ username }) => username,
      );
    await admin.post('/sys/user/editSysDepartWithUser', { depId, userIdList: [person!.id] });
    expect(await people()).toEqual(['declarer']);
    await admin.call('DELETE', '/sys/user/deleteUserInDepartBatch', { depId, userIds: person!.id });
    expect(await people()).toEqual([]);
  });

  test('is found in a paged list and named as the parent of another', async () => {
    const parent = await named('采购管理部');
    const { body } = await admin.get<{ records: SysDepart[]; total: number }>('/sys/sysDepart/list', {
      departName: '*采购管理*',
      pageSize: 5,
    });
    expect(body.result).toMatchObject({ total: 1, records: [{ id: parent.id, status_dictText: '启用' }] });
    const nameAbove = async (id: string) =>
      (await admin.get<string>('/sys/sysDepart/queryParentName', { id })).body.result;
    const root = await named('锐衡装备制造集团有限公司');
    expect(await nameAbove(parent.id)).toBe('供应链管理中心');
    expect(await nameAbove(root.id)).toBe('');
  });

  test('sorts siblings', async () => {
    const parent = await named('采购管理部');
    const level = async () =>
      (await admin.get<DepartmentNode[]>('/sys/sysDepart/queryDepartTreeSync', { pid: parent.id })).body.result!;
    const wanted = (await level()).map(({ id }) => id).toReversed();
    await admin.put('/sys/sysDepart/sort', { parentId: parent.id, ids: wanted.join() });
    expect((await level()).map(({ id }) => id)).toEqual(wanted);
  });

  test('imports a tree, all rows or none', async () => {
    const HEADS = ['机构名称', '上级部门', '机构类型'];
    const good = await sendWorkbook(admin, '/sys/sysDepart/importExcel', [
      HEADS,
      ['导入部', '采购管理部', '部门'],
      ['导入一组', '导入部', ''],
    ]);
    expect(good.body.success).toBe(true);
    expect((await named('导入一组')).orgCode).toBe(`${(await named('导入部')).orgCode}A01`);
    const bad = await sendWorkbook(admin, '/sys/sysDepart/importExcel', [
      HEADS,
      ['导入二部', '采购管理部', ''],
      ['导入二组', '没有的部门', ''],
    ]);
    expect(bad.body).toMatchObject({ success: false, message: '上级部门不存在或不唯一：没有的部门' });
    expect(await named('导入二部')).toBeUndefined();
  });
});

describe('a position', () => {
  test('is added, edited, and cannot be deleted while in use', async () => {
    const added = await admin.post<PositionRow>('/sys/position/add', { code: 'test-1', name: '测试岗', postRank: '3' });
    expect(added.body.result).toMatchObject({ code: 'test-1', postRank_dictText: '中级', tenantId: 1 });
    const { id } = added.body.result!;
    expect((await admin.post('/sys/position/add', { code: 'test-1', name: '又' })).body).toMatchObject({
      field: 'code',
    });
    const edited = await admin.put<PositionRow>('/sys/position/edit', { id, name: '试验岗' });
    expect(edited.body.result).toMatchObject({ code: 'test-1', name: '试验岗', postRank: '3' });
    const ranked = await admin.put<PositionRow>('/sys/position/edit', { id, rank: '4' });
    expect(ranked.body.result).toMatchObject({ postRank: '4', rank: '4' });
    await server.db.orm.update(sysUser).set({ post: 'x,test-1' }).where(eq(sysUser.username, 'declarer'));
    const refused = await admin.call('DELETE', '/sys/position/delete', { id });
    expect(refused.body.message).toBe('职务“试验岗”还有 1 名用户在使用，不能删除');
    const recode = async (code: string) => (await admin.put<PositionRow>('/sys/position/edit', { id, code })).body;
    expect(await recode('test-2')).toMatchObject({
      success: false,
      field: 'code',
      message: '职务“试验岗”还有 1 名用户在使用，不能修改编码',
    });
    expect((await recode('test-1')).result).toMatchObject({ code: 'test-1' });
    await server.db.orm.update(sysUser).set({ post: null }).where(eq(sysUser.username, 'declarer'));
    expect((await recode('test-2')).result).toMatchObject({ code: 'test-2', name: '试验岗' });
    const other = await admin.post<PositionRow>('/sys/position/add', { code: 'test-3', name: '另一岗', rank: '2' });
    expect(other.body.result).toMatchObject({ rank: '2', postRank: '2' });
    expect(await recode('test-3')).toMatchObject({ success: false, field: 'code', message: '职务编码已存在' });
    expect(await recode('有空 格')).toMatchObject({ success: false, field: 'code' });
    expect((await admin.call('DELETE', '/sys/position/deleteBatch', { ids: `${id},` })).body.success).toBe(true);
  });

  test('is imported', async () => {
    const rows = [
      ['职务编码', '职务名称', '职级'],
      ['sheet-1', '表内岗', '中级'],
      ['sheet-2', '错级岗', '顶级'],
    ];
    const { body } = await sendWorkbook(admin, '/sys/position/importExcel', rows);
    expect(body.result).toMatchObject({ successCount: 1, errorCount: 1 });
    const found = await admin.get<PositionRow>('/sys/position/queryByCode', { code: 'sheet-1' });
    expect(found.body.result).toMatchObject({ name: '表内岗', postRank: '3' });
  });
});
