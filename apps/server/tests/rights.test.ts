import type { UserPermission } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  purchasePlan,
  sysPermission,
  sysRolePermission,
  sysTenant,
  sysUser,
  sysUserRole,
  sysUserTenant,
} from '../src/platform/db';
import { roleId } from '../src/seed';
import { HEART_BEAT, listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let address: string;
let admin: TestCaller;
let manager: TestCaller;
let purchaser: TestCaller;
/** A plan the manager and the purchaser may edit. */
let planPage: string;
const { connect, closeAll } = testSockets(() => address);

beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  admin = await server.as('admin', { tenant: 1 });
  manager = await server.as('manager');
  purchaser = await server.as('purchaser');
  const [plan] = await server.db.orm
    .select()
    .from(purchasePlan)
    .where(and(eq(purchasePlan.tenantId, 1), eq(purchasePlan.status, '2')));
  planPage = `purchasePlan:${plan!.id}`;
});
afterAll(() => server.close());
afterEach(() => closeAll());

const page = async (who: TestCaller, pageId = planPage) =>
  ready(await connect(`/api/vxeSocket/${who.userId}/${pageId}`, who.token), HEART_BEAT);
const changes = async (who: TestCaller) => {
  const line = await connect(`/api/changeSocket/${who.userId}`, who.token);
  expect(JSON.parse(await line.next())).toMatchObject({ cmd: 'hello' });
  return line;
};
const notices = async (who: TestCaller) => ready(await connect(`/api/websocket/${who.userId}`, who.token), 'ping');
const role = (code: Parameters<typeof roleId>[0]) => roleId(code);
const give = (who: TestCaller, code: Parameters<typeof roleId>[0]) =>
  admin.post('/sys/user/addSysUserRole', { roleId: role(code), userIdList: [who.userId] });
const removeRole = (who: TestCaller, code: Parameters<typeof roleId>[0], by = admin) =>
  by.call('DELETE', '/sys/user/deleteUserRole', { roleId: role(code), userId: who.userId });
async function expectWithinASecond(closed: Promise<number>, code: number) {
  const began = Date.now();
  expect(await closed).toBe(code);
  expect(Date.now() - began).toBeLessThan(1000);
}

describe('a revoked right', () => {
  test('a role: refuses the next call and closes the page but not notices', async () => {
    const [grid, bell, other] = [await page(manager), await notices(manager), await page(purchaser)];
    const changed = await changes(manager);
    expect((await removeRole(manager, 'manager')).body).toMatchObject({ success: true, message: '保存成功' });
    expect((await manager.get('/purchase/purchasePlan/list')).status).toBe(403);
    await expectWithinASecond(grid.closed, 4403);
    // Open clients reload their permissions. Notice sockets carry notices only: other clients read each one aloud.
    expect(JSON.parse(await changed.next())).toEqual({ cmd: 'changed', rights: true });
    expect(bell.unread).toEqual([]);
    await ready(bell, 'ping');
    await ready(other, HEART_BEAT);
    expect((await give(manager, 'manager')).body.success).toBe(true);
    expect((await manager.get('/purchase/purchasePlan/list')).status).toBe(200);
    await page(manager);
  });

  test('a grant of a role: affects all its users', async () => {
    const [list] = await server.db.orm
      .select()
      .from(sysPermission)
      .where(eq(sysPermission.perms, 'purchase:purchasePlan:list'));
    const save = (permissionIds: string, lastpermissionIds: string) =>
      admin.post('/sys/permission/saveRolePermission', {
        roleId: role('purchaser'),
        permissionIds,
        lastpermissionIds,
      });
    const [grid, other] = [await page(purchaser), await page(manager)];
    expect((await save('', list!.id)).body.success).toBe(true);
    expect((await purchaser.get('/purchase/purchasePlan/list')).status).toBe(403);
    await expectWithinASecond(grid.closed, 4403);
    await ready(other, HEART_BEAT);
    expect((await save(list!.id, '')).body.success).toBe(true);
    expect((await purchaser.get('/purchase/purchasePlan/list')).status).toBe(200);
  });

  test('a data rule that hides a plan: closes its page only', async () => {
    const [list] = await server.db.orm
      .select()
      .from(sysPermission)
      .where(eq(sysPermission.component, 'purchase/PlanList'));
    const permissionId = list!.id;
    const rule = { permissionId, ruleName: 'r', ruleColumn: 'id', ruleConditions: '!=' };
    await admin.post('/sys/permission/addPermissionRule', { ...rule, ruleValue: planPage.split(':')[1] });
    const path = '/sys/permission/getPermRuleListByPermId';
    const [{ id }] = (await admin.get<[{ id: string }]>(path, { permissionId })).body.result!;
    const [grid, other] = [await page(manager), await page(purchaser)];
    const given = { permissionId, roleId: role('manager') };
    expect((await admin.post('/sys/role/datarule', { ...given, dataRuleIds: id })).body.success).toBe(true);
    await expectWithinASecond(grid.closed, 4403);
    await ready(other, HEART_BEAT);
    await admin.call('DELETE', '/sys/permission/deletePermissionRule', { id });
    await page(manager);
  });

  test('the right to write: keeps the socket but drops its edits', async () => {
    const [mine, theirs] = [await page(manager), await page(purchaser)];
    await give(manager, 'approver');
    await server.db.orm.update(sysUser).set({ departIds: null }).where(eq(sysUser.username, 'manager'));
    const [plan] = await server.db.orm
      .select()
      .from(purchasePlan)
      .where(eq(purchasePlan.id, planPage.split(':')[1]!));
    await server.db.orm.update(sysUser).set({ departIds: plan!.departId }).where(eq(sysUser.username, 'manager'));
    await removeRole(manager, 'manager');
    await vi.waitFor(async () => {
      const edit = { type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1' }] } };
      const before = theirs.unread.length;
      mine.send(edit);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(theirs.unread.length).toBe(before);
    });
    await ready(mine, HEART_BEAT);
    await give(manager, 'manager');
    await removeRole(manager, 'approver');
  });

  test('a right revoked while a socket opens: closes it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const opening = connect(`/api/vxeSocket/${manager.userId}/${planPage}`, manager.token);
      const taking = removeRole(manager, 'manager');
      const [line] = await Promise.all([opening, taking]);
      await expectWithinASecond(line.closed, 4403);
      await give(manager, 'manager');
    }
  });
});

describe('changes made in the database are noticed within 15 s', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('memberships, tenants, roles and sessions', async () => {
    const other = await startTestServer({ db: server.db });
    const url = await listening(other);
    const sockets = testSockets(() => url);
    const open = async (who: TestCaller, pageId?: string) =>
      ready(
        await sockets.connect(
          pageId ? `/api/vxeSocket/${who.userId}/${pageId}` : `/api/websocket/${who.userId}`,
          who.token,
        ),
        pageId ? HEART_BEAT : 'ping',
      );
    const [left, frozen] = [await other.as('approver'), await other.as('jb_purchaser')];
    const [bell, grid, theirs, role, stays] = [
      await open(left),
      await open(left, 'page-1'),
      await open(frozen),
      await open(purchaser, planPage),
      await open(manager, planPage),
    ];
    const { orm } = server.db;
    const membership = and(eq(sysUserTenant.userId, left.userId), eq(sysUserTenant.tenantId, 1));
    await orm.delete(sysUserTenant).where(membership);
    await orm.update(sysTenant).set({ status: 0 }).where(eq(sysTenant.id, 2));
    await orm.delete(sysUserRole).where(eq(sysUserRole.userId, purchaser.userId));
    vi.advanceTimersByTime(15_000);
    for (const line of [bell, grid, theirs, role]) await expectWithinASecond(line.closed, 4403);
    await ready(stays, HEART_BEAT);

    await orm.insert(sysUserTenant).values({ userId: left.userId, tenantId: 1 });
    await orm.update(sysTenant).set({ status: 1 }).where(eq(sysTenant.id, 2));
    await orm.insert(sysUserRole).values({ userId: purchaser.userId, tenantId: 1, roleId: roleId('purchaser') });
    sockets.closeAll();
    await other.close();
  });
});

describe('roles of a tenant', () => {
  test('are assigned in that tenant only', async () => {
    const there = await server.as('admin', { tenant: 2 });
    const liaison = await server.as('jb_liaison', { tenant: 1 });
    expect((await liaison.get('/purchase/purchasePlan/list')).status).toBe(403);
    expect((await give(liaison, 'declarer')).body).toMatchObject({ success: true, message: '保存成功' });
    expect((await liaison.get('/purchase/purchasePlan/list')).status).toBe(200);
    const rolesBy = async (caller: TestCaller) =>
      (await caller.get<string[]>('/sys/user/queryUserRole', { userid: liaison.userId })).body.result;
    expect(await rolesBy(admin)).toEqual([role('declarer'), role('editor')].toSorted());
    expect(await rolesBy(there)).toEqual([role('manager')]);
    // Removing it in a tenant where it is not assigned changes nothing here.
    await removeRole(liaison, 'declarer', there);
    expect((await liaison.get('/purchase/purchasePlan/list')).status).toBe(200);
    await removeRole(liaison, 'declarer');
    expect((await liaison.get('/purchase/purchasePlan/list')).status).toBe(403);
  });

  test('list their users', async () => {
    const holders = async (caller: TestCaller) =>
      (
        await caller.get<{ records: { username: string }[] }>('/sys/user/userRoleList', {
          roleId: role('manager'),
          pageSize: 1000,
        })
      ).body.result!.records.map(({ username }) => username);
    expect(await holders(admin)).toContain('manager');
    expect(await holders(admin)).not.toContain('jb_liaison');
    expect(await holders(await server.as('admin', { tenant: 2 }))).toEqual(
      expect.arrayContaining(['jb_manager', 'jb_liaison']),
    );
  });

  test.each([
    ['a user of another tenant', 'jb_manager', 'editor', '所选用户不存在或不属于当前租户'],
    ['a supplier as manager', 'supplier', 'manager', '用户 supplier 的类型与角色「采购主管」不符'],
    ['a buyer as supplier', 'manager', 'supplier', '用户 manager 的类型与角色「供应商」不符'],
  ] as const)('are not given to %s', async (_case, username, code, message) => {
    const user = await server.as(username);
    expect((await give(user, code)).body).toMatchObject({ success: false, code: 500, message });
  });

  test('the last administrator cannot be removed', async () => {
    const last = await removeRole(admin, 'admin');
    expect(last.body).toMatchObject({ success: false, message: '租户至少要保留一名管理员' });
    const editor = await server.as('editor');
    for (const user of [manager, editor]) await give(user, 'admin');
    // The administrator of all tenants has more rights than that of one.
    expect((await removeRole(admin, 'admin', manager)).body).toMatchObject({
      success: false,
      field: 'userIds',
      message: '用户 admin 是您不管理的租户的管理员，只能由管理这些租户的管理员维护',
    });
    expect((await removeRole(editor, 'admin', manager)).body.success).toBe(true);
    expect((await editor.get('/sys/user/queryUserRole', { userid: admin.userId })).status).toBe(403);
    await removeRole(manager, 'admin');
  });

  test('callers cannot assign roles with more rights than their own', async () => {
    const button = { id: 'role-edit', parentId: '', menuType: 2, name: '角色授权' };
    await server.db.orm
      .insert(sysPermission)
      .values({ ...button, perms: 'system:role:edit,system:permission:grant,system:permission:list' });
    await server.db.orm.insert(sysRolePermission).values({ roleId: role('editor'), permissionId: button.id });
    const editor = await server.as('editor');
    const to = (code: Parameters<typeof roleId>[0]) =>
      editor.post('/sys/user/addSysUserRole', { roleId: role(code), userIdList: [editor.userId] });
    expect((await to('manager')).body).toMatchObject({ success: false, message: '只能授予自己拥有的权限' });
    expect((await to('admin')).body).toMatchObject({ success: false, message: '管理员角色只能由管理员授予或收回' });
    expect((await removeRole(admin, 'admin', editor)).body.success).toBe(false);
    expect((await to('register')).body.success).toBe(true);
    const save = await editor.post('/sys/permission/saveRolePermission', {
      roleId: role('editor'),
      permissionIds: 'everything',
      lastpermissionIds: '',
    });
    expect(save.body).toMatchObject({
      success: false,
      message: '该角色为所有租户共用，只能由管理所有租户的管理员修改',
    });
    await server.db.orm.delete(sysRolePermission).where(eq(sysRolePermission.permissionId, button.id));
  });

  test('applies only the difference of a role’s grants', async () => {
    const granted = async () =>
      (await admin.get<string[]>('/sys/permission/queryRolePermission', { roleId: role('declarer') })).body.result!;
    const before = await granted();
    const save = (permissionIds: string, lastpermissionIds: string) =>
      admin.post('/sys/permission/saveRolePermission', { roleId: role('declarer'), permissionIds, lastpermissionIds });
    const assign = (
      await server.db.orm.select().from(sysPermission).where(eq(sysPermission.perms, 'purchase:purchasePlan:assign'))
    )[0]!.id;
    // Rights in neither list are unchanged.
    expect((await save(assign, '')).body.success).toBe(true);
    expect(await granted()).toEqual([...before, assign].toSorted());
    const { body } = await (
      await server.as('declarer')
    ).get<UserPermission>('/sys/permission/getUserPermissionByToken');
    expect(body.result!.auth.map(({ action }) => action)).toContain('purchase:purchasePlan:assign');
    expect((await save('', assign)).body.success).toBe(true);
    expect(await granted()).toEqual(before);
    expect((await save('nothing', '')).body).toMatchObject({ success: false, field: 'permissionIds' });
  });

  test('shared ones are changed by administrators of all tenants only', async () => {
    const neighbour = await server.as('jb_manager');
    const there = await server.as('admin', { tenant: 2 });
    await there.post('/sys/user/addSysUserRole', { roleId: role('admin'), userIdList: [neighbour.userId] });
    const input = { roleId: role('editor'), permissionIds: '', lastpermissionIds: 'x' };
    expect((await neighbour.post('/sys/permission/saveRolePermission', input)).body.success).toBe(false);
    expect((await there.post('/sys/permission/saveRolePermission', input)).body.success).toBe(true);
    await removeRole(neighbour, 'admin', there);
  });
});
