import type { PermissionNode, RightTree, RoleIndex, RoleRow, TenantRecord, UserPermission } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchasePlan, sysDepart, sysPermission } from '../src/platform/db';
import { roleId } from '../src/seed';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const PLANS = '/purchase/purchasePlan/list';
let server: TestServer;
let admin: TestCaller;
let editor: TestCaller;
let page: string;
let listButton: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
  editor = await server.as('editor', { tenant: 1 });
  const rows = await server.db.orm.select().from(sysPermission);
  page = rows.find(({ component }) => component === 'purchase/PlanList')!.id;
  listButton = rows.find(({ perms }) => perms === 'purchase:purchasePlan:list')!.id;
});
afterAll(() => server.close());

const made = async (roleCode: string) =>
  (await admin.post<RoleRow>('/sys/role/add', { roleName: roleCode, roleCode })).body.result!;
const saveRights = (role: string, permissionIds: string, lastpermissionIds = '') =>
  admin.post('/sys/permission/saveRolePermission', { roleId: role, permissionIds, lastpermissionIds });
const assignRole = (role: string, who: TestCaller) =>
  admin.post('/sys/user/addSysUserRole', { roleId: role, userIdList: [who.userId] });
const total = async (who: TestCaller, path = PLANS) => (await who.get<{ total: number }>(path)).body.result?.total;
const rule = async (input: Record<string, unknown>) => {
  const added = await admin.post('/sys/permission/addPermissionRule', { permissionId: page, ruleName: 'r', ...input });
  expect(added.body.message).toBe('添加成功！');
  const { body } = await admin.get<{ id: string }[]>('/sys/permission/getPermRuleListByPermId', { permissionId: page });
  return body.result!.at(-1)!.id;
};

describe('roles', () => {
  test('of a tenant are created, changed and deleted, with unique codes', async () => {
    const role = await made('contract_reader');
    expect(role).toMatchObject({ roleCode: 'contract_reader', tenantId: 1, createBy: 'admin' });
    expect((await admin.post('/sys/role/add', { roleName: 'x', roleCode: 'contract_reader' })).body).toMatchObject({
      success: false,
      message: '角色编码已存在：contract_reader',
      field: 'roleCode',
    });
    const edited = await admin.put<RoleRow>('/sys/role/edit', { id: role.id, roleName: '合同查看' });
    expect(edited.body.result).toMatchObject({ roleName: '合同查看', roleCode: 'contract_reader' });
    const stale = { id: role.id, roleName: 'x', updateTime: '2020-01-01 00:00:00' };
    expect((await admin.put('/sys/role/edit', stale)).body.message).toBe('数据已被他人修改，请刷新后重试');
    await assignRole(role.id, editor);
    expect((await admin.call('DELETE', '/sys/role/delete', { id: role.id })).body.message).toBe(
      '角色下还有 1 名用户，请先移除用户后再删除',
    );
    await admin.call('DELETE', '/sys/user/deleteUserRole', { roleId: role.id, userId: editor.userId });
    expect((await admin.call('DELETE', '/sys/role/delete', { id: role.id })).body.success).toBe(true);
    expect((await admin.get('/sys/role/queryById', { id: role.id })).body.success).toBe(false);
  });

  test('required by the platform cannot be deleted', async () => {
    const removed = await admin.call('DELETE', '/sys/role/delete', { id: roleId('expert') });
    expect(removed.body.message).toBe('系统内置角色不能删除或修改编码');
    const renamed = await admin.put('/sys/role/edit', { id: roleId('expert'), roleCode: 'wizard' });
    expect(renamed.body.message).toBe('系统内置角色不能删除或修改编码');
  });

  test('are exported and imported', async () => {
    const { raw } = await admin.get('/sys/role/exportXls', { selections: roleId('editor') });
    expect(raw.statusCode).toBe(200);
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'),
      raw.rawPayload,
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/sys/role/importExcel',
      headers: {
        'x-access-token': admin.token,
        'x-tenant-id': '1',
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: body,
    });
    // The code is taken.
    expect(answer.json()).toMatchObject({ success: false, result: { errorCount: 1 } });
    expect(answer.json().message).toContain('角色编码已存在');
  });
});

describe('data rules', () => {
  test('restrict the rows of a role until they are removed', async () => {
    const before = await total(editor);
    expect(before).toBeUndefined();
    const role = await made('plan_reader');
    await saveRights(role.id, `${page},${listButton}`);
    // Other scopes still apply, so the editor gets the manager role too.
    await assignRole(role.id, editor);
    await assignRole(roleId('manager'), editor);
    const all = await total(editor);
    await saveRights(roleId('manager'), '', page);
    const waiting = await rule({ ruleColumn: 'status', ruleConditions: '=', ruleValue: '2' });
    const give = (dataRuleIds: string) =>
      admin.post('/sys/role/datarule', { permissionId: page, roleId: role.id, dataRuleIds });
    expect(await total(editor)).toBe(all);
    expect((await give(waiting)).body.message).toBe('保存成功');
    const expected = (
      await server.db.orm
        .select()
        .from(purchasePlan)
        .where(and(eq(purchasePlan.tenantId, 1), eq(purchasePlan.status, '2')))
    ).length;
    expect(expected).toBeLessThan(all!);
    expect(await total(editor)).toBe(expected);
    const { body } = await admin.get(`/sys/role/datarule/${page}/${role.id}`);
    expect(body.result).toMatchObject({ drChecked: waiting });

    // Another role that grants the page without a rule shows all rows.
    await saveRights(roleId('manager'), page, '');
    expect(await total(editor)).toBe(all);
    await saveRights(roleId('manager'), '', page);
    // Rules do not apply to the administrator.
    await assignRole(role.id, admin);
    expect(await total(admin)).toBe(all);

    // A hidden record is not found.
    const [hidden] = await server.db.orm
      .select()
      .from(purchasePlan)
      .where(and(eq(purchasePlan.tenantId, 1), eq(purchasePlan.status, '3')))
      .limit(1);
    const view = await editor.get('/purchase/purchasePlan/queryById', { id: hidden!.id });
    expect(view.body).toMatchObject({ success: false, message: '未找到对应数据' });

    await admin.call('DELETE', '/sys/permission/deletePermissionRule', { id: waiting });
    expect(await total(editor)).toBe(all);
    await saveRights(roleId('manager'), page, '');
  });

  test.each([
    [{ ruleColumn: 'create_by', ruleConditions: '=', ruleValue: '#{sys_user_code}' }, 'editor'],
    [{ ruleColumn: 'createBy', ruleConditions: 'IN', ruleValue: "'#{sys_user_code}',nobody" }, 'editor'],
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: "create_by = '#{sys_user_code}' and status in ('2', '3')" }, 'own'],
    [{ ruleColumn: 'tenantId', ruleConditions: '=', ruleValue: '#{tenant_id}' }, 'all'],
    [{ ruleColumn: 'createTime', ruleConditions: '>', ruleValue: '#{sys_time}' }, 'none'],
    [{ ruleColumn: 'planName', ruleConditions: 'RIGHT_LIKE', ruleValue: '%' }, 'none'],
  ])('%j', async (input, kind) => {
    const mine = await server.db.orm
      .select()
      .from(purchasePlan)
      .where(eq(purchasePlan.tenantId, 1))
      .orderBy(purchasePlan.id);
    const own = mine[0]!;
    await server.db.orm
      .update(purchasePlan)
      .set({ createBy: 'editor', status: '2' })
      .where(eq(purchasePlan.id, own.id));
    const role = (await admin.get<{ records: RoleRow[] }>('/sys/role/list', { roleCode: 'plan_reader' })).body.result!
      .records[0]!;
    await saveRights(roleId('manager'), '', page);
    const id = await rule(input);
    await admin.post('/sys/role/datarule', { permissionId: page, roleId: role.id, dataRuleIds: id });
    expect(await total(editor)).toBe(kind === 'all' ? mine.length : kind === 'none' ? 0 : 1);
    await admin.call('DELETE', '/sys/permission/deletePermissionRule', { id });
    await saveRights(roleId('manager'), page, '');
  });

  test.each([
    [{ ruleColumn: 'password', ruleConditions: '=', ruleValue: 'x' }, '规则字段不存在或未填写'],
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: '1=1) or (1=1' }, '自定义条件格式不正确'],
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: 'id in (select id from sys_user)' }, '自定义条件格式不正确'],
    [{ ruleColumn: 'status', ruleConditions: '=', ruleValue: '#{sys_password}' }, '规则值中有未知的变量'],
    [{ ruleColumn: 'tenantId', ruleConditions: '=', ruleValue: 'many' }, '规则值与字段类型不符'],
  ])('refuses %j', async (input, message) => {
    const { body } = await admin.post('/sys/permission/addPermissionRule', {
      permissionId: page,
      ruleName: 'r',
      ...input,
    });
    expect(body.success).toBe(false);
    expect(body.message).toContain(message);
  });
});

describe('menus', () => {
  test('are added to parents, found by URL, and deleted with their children', async () => {
    const tree = async () => (await admin.get<PermissionNode[]>('/sys/permission/list')).body.result!;
    const top = { name: '档案管理', menuType: 0, url: '/archive', component: 'layouts/RouteView', sortNo: 9 };
    expect((await admin.post('/sys/permission/add', top)).body.message).toBe('添加成功！');
    const [parent] = (await tree()).filter(({ url }) => url === '/archive');
    const child = {
      name: '档案列表',
      menuType: 1,
      parentId: parent!.id,
      url: '/archive/list',
      component: 'archive/List',
    };
    await admin.post('/sys/permission/add', child);
    const again = await admin.post('/sys/permission/add', { ...child, name: '又一个' });
    expect(again.body).toMatchObject({ success: false, message: '菜单路径已存在：/archive/list', field: 'url' });
    const script = await admin.post('/sys/permission/add', { ...child, url: 'javascript:alert(1)' });
    expect(script.body).toMatchObject({ success: false, field: 'url' });
    const foreign = await admin.post('/sys/permission/add', {
      ...child,
      url: '/archive/v3',
      component: 'layouts/default/index',
    });
    expect(foreign.body).toMatchObject({ success: false, field: 'component' });
    const own = await admin.put('/sys/permission/edit', { id: parent!.id, menuType: 1, parentId: parent!.id });
    expect(own.body.message).toBe('上级菜单不存在，或不能作为该菜单的上级');
    const below = await admin.get<PermissionNode[]>('/sys/permission/getSystemSubmenu', { parentId: parent!.id });
    expect(below.body.result).toMatchObject([{ name: '档案列表', isLeaf: true }]);
    expect((await admin.call('DELETE', '/sys/permission/delete', { id: parent!.id })).body.success).toBe(true);
    expect(JSON.stringify(await tree())).not.toContain('档案列表');
  });

  test('the menu page itself cannot be deleted', async () => {
    const rows = await server.db.orm.select().from(sysPermission);
    const system = rows.find(({ url }) => url === '/isystem')!;
    expect((await admin.call('DELETE', '/sys/permission/delete', { id: system.id })).body.message).toBe(
      '菜单管理不能删除',
    );
  });

  test('cannot be changed by administrators of one tenant', async () => {
    const neighbour = await server.as('jb_manager', { tenant: 2 });
    const there = await server.as('admin', { tenant: 2 });
    await there.post('/sys/user/addSysUserRole', { roleId: roleId('admin'), userIdList: [neighbour.userId] });
    for (const [path, input, message] of [
      ['/sys/permission/add', { name: 'x', menuType: 0, url: '/y', component: 'y' }, '菜单为所有租户共用'],
      ['/sys/tenant/add', { id: 9, name: 'x' }, '只有管理所有租户的管理员才能维护租户'],
      ['/sys/tenantPack/add', { packName: 'x', permissionIds: [] }, '只有管理所有租户的管理员才能维护租户'],
    ] as const) {
      const { body } = await neighbour.post(path, input);
      expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) as string });
    }
    const { body } = await neighbour.get<{ records: TenantRecord[] }>('/sys/tenant/list');
    expect(body.result!.records.map(({ id }) => id)).toEqual([2]);
    await there.call('DELETE', '/sys/user/deleteUserRole', { roleId: roleId('admin'), userId: neighbour.userId });
  });
});

test('a department role is effective within the department’s permissions, for its members', async () => {
  const expert = await server.as('declarer', { tenant: 1 });
  const depart = (await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, '机加工车间')))[0]!;
  const grant = (
    await server.db.orm.select().from(sysPermission).where(eq(sysPermission.perms, 'system:quartzJob:list'))
  )[0]!.id;
  const jobs = async () => (await expert.get('/sys/quartzJob/list')).status;
  const role = (
    await admin.post<{ id: string }>('/sys/sysDepartRole/add', {
      departId: depart.id,
      roleName: '任务查看',
      roleCode: 'job_reader',
    })
  ).body.result!;
  const edit = (departId: string) => admin.put('/sys/sysDepartRole/edit', { id: role.id, departId });
  expect((await edit('elsewhere')).body).toMatchObject({ success: false, field: 'departId' });
  expect((await edit(depart.id)).body).toMatchObject({ success: true });
  const saveRole = () =>
    admin.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId: role.id, permissionIds: grant });
  expect((await saveRole()).body.message).toBe('只能授予部门拥有的权限');
  await admin.post('/sys/permission/saveDepartPermission', { departId: depart.id, permissionIds: grant });
  expect((await saveRole()).body.message).toBe('保存成功');
  const { body } = await admin.get<RightTree>('/sys/sysDepartPermission/queryTreeListForDeptRole', {
    departId: depart.id,
  });
  expect(body.result!.ids).toEqual([grant]);

  expect(await jobs()).toBe(403);
  const stranger = { userId: editor.userId, newRoleId: role.id };
  expect((await admin.post('/sys/sysDepartRole/deptRoleUserAdd', stranger)).body.message).toBe('所选用户不属于该部门');
  await admin.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: expert.userId, newRoleId: role.id });
  expect(await jobs()).toBe(200);
  expect(
    (await expert.get<UserPermission>('/sys/permission/getUserPermissionByToken')).body.result!.auth,
  ).toContainEqual(expect.objectContaining({ action: 'system:quartzJob:list' }));
  await admin.post('/sys/permission/saveDepartPermission', {
    departId: depart.id,
    permissionIds: '',
    lastpermissionIds: grant,
  });
  expect(await jobs()).toBe(403);
});

describe('tenants', () => {
  test('no role grants permissions outside the package, not even the administrator role', async () => {
    const there = await server.as('admin', { tenant: 2 });
    const manager = await server.as('jb_manager', { tenant: 2 });
    expect((await manager.get(PLANS)).status).toBe(200);
    const rows = await server.db.orm.select().from(sysPermission);
    const rest = rows.flatMap(({ id, parentId, delFlag }) =>
      delFlag === 0 && ![id, parentId].includes(page) ? id : [],
    );
    const pack = (await admin.post<{ id: string }>('/sys/tenantPack/add', { packName: '基础版', permissionIds: rest }))
      .body.result!;
    const put = (packId: string | null) => admin.put('/sys/tenant/edit', { id: 2, packId });
    expect((await put(pack.id)).body.message).toBe('编辑成功！');
    expect((await manager.get(PLANS)).status).toBe(403);
    expect((await there.get(PLANS)).status).toBe(403);
    expect((await there.get('/sys/quartzJob/list')).status).toBe(200);
    expect(await total(admin)).toBeGreaterThan(0);
    const rights = (await there.get<UserPermission>('/sys/permission/getUserPermissionByToken')).body.result!;
    expect(JSON.stringify(rights.menu)).not.toContain('purchase/PlanList');
    const own = (await there.post<RoleRow>('/sys/role/add', { roleName: 'x', roleCode: 'theirs' })).body.result!;
    const grant = { roleId: own.id, permissionIds: page };
    expect((await there.post('/sys/permission/saveRolePermission', grant)).body.message).toBe('所选权限不在租户套餐内');
    expect((await admin.call('DELETE', '/sys/tenantPack/delete', { id: pack.id })).body.message).toBe(
      '套餐正被 1 个租户使用，不能删除',
    );

    // Callers cannot remove their own right to manage tenants.
    const small = (await admin.post<{ id: string }>('/sys/tenantPack/add', { packName: '空', permissionIds: [page] }))
      .body.result!;
    expect((await admin.put('/sys/tenant/edit', { id: 1, packId: small.id })).body.message).toBe(
      '该修改会使您失去租户管理权限，请先切换到其他租户',
    );
    expect((await admin.put('/sys/tenant/edit', { id: 1, status: 0 })).body.message).toBe('不能停用当前所在的租户');
    expect((await put(null)).body.success).toBe(true);
    expect((await manager.get(PLANS)).status).toBe(200);
  });

  test('are created with their creator as administrator, and deleted when empty', async () => {
    const added = await admin.post<TenantRecord>('/sys/tenant/add', { id: 3, name: '新公司' });
    expect(added.body.result).toMatchObject({ id: 3, status_dictText: '正常', userCount: 1, packName: null });
    expect((await admin.post('/sys/tenant/add', { id: 3, name: '又一个' })).body.message).toBe('租户编号已存在：3');
    const there = await server.as('admin', { tenant: 3 });
    expect((await there.get('/sys/role/list')).body.success).toBe(true);
    await admin.post('/sys/tenant/addUsers', { tenantId: 3, userIdList: [editor.userId] });
    const users = await admin.get<{ total: number }>('/sys/tenant/userList', { tenantId: 3 });
    expect(users.body.result!.total).toBe(2);
    expect((await admin.call('DELETE', '/sys/tenant/delete', { id: '3' })).body.message).toBe(
      '租户「新公司」下还有用户，不能删除',
    );
    const last = await admin.call('DELETE', '/sys/tenant/removeUsers', { tenantId: 3, userIds: admin.userId });
    expect(last.body.message).toBe('租户至少要保留一名管理员');
    await admin.call('DELETE', '/sys/tenant/removeUsers', { tenantId: 3, userIds: editor.userId });
    expect((await admin.call('DELETE', '/sys/tenant/delete', { id: '3' })).body.success).toBe(true);
    expect((await there.get('/sys/role/list')).status).toBe(403);
  });
});

test('users start on the page of their role if they may see it', async () => {
  const home = async (username: string) =>
    (await (await server.as(username)).get<{ userInfo: { homePath: string | null } }>('/sys/user/getUserInfo')).body
      .result!.userInfo.homePath;
  expect(await home('manager')).toBeNull();
  await admin.post('/sys/sysRoleIndex/add', { roleCode: 'manager', url: '/purchase/plan', priority: 1 });
  await admin.post('/sys/sysRoleIndex/add', { roleCode: 'supplier', url: '/purchase/plan' });
  expect(await home('manager')).toBe('/purchase/plan');
  expect(await home('supplier')).toBeNull();
  expect((await admin.post('/sys/sysRoleIndex/add', { roleCode: 'manager', url: '/x' })).body.message).toBe(
    '该角色已设置首页',
  );
  await admin.put('/sys/sysRoleIndex/updateDefIndex', { url: '/flowable/form' });
  expect(await home('manager')).toBe('/purchase/plan');
  expect(await home('approver')).toBe('/flowable/form');
});

test('an edited landing page moves to the role that it names', async () => {
  const add = async (roleCode: string) =>
    (await admin.post<RoleIndex>('/sys/sysRoleIndex/add', { roleCode, url: '/purchase/plan' })).body.result!;
  const { id } = await add('expert');
  const { roleCode: taken } = await add('purchaser');
  const edit = async (roleCode: string, caller = admin) =>
    (await caller.put<RoleIndex>('/sys/sysRoleIndex/edit', { id, roleCode })).body;
  for (const roleCode of ['nowhere', taken, '']) {
    expect(await edit(roleCode)).toMatchObject({ success: false, field: 'roleCode' });
  }
  expect(await edit('approver')).toMatchObject({
    success: true,
    result: { roleCode: 'approver', url: '/purchase/plan' },
  });
  expect(await edit('approver')).toMatchObject({ success: true });
  const { body } = await admin.get<RoleIndex | null>('/sys/sysRoleIndex/queryByCode', { roleCode: 'expert' });
  expect(body.result).toBeNull();

  const own = (await admin.post<{ id: string }>('/sys/role/add', { roleName: '本租户', roleCode: 'own_role' })).body;
  expect(own).toMatchObject({ success: true });
  expect(await edit('own_role')).toMatchObject({ result: { roleCode: 'own_role', tenantId: 1 } });
  expect(await edit('expert', await server.as('admin', { tenant: 2 }))).toMatchObject({ success: false, field: 'id' });
});
