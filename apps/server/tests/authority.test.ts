import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysPermissionDataRule, sysRolePermission, sysUser, sysUserRole } from '../src/platform/db';
import { ALLOWED, ALLOWED_HOLDINGS, CALLS, type Call } from './support/authority/calls';
import {
  callers,
  departOf,
  FREE_ROLE,
  HELD_ROLE,
  holdings,
  idOf,
  makePeople,
  putHolding,
  putTarget,
  rights,
  roleOf,
  stateOfRights,
  targets,
  type CallerKind,
} from './support/authority/people';
import { endpoints, fillPath } from './support/endpoints';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';

const PATHS = /^\/sys\/(user|role|permission|sysDepart\w*|sysRole\w*|online|tenant\w*)\//;
const RESET = 'system:user:changepwd';
let server: TestServer;
const by = {} as Record<CallerKind, TestCaller>;

beforeAll(async () => {
  server = await startTestServer();
  await makePeople(
    server,
    Object.keys(CALLS).map((name) => endpoints[name]!.access),
  );
  for (const holding of holdings) await putHolding(server, holding);
  for (const target of targets) await putTarget(server, target);
  for (const caller of callers) by[caller] = await server.as(`by_${caller}`, { tenant: 1 });
});
afterAll(() => server.close());

test('the table has every write call of users, roles, rights, departments, sessions and tenants', () => {
  const writing = Object.entries(endpoints).filter(([, { method, path }]) => method !== 'GET' && PATHS.test(path));
  expect(Object.keys(CALLS).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
});

/** Whether the caller has access to the endpoint. */
function hasAccess(caller: CallerKind, name: string): boolean {
  const { access } = endpoints[name]!;
  if (access.for !== 'holder') return true;
  if (caller === 'ordinary' || caller === 'supplier') return false;
  if (caller === 'clerk') return access.permission === 'system:user:edit';
  return caller !== 'keeper' || access.permission !== RESET;
}

function send(caller: CallerKind, name: string, input: object): Promise<Answer> {
  const { method, path } = endpoints[name]!;
  const filled = fillPath(path, input as Record<string, unknown>);
  return by[caller].call(method, filled.path, filled.rest);
}

/** State of rights at the last refusal; undefined after a change. */
let unchanged: string | undefined;

/** Makes a call and expects a refusal to change nothing. */
async function expectOutcome(
  caller: CallerKind,
  name: string,
  input: object,
  isAllowed: boolean,
  namesField = true,
): Promise<void> {
  const before = unchanged ?? (await stateOfRights(server));
  const isSeen = unchanged !== undefined;
  unchanged = undefined;
  const { status, body } = await send(caller, name, input);
  expect({ caller, input, success: body.success, message: body.message }).toEqual({
    caller,
    input,
    success: isAllowed,
    message: body.message,
  });
  if (isAllowed) return;
  const isNamed = !namesField || status === 403 || Boolean(body.field);
  expect({ caller, message: body.message, isNamed }).toEqual({ caller, message: body.message, isNamed: true });
  expect(body.message).toMatch(/[\u4E00-\u9FFF]/);
  // The access check refuses all inputs alike.
  unchanged = status === 403 && isSeen ? before : await stateOfRights(server);
  expect(unchanged).toBe(before);
}

const rows = Object.entries(CALLS).flatMap(([name, calls]) => calls.map((call) => ({ name, call })));
const rowsOn = <On extends Call['on']>(...on: On[]) =>
  rows.flatMap(({ name, call }) =>
    on.includes(call.on as On) ? { name, call: call as Extract<Call, { on: On }> } : [],
  );

describe.each(rowsOn('user'))('$name: $call.action', ({ name, call }) => {
  test.each(callers)('by %s', async (caller) => {
    unchanged = undefined;
    for (const target of targets) await putTarget(server, target, call.state);
    for (const target of targets) {
      const isAllowed = hasAccess(caller, name) && (ALLOWED[call.action][caller] ?? []).includes(target);
      await expectOutcome(caller, name, call.input(target), isAllowed);
      if (isAllowed) await putTarget(server, target, call.state);
    }
  });
});

describe.each(rowsOn('role', 'department'))('$name: $call.action a $call.on', ({ name, call }) => {
  test.each(callers)('by %s', async (caller) => {
    unchanged = undefined;
    await putTarget(server, 'ordinary');
    for (const holding of holdings) {
      // Departments are never shared by tenants.
      if (call.on === 'department' && holding === 'shared') continue;
      const isAllowed = hasAccess(caller, name) && (ALLOWED_HOLDINGS[call.action][caller] ?? []).includes(holding);
      await expectOutcome(caller, name, call.input(holding), isAllowed);
      if (isAllowed) await putHolding(server, holding);
    }
  });
});

describe('callers cannot grant more than they have', () => {
  const PASSWORD = 'Sweep-2026-y';
  const open = (caller: CallerKind, username: string, more: object) =>
    by[caller].post('/sys/user/add', { username, realname: 'x', password: PASSWORD, ...more });
  const isThere = async (username: string) =>
    (await server.db.orm.select().from(sysUser).where(eq(sysUser.username, username))).length > 0;

  test.each([
    ['keeper', 'selectedroles', { selectedroles: roleOf('big') }, false],
    ['keeper', 'selectedroles', { selectedroles: roleOf('small') }, true],
    ['tenant', 'selectedroles', { selectedroles: roleOf('big') }, true],
    ['keeper', 'departIds', { departIds: departOf('small') }, false],
    ['resetter', 'departIds', { departIds: departOf('small') }, true],
    ['keeper', 'userType', { userType: 'admin' }, false],
  ] as const)('%s opens an account with %s %j: %s', async (caller, field, more, isAllowed) => {
    const username = `new_${caller}_${String(isAllowed)}`;
    const { body } = await open(caller, username, more);
    expect(body).toMatchObject(isAllowed ? { success: true } : { success: false, field });
    expect(await isThere(username)).toBe(isAllowed);
    await server.db.orm.delete(sysUser).where(eq(sysUser.username, username));
  });

  test('nor by workbook', async () => {
    const heads = ['用户账号', '用户姓名', '角色'];
    const sheet = (username: string, role: string) => [heads, [username, 'x', role]];
    const refused = await sendWorkbook(by.keeper, '/sys/user/importExcel', sheet('sheet_big', 'big'));
    expect(refused.body).toMatchObject({ success: false });
    expect(await isThere('sheet_big')).toBe(false);
    await sendWorkbook(by.keeper, '/sys/user/importExcel', sheet('sheet_small', 'small'));
    expect(await isThere('sheet_small')).toBe(true);
  });

  test('nor free a role from their own data rules', async () => {
    const { orm } = server.db;
    unchanged = undefined;
    const rule = { ruleColumn: 'x', ruleConditions: '=', ruleValue: 'x', status: '1' };
    await orm
      .insert(sysPermissionDataRule)
      .values({ id: 'limit', permissionId: rights.small, ruleName: 'limit', ...rule });
    const limit = (roleId: string, dataRuleIds: string | null) =>
      orm.update(sysRolePermission).set({ dataRuleIds }).where(eq(sysRolePermission.roleId, roleId));
    await putHolding(server, 'small');
    await limit('role-keeper', 'limit');
    await limit(roleOf('small'), 'limit');
    const free = { roleId: roleOf('small'), permissionId: rights.small, dataRuleIds: '' };
    await expectOutcome('keeper', 'saveRoleRules', free, false);
    await expectOutcome('keeper', 'saveRoleRules', { ...free, dataRuleIds: 'limit' }, true);
    const give = { roleId: roleOf('small'), userIdList: [idOf('ordinary')] };
    await limit(roleOf('small'), null);
    unchanged = undefined;
    await expectOutcome('keeper', 'addUserRole', give, false);
    await limit(roleOf('small'), 'limit');
    await expectOutcome('keeper', 'addUserRole', give, true);
    await limit('role-keeper', null);
    await orm.delete(sysPermissionDataRule).where(eq(sysPermissionDataRule.id, 'limit'));
  });
});

describe('oneself', () => {
  test.each([
    ['phone', '13900000099'],
    ['email', 'own@example.com'],
    ['departIds', departOf('small')],
  ])('the user form does not change %s', async (field, value) => {
    const { body } = await by.resetter.put('/sys/user/edit', { id: by.resetter.userId, [field]: value });
    expect(body).toMatchObject({ success: false, field });
  });

  test('the card can be edited, and administrators set their departments in charge', async () => {
    const edit = (caller: CallerKind, input: object) =>
      by[caller].put('/sys/user/edit', { id: by[caller].userId, ...input });
    expect((await edit('resetter', { realname: '自己' })).body.success).toBe(true);
    expect((await edit('tenant', { departIds: departOf('small') })).body.success).toBe(true);
  });

  test('callers cannot add themselves to a department', async () => {
    const join = { depId: departOf('small'), userIdList: [by.keeper.userId] };
    expect((await send('keeper', 'addDepartUsers', join)).body).toMatchObject({ success: false, field: 'userIdList' });
  });
});

test('changes nobody if one of several users is off limits', async () => {
  unchanged = undefined;
  await putTarget(server, 'ordinary');
  await putTarget(server, 'administrator');
  const ids = `${idOf('ordinary')},${idOf('administrator')}`;
  await expectOutcome('keeper', 'freezeUsers', { ids, status: 2 }, false);
  await expectOutcome('keeper', 'deleteUserRoleBatch', { roleId: HELD_ROLE, userIds: ids }, false);
  await expectOutcome('keeper', 'addUserRole', { roleId: FREE_ROLE, userIdList: ids.split(',') }, false);
  expect(await server.db.orm.select().from(sysUserRole).where(eq(sysUserRole.roleId, FREE_ROLE))).toEqual([]);
});

test.each([
  '/sys/monitor/server',
  '/actuator/httptrace/',
  '/sys/actuator/redis/info',
  '/sys/actuator/redis/queryDiskInfo',
])('%s is only for administrators of all tenants', async (path) => {
  expect((await by.all.get(path)).body.success).not.toBe(false);
  expect((await by.tenant.get(path)).body).toMatchObject({
    success: false,
    message: '服务器信息涉及所有租户，只能由管理所有租户的管理员查看',
  });
});

// Last, because a new tenant changes who administers all tenants.
describe.each(rowsOn('all tenants'))('$name', ({ name, call }) => {
  test('only by administrators of all tenants', async () => {
    for (const caller of callers.toReversed()) {
      await expectOutcome(caller, name, call.input, caller === 'all', false);
    }
  });
});
