import { and, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchasePlan, sysAnnouncement, sysDepart, sysFile, sysUser } from '../src/db';
import { roleId } from '../src/demo';
import { endpoints, fillPath } from './support/endpoints';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';

/** All in tenant 1, except the last two, who work in tenant 2. */
const USERS = [
  'admin',
  'declarer',
  'approver',
  'purchaser',
  'manager',
  'expert',
  'supplier',
  'editor',
  'jb_manager',
  'jb_liaison',
] as const;
type User = (typeof USERS)[number];
const HERE = USERS.filter((user) => !user.startsWith('jb_'));
const THERE: readonly User[] = ['jb_manager', 'jb_liaison'];
const NOBODY: readonly User[] = [];
const INTERNAL: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager', 'editor'];

/** Ids of the records asked for, made before the tests run. */
const ids = {
  /** The declarer's, of a department the approver leads, waiting for a purchaser. */
  ownPlan: '',
  /** Of another department, assigned to the purchaser. */
  colleaguePlan: '',
  colleagueDraft: '',
  foreignPlan: '',
  noticeToAll: '',
  colleagueNotice: '',
  foreignNotice: '',
  colleagueFile: '',
  planFile: '',
  foreignFile: '',
  colleague: '',
  foreignUser: '',
  ownDepart: '',
  foreignDepart: '',
  ownOrgCode: '',
  foreignOrgCode: '',
};

/** One record a call may ask for: whose it is, how it is asked for, and who gets at it. */
interface Line {
  record: string;
  input: (caller: TestCaller) => Record<string, unknown>;
  reached: readonly User[];
}
const line = (record: string, reached: readonly User[], input: Line['input']): Line => ({ record, reached, input });

const planReaders: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
const planLines = (member: string): Line[] => [
  line('own plan', planReaders, () => ({ [member]: ids.ownPlan })),
  line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ [member]: ids.colleaguePlan })),
  line('colleague’s draft', ['admin', 'manager'], () => ({ [member]: ids.colleagueDraft })),
  line('other tenant’s plan', THERE, () => ({ [member]: ids.foreignPlan })),
];
const noticeLines = (member: string): Line[] => [
  line('notice to all', HERE, () => ({ [member]: ids.noticeToAll })),
  line('colleague’s message', NOBODY, () => ({ [member]: ids.colleagueNotice })),
  line('other tenant’s notice', THERE, () => ({ [member]: ids.foreignNotice })),
];
const tableItem = (member: string): Line[] => [
  line('oneself', USERS, ({ userId }) => ({ [member]: 'sys_user,realname,id', key: userId })),
  line('colleague', INTERNAL, () => ({ [member]: 'sys_user,realname,id', key: ids.colleague })),
  line('other tenant’s user', THERE, () => ({ [member]: 'sys_user,realname,id', key: ids.foreignUser })),
  line('other tenant’s plan', THERE, () => ({ [member]: 'purchase_plan,plan_no,id', key: ids.foreignPlan })),
  line('colleague’s draft', ['admin', 'manager'], () => ({
    [member]: 'purchase_plan,plan_no,id',
    key: ids.colleagueDraft,
  })),
];
const role = () => roleId('register');
const roleHolders = (member: string, wrap: (id: string) => unknown = (id) => id): Line[] => [
  line('colleague', ['admin'], () => ({ roleId: role(), [member]: wrap(ids.colleague) })),
  line('other tenant’s user', NOBODY, () => ({ roleId: role(), [member]: wrap(ids.foreignUser) })),
];

/**
 * What every call says to whom about whose record; `no record` where nothing in its input names one that belongs to
 * somebody. A new endpoint has to be put here.
 */
const RECORDS: Record<string, 'no record' | readonly Line[]> = {
  health: 'no record',
  randomImage: 'no record',
  login: 'no record',
  logout: 'no record',
  getUserInfo: 'no record',
  updatePassword: 'no record',
  getUserPermissionByToken: 'no record',
  refreshDictCache: 'no record',
  queryAllDictItems: 'no record',
  listOwnTenants: 'no record',
  getCurrentUserDeparts: 'no record',
  listNotices: 'no record',
  uploadFile: 'no record',
  // Public files are everybody's who knows the id; others are refused in `files.test.ts`.
  loadPublicFile: [line('colleague’s file', NOBODY, () => ({ id: ids.colleagueFile }))],

  selectDepart: [
    line('own department', ['declarer'], () => ({ orgCode: ids.ownOrgCode })),
    line('other tenant’s department', THERE, () => ({ orgCode: ids.foreignOrgCode })),
  ],
  getDictItems: [
    line('other tenant’s user', THERE, () => ({
      dictCode: `sys_user,realname,id,id = '${ids.foreignUser}'`,
    })),
    line('colleague', INTERNAL, () => ({ dictCode: `sys_user,realname,id,id = '${ids.colleague}'` })),
  ],
  loadDict: [
    line('colleague', INTERNAL, () => ({ dict: 'sys_user,realname,id', keyword: ids.colleague })),
    line('other tenant’s user', THERE, () => ({ dict: 'sys_user,realname,id', keyword: ids.foreignUser })),
  ],
  loadDictItem: tableItem('dict'),
  queryDepartmentTree: [
    line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
    line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
  ],
  queryDepartmentLevel: [
    line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
    line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
  ],
  selectSelfDepartUser: [
    line('user of the same department', ['purchaser', 'manager'], () => ({ name: '王晓琳' })),
    line('other tenant’s user', THERE, () => ({ name: 'jb_manager' })),
  ],
  queryUserComponentData: [
    line('colleague', INTERNAL, () => ({ id: ids.colleague })),
    line('other tenant’s user', THERE, () => ({ id: ids.foreignUser })),
    line('other tenant’s department', THERE, () => ({ departId: ids.foreignDepart })),
  ],
  queryUserRole: [
    line('colleague', ['admin'], () => ({ userid: ids.colleague })),
    line('other tenant’s user', NOBODY, () => ({ userid: ids.foreignUser })),
  ],
  listRoleUsers: [
    line('colleague', ['admin'], () => ({ roleId: roleId('purchaser'), username: 'purchaser' })),
    line('other tenant’s user', NOBODY, () => ({ roleId: roleId('manager'), username: 'jb_manager' })),
  ],
  addUserRole: roleHolders('userIdList', (id) => [id]),
  // Taken where it is not held: nothing happens, whoever it is.
  deleteUserRole: [line('colleague', ['admin'], () => ({ roleId: role(), userId: ids.colleague }))],
  deleteUserRoleBatch: [line('colleague', ['admin'], () => ({ roleId: role(), userIds: ids.colleague }))],
  queryRolePermission: [line('role of all tenants', ['admin'], () => ({ roleId: roleId('manager') }))],
  saveRolePermission: [
    line('role of all tenants', ['admin'], () => ({ roleId: role(), permissionIds: '', lastpermissionIds: '' })),
  ],
  viewNotice: noticeLines('id'),
  markNoticeRead: noticeLines('anntId'),
  listPlans: planLines('id'),
  viewPlan: planLines('id'),
  viewPlanById: planLines('id'),
  editPlan: [
    line('own plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.ownPlan })),
    line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.colleaguePlan })),
    line('colleague’s draft', ['admin', 'manager'], () => ({ id: ids.colleagueDraft })),
    line('other tenant’s plan', THERE, () => ({ id: ids.foreignPlan })),
  ],
  loadFile: [
    line('colleague’s file', ['admin'], () => ({ id: ids.colleagueFile })),
    line('file of the own plan', planReaders, () => ({ id: ids.planFile })),
    line('other tenant’s file', NOBODY, () => ({ id: ids.foreignFile })),
  ],
};

let server: TestServer;
const callers = {} as Record<User, TestCaller>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: HERE.includes(user) ? 1 : 2 });
  await makeRecords();
});
afterAll(() => server.close());

/** Neither refused nor found missing; what else is said of the input does not matter. */
function isReached(name: string, { status, body, raw }: Answer): boolean {
  if (status === 403) return false;
  // The rows of these files have no bytes: only the refusal counts.
  if (name === 'loadFile' || name === 'loadPublicFile') return true;
  if (status !== 200) throw new Error(`${name}: ${status} ${raw.body.slice(0, 200)}`);
  const { success, message, result } = body;
  if (!success) return !ABSENT.includes(message);
  if (Array.isArray(result)) return result.length > 0;
  const { total } = (result ?? {}) as { total?: number };
  return total !== 0;
}
const ABSENT = [
  '未找到对应数据',
  '所选用户不存在或不属于当前租户',
  '该用户在当前租户下没有角色',
  '您不属于该部门，无法切换',
];

test('the table knows every endpoint', () => {
  expect(Object.keys(RECORDS).sort()).toEqual(Object.keys(endpoints).sort());
});

describe.each(
  Object.entries(RECORDS).flatMap(([name, lines]) => (lines === 'no record' ? [] : [[name, lines] as const])),
)('%s', (name, lines) => {
  test.each(lines.map((one) => [one.record, one] as const))('%s', async (_record, { input, reached }) => {
    const { method, path } = endpoints[name]!;
    const who: User[] = [];
    for (const user of USERS) {
      const { path: filled, rest } = fillPath(path, input(callers[user]));
      if (isReached(name, await callers[user].call(method, filled, rest))) who.push(user);
    }
    expect(who).toEqual(USERS.filter((user) => reached.includes(user)));
  });
});

async function makeRecords() {
  const { orm } = server.db;
  const user = async (username: string) => (await orm.select().from(sysUser).where(eq(sysUser.username, username)))[0]!;
  const depart = async (name: string) => (await orm.select().from(sysDepart).where(eq(sysDepart.departName, name)))[0]!;
  const [declarer, purchaser, foreign] = [await user('declarer'), await user('purchaser'), await user('jb_manager')];
  const [own, other, theirs] = [await depart('机加工车间'), await depart('检测中心'), await depart('采购部')];
  // Somebody of the tenant who is none of the callers.
  const [colleague] = await orm
    .select()
    .from(sysUser)
    .where(and(eq(sysUser.tenantId, 1), eq(sysUser.userType, 'buyer'), notInArray(sysUser.username, [...USERS])))
    .limit(1);
  Object.assign(ids, {
    colleague: colleague!.id,
    foreignUser: foreign.id,
    ownDepart: own.id,
    foreignDepart: theirs.id,
    ownOrgCode: own.orgCode,
    foreignOrgCode: theirs.orgCode,
  });

  const [model] = await orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1)).limit(1);
  const plan = async (id: string, change: Partial<typeof purchasePlan.$inferInsert>) => {
    await orm.insert(purchasePlan).values({ ...model!, planFileUrl: null, ...change, id, planNo: id });
    return id;
  };
  const colleagues = { applyUserId: colleague!.id, departId: other.id };
  ids.ownPlan = await plan('own-plan', {
    applyUserId: declarer.id,
    departId: own.id,
    status: '2',
    purchaseUserId: null,
    planFileUrl: JSON.stringify([{ name: '附件.pdf', url: 'plan-file' }]),
  });
  ids.colleaguePlan = await plan('their-plan', { ...colleagues, status: '3', purchaseUserId: purchaser.id });
  ids.colleagueDraft = await plan('their-draft', { ...colleagues, status: '0', purchaseUserId: null });
  ids.foreignPlan = await plan('foreign-plan', {
    applyUserId: foreign.id,
    departId: theirs.id,
    status: '2',
    tenantId: 2,
  });

  const [announcement] = await orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.msgType, 'ALL')).limit(1);
  const notice = async (id: string, change: Partial<typeof sysAnnouncement.$inferInsert>) => {
    await orm.insert(sysAnnouncement).values({ ...announcement!, tenantId: 1, ...change, id });
    return id;
  };
  ids.noticeToAll = await notice('to-all', {});
  ids.colleagueNotice = await notice('to-one', { msgType: 'USER', userIds: `${colleague!.id},` });
  ids.foreignNotice = await notice('to-others', { tenantId: 2 });

  const file = async (id: string, change: Partial<typeof sysFile.$inferInsert>) => {
    const row = { fileName: '附件.pdf', fileSize: 1, fileType: 'pdf', url: id, biz: 'temp', tenantId: 1 };
    await orm.insert(sysFile).values({ ...row, uploadBy: colleague!.username, ...change, id });
    return id;
  };
  ids.colleagueFile = await file('their-file', {});
  ids.planFile = await file('plan-file', { biz: 'purchasePlan' });
  ids.foreignFile = await file('foreign-file', { tenantId: 2, uploadBy: 'somebody' });
}
