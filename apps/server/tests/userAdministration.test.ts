import { read, utils } from '@e965/xlsx';
import type { SysUser } from '@gezi/domain';
import { and, desc, eq, inArray, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sysDepart, sysLog, sysPermission, sysRolePermission, sysUser, sysUserRole } from '../src/platform/db';
import { roleId } from '../src/seed';
import { sendWorkbook } from './support/sendWorkbook';
import { listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const PASSWORD = 'Zhang-2026-x';
let server: TestServer;
let admin: TestCaller;
let address: string;
const { connect, closeAll } = testSockets(() => address);
beforeAll(async () => {
  server = await startTestServer();
  address = await listening(server);
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());
afterEach(() => closeAll());

const depart = async (name: string) =>
  (await server.db.orm.select().from(sysDepart).where(eq(sysDepart.departName, name)))[0]!;
const stored = async (username: string) =>
  (await server.db.orm.select().from(sysUser).where(eq(sysUser.username, username)))[0]!;
const lastLog = async (content: string) =>
  (
    await server.db.orm
      .select()
      .from(sysLog)
      .where(like(sysLog.logContent, `${content}%`))
      .orderBy(desc(sysLog.id))
      .limit(1)
  )[0]!;

/** Creates an account like the user form. */
async function open(username: string, more: Record<string, unknown> = {}): Promise<SysUser> {
  const input = { username, realname: '张三', password: PASSWORD, selectedroles: roleId('purchaser'), ...more };
  const { body } = await admin.post<SysUser>('/sys/user/add', input);
  if (!body.result) throw new Error(`${body.field}: ${body.message}`);
  return body.result;
}
const signIn = (username: string) => server.as(username, { password: PASSWORD, tenant: 1 });
const isIn = async (caller: TestCaller) => (await caller.get('/sys/user/getUserInfo')).status === 200;

/** An internal caller who may only manage users. */
async function createUserManager(): Promise<TestCaller> {
  const codes = ['list', 'add', 'edit', 'delete', 'changepwd'].map((action) => `system:user:${action}`);
  const rows = await server.db.orm
    .select({ permissionId: sysPermission.id })
    .from(sysPermission)
    .where(inArray(sysPermission.perms, codes));
  await server.db.orm
    .insert(sysRolePermission)
    .values(rows.map(({ permissionId }) => ({ roleId: roleId('manager'), permissionId })))
    .onConflictDoNothing();
  return server.as('manager');
}

describe('an account', () => {
  test('is created with departments and roles, and signs in', async () => {
    const { id } = await depart('采购管理部');
    const user = await open('zhang_san', { phone: '13912345678', post: 'cgy', selecteddeparts: id, email: '' });
    expect(user).toMatchObject({ orgCodeTxt: '采购管理部', status: 1, status_dictText: '正常', email: null });
    expect(JSON.stringify(user)).not.toContain('password');
    const led = await admin.put<SysUser>('/sys/user/edit', { id: user.id, userIdentity: 2, departIds: id });
    expect(led.body.result).toMatchObject({ departIds: id, departIds_dictText: '采购管理部' });
    const caller = await signIn('zhang_san');
    expect((await caller.get('/purchase/purchasePlan/list')).body.success).toBe(true);
    expect((await lastLog('添加用户 zhang_san')).requestParam).not.toContain(PASSWORD);
  });

  test.each([
    ['username', { username: 'admin' }, '用户账号已存在'],
    ['username', { username: 'a b' }, '用户账号应为4到18位字母、数字或下划线'],
    ['phone', { phone: '13912345678' }, '手机号码已存在'],
    ['phone', { phone: '123' }, '手机号码格式不正确'],
    ['password', { password: '12345678' }, '登录密码过于简单，请更换!'],
    ['selectedroles', { selectedroles: 'nothing' }, '所选角色不存在或不属于当前租户'],
    ['selectedroles', { selectedroles: roleId('supplier') }, '用户 nobody_9 的类型与角色「供应商」不符'],
    ['selecteddeparts', { selecteddeparts: 'nothing' }, '所选部门不存在或不属于当前租户'],
    ['post', { post: 'nothing' }, '所选职务不存在'],
    ['supplierId', { supplierId: 'nothing' }, '所选供应商不存在或不属于当前租户'],
  ])('is refused for its %s: %j', async (field, wrong, message) => {
    const input = { username: 'nobody_9', realname: '李四', password: PASSWORD, ...wrong };
    expect((await admin.post('/sys/user/add', input)).body).toMatchObject({ success: false, field, message });
    expect(await stored('nobody_9')).toBeUndefined();
  });

  test('an edit keeps absent members, logs the old values and refuses a stale version', async () => {
    const user = await open('wang_wu', { phone: '13700000001' });
    const edit = { id: user.id, realname: '王五', updateTime: user.updateTime, selectedroles: roleId('declarer') };
    const { body } = await admin.put<SysUser>('/sys/user/edit', edit);
    expect(body.result).toMatchObject({ realname: '王五', phone: '13700000001' });
    const details = JSON.parse((await lastLog('编辑用户 wang_wu')).requestParam!) as Record<string, unknown>;
    expect(details).toMatchObject({
      before: { realname: '张三', selectedroles: roleId('purchaser') },
      after: { realname: '王五', selectedroles: roleId('declarer') },
    });
    expect((await admin.put('/sys/user/edit', edit)).body.message).toBe('数据已被他人修改，请刷新后重试');
  });

  test('freezing ends its session and socket at once; it signs in again when unfrozen', async () => {
    const { id } = await open('zhao_liu');
    const caller = await signIn('zhao_liu');
    const socket = await ready(await connect(`/api/websocket/${id}`, caller.token), 'ping');
    expect((await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 })).body.success).toBe(true);
    expect(await socket.closed).toBe(4401);
    expect(await isIn(caller)).toBe(false);
    await expect(signIn('zhao_liu')).rejects.toThrow('该用户已冻结');
    expect((await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 })).body.message).toContain('无需冻结');
    await admin.put('/sys/user/frozenBatch', { ids: id, status: '1' });
    expect(await isIn(await signIn('zhao_liu'))).toBe(true);
  });

  test('a password reset invalidates the old password and its sessions', async () => {
    await open('sun_qi');
    const caller = await signIn('sun_qi');
    const reset = { username: 'sun_qi', password: 'Other-2026-y', confirmpassword: 'x' };
    expect((await admin.put('/sys/user/changePassword', reset)).body.field).toBe('confirmpassword');
    expect(await isIn(caller)).toBe(true);
    reset.confirmpassword = reset.password;
    expect((await admin.put('/sys/user/changePassword', reset)).body.success).toBe(true);
    expect(await isIn(caller)).toBe(false);
    await expect(signIn('sun_qi')).rejects.toThrow('用户名或密码错误');
    await server.as('sun_qi', { password: 'Other-2026-y' });
  });

  test('is removed, restored and erased', async () => {
    const { id } = await open('zhou_ba');
    const caller = await signIn('zhou_ba');
    await admin.call('DELETE', '/sys/user/delete', { id });
    expect(await isIn(caller)).toBe(false);
    expect((await admin.get('/sys/user/queryById', { id })).body.success).toBe(false);
    const bin = async () => (await admin.get<SysUser[]>('/sys/user/recycleBin')).body.result!.map(({ id: one }) => one);
    expect(await bin()).toContain(id);
    // Only removed users can be erased.
    const erase = (userIds: string) => admin.call('DELETE', '/sys/user/deleteRecycleBin', { userIds });
    await admin.put('/sys/user/putRecycleBin', { userIds: id });
    expect((await erase(id)).body.success).toBe(false);
    expect(await isIn(await signIn('zhou_ba'))).toBe(true);
    await admin.call('DELETE', '/sys/user/deleteBatch', { ids: `${id},` });
    expect((await erase(id)).body.success).toBe(true);
    expect(await stored('zhou_ba')).toBeUndefined();
    expect(await server.db.orm.select().from(sysUserRole).where(eq(sysUserRole.userId, id))).toEqual([]);
  });
});

describe('who may do what to whom', () => {
  test('callers cannot freeze, remove or reset themselves', async () => {
    const id = admin.userId;
    for (const answer of [
      await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 }),
      await admin.call('DELETE', '/sys/user/delete', { id }),
      await admin.put('/sys/user/changePassword', { username: 'admin', password: PASSWORD }),
    ]) {
      expect(answer.body.success).toBe(false);
    }
    expect(await isIn(admin)).toBe(true);
  });

  test('a user manager cannot manage or appoint administrators', async () => {
    const manager = await createUserManager();
    const target = await stored('admin');
    for (const answer of [
      await manager.put('/sys/user/edit', { id: target.id, realname: '改名' }),
      await manager.put('/sys/user/frozenBatch', { ids: target.id, status: 2 }),
      await manager.put('/sys/user/changePassword', { username: 'admin', password: PASSWORD }),
      await manager.call('DELETE', '/sys/user/delete', { id: target.id }),
    ]) {
      expect(answer.body).toMatchObject({ success: false, message: '管理员账号只能由管理员维护' });
    }
    const own = { id: manager.userId, selectedroles: `${roleId('manager')},${roleId('admin')}` };
    expect((await manager.put('/sys/user/edit', own)).body).toMatchObject({ success: false, field: 'selectedroles' });
    const made = { username: 'made_admin', realname: '甲', password: PASSWORD, userType: 'admin' };
    expect((await manager.post('/sys/user/add', made)).body).toMatchObject({ success: false, field: 'userType' });
  });

  test('the account of another tenant’s user cannot be edited, only its departments here', async () => {
    const shared = await stored('jb_liaison');
    const here = await server.as('admin', { tenant: shared.tenantId === 1 ? 2 : 1 });
    expect((await here.put('/sys/user/edit', { id: shared.id, realname: '改名' })).body.message).toContain('其他租户');
    expect(
      (await here.put('/sys/user/changePassword', { username: 'jb_liaison', password: PASSWORD })).body.success,
    ).toBe(false);
    expect((await here.put('/sys/user/edit', { id: shared.id, selecteddeparts: '' })).body.success).toBe(true);
    expect((await stored('jb_liaison')).realname).toBe(shared.realname);
  });

  test('gets its tenants from administrators of all tenants only', async () => {
    const user = await open('zhu_er', { relTenantIds: '2,1' });
    expect(user.relTenantIds).toBe('1,2');
    const edit = async (relTenantIds: string | null, caller = admin) =>
      (await caller.put<SysUser>('/sys/user/edit', { id: user.id, relTenantIds })).body;
    const manager = await createUserManager();
    expect((await edit('1,2', manager)).success).toBe(true);
    expect((await edit('', manager)).result!.relTenantIds).toBe('1,2');
    expect(await edit('1', manager)).toMatchObject({ success: false, field: 'relTenantIds' });
    const given = { username: 'zhu_san', realname: '朱三', password: PASSWORD, relTenantIds: '1,2' };
    expect((await manager.post('/sys/user/add', given)).body).toMatchObject({ success: false, field: 'relTenantIds' });
    for (const [wrong, message] of [
      ['2', '用户应保留当前租户'],
      ['1,99', '所选租户不存在'],
      ['1,x', '所选租户不存在'],
    ] as const)
      expect(await edit(wrong)).toMatchObject({ success: false, field: 'relTenantIds', message });
    expect((await edit('1')).result!.relTenantIds).toBe('1');
    expect(
      (await server.as('zhu_er', { password: PASSWORD }).then((one) => one.get('/sys/tenant'))).body.result,
    ).toMatchObject([{ id: 1 }]);
  });

  test('the list has all columns for managers and picker columns for others', async () => {
    const { id } = await open('wu_jiu', { phone: '13700000002' });
    await admin.put('/sys/user/frozenBatch', { ids: id, status: 2 });
    const list = async (caller: TestCaller) =>
      (await caller.get<{ records: SysUser[] }>('/sys/user/list', { username: 'wu_jiu' })).body.result!.records;
    expect(await list(admin)).toMatchObject([{ phone: '13700000002', status_dictText: '冻结' }]);
    expect(await list(await server.as('purchaser'))).toEqual([]);
  });
});

describe('by workbook', () => {
  const HEADS = ['用户账号', '用户姓名', '手机号码', '部门', '角色'];

  test('imports rows with departments and roles but without password', async () => {
    const { body } = await sendWorkbook(admin, '/sys/user/importExcel', [
      HEADS,
      ['import_1', '钱一', '13700000003', '采购管理部', '采购员'],
      ['import_2', '钱二', '', '没有的部门', ''],
    ]);
    expect(body).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: 1 } });
    const user = await stored('import_1');
    expect(user).toMatchObject({ phone: '13700000003', status: 1, tenantId: 1 });
    const roles = await server.db.orm
      .select()
      .from(sysUserRole)
      .where(and(eq(sysUserRole.userId, user.id), eq(sysUserRole.tenantId, 1)));
    expect(roles).toMatchObject([{ roleId: roleId('purchaser') }]);
    await expect(server.as('import_1')).rejects.toThrow('用户名或密码错误');
  });

  test('exports all matching rows without passwords', async () => {
    const { raw } = await admin.get('/sys/user/exportXls', { username: '*purchaser*', pageSize: 1 });
    const book = read(raw.rawPayload);
    const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false });
    expect(rows[2]).toEqual(expect.arrayContaining(['用户账号', '部门', '角色']));
    expect(rows[2]!.join()).not.toContain('密码');
    expect(rows.slice(3).map(([username]) => username)).toEqual(['purchaser']);
  });
});

test('the address list shows internal colleagues by department with masked phones', async () => {
  const { orgCode } = await depart('采购管理部');
  const purchaser = await server.as('purchaser');
  const { body } = await purchaser.get<{ records: Record<string, string>[] }>(
    '/sys/user/queryByOrgCodeForAddressList',
    { orgCode, pageSize: 100 },
  );
  const people = body.result!.records;
  expect(people.map(({ username }) => username)).toContain('manager');
  expect(people.every(({ phone, departName }) => phone!.includes('****') && departName!.includes('采购管理部'))).toBe(
    true,
  );
  const all = await purchaser.get<{ records: Record<string, string>[] }>('/sys/user/appUserList', {
    keyword: 'supplier',
  });
  expect(all.body.result!.records).toEqual([]);
});
