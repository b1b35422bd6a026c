import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoleRow, StoredFile } from '@gezi/domain';
import { and, eq, getTableName, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newId,
  materialInfo,
  purchasePlan,
  supplierInfo,
  sysFile,
  sysPermission,
  sysPermissionDataRule,
  sysRolePermission,
  sysUser,
} from '../src/platform/db';
import type { DictTable } from '../src/records/dictionaries/DictTable';
import { roleId } from '../src/seed';
import { menus } from '../src/seed/reference/menus';
import type { MenuSeed } from '../src/seed/reference/MenuSeed';
import { GOOD_INPUTS } from './support/badInput/goodInputs';
import { ask } from './support/records/ask';
import { ids } from './support/records/ids';
import { makeConfigurationRecords } from './support/records/makeConfigurationRecords';
import { makeFormRecords } from './support/records/makeFormRecords';
import { makeNoticeRecords } from './support/records/makeNoticeRecords';
import { makePortalRecords } from './support/records/makePortalRecords';
import { makeRecords } from './support/records/makeRecords';
import { makeRightsRecords } from './support/records/makeRightsRecords';
import { exportedRows } from './support/records/reachOf';
import { makeFeatureRecords } from './support/allEndpointTests';
import type { RulePage } from './support/EndpointTests';
import { rulePages } from './support/rulePages';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let admin: TestCaller;
let member: TestCaller;
let role: RoleRow;
const pageIds = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  await makeRecords(server);
  await makeNoticeRecords(server);
  await makePortalRecords(server);
  await makeFormRecords(server);
  await makeRightsRecords(server);
  await makeConfigurationRecords(server);
  await makeFeatureRecords(server);
  admin = await server.as('admin', { tenant: 1 });
  member = await server.as('editor', { tenant: 1 });
  const rights = await server.db.orm.select().from(sysPermission).where(eq(sysPermission.delFlag, 0));
  for (const { id, component } of rights) if (component) pageIds.set(component, id);
  role = (await admin.post<RoleRow>('/sys/role/add', { roleName: '受限', roleCode: 'limited' })).body.result!;
  const everything = rights.map(({ id }) => id).join();
  await admin.post('/sys/permission/saveRolePermission', { roleId: role.id, permissionIds: everything });
  // A user with every button, restricted only by the rules of one role, who sees the plans of the tenant.
  await admin.post('/sys/user/addSysUserRole', { roleId: role.id, userIdList: [member.userId] });
  await admin.post('/sys/user/addSysUserRole', { roleId: roleId('manager'), userIdList: [member.userId] });
  const others = [roleId('manager'), roleId('editor')];
  await server.db.orm.delete(sysRolePermission).where(inArray(sysRolePermission.roleId, others));
});
afterAll(() => server.close());

/** Lists of the menu without data rules, with the reason. */
const NOT_UNDER_RULES: Readonly<Record<string, string>> = {
  'material/CompareList': 'is under the rules of the price history',
  'procurement/CompeteList': 'has the projects of their own list, under its rules',
  'customer/CustomerList': 'is open to who administers all tenants, and nobody under rules is that',
  'system/NewPermissionList': 'are what rules hang on, for all tenants',
  'modules/monitor/SystemInfo': 'has no rows',
  'modules/online/cgreport/OnlCgreportHeadList': 'has definitions; rows of reports are under the rules of their tables',
  'demo/GridSync': 'is one shared sheet',
  'sale/ContractList': 'has the contracts of the caller’s supplier, and the tested user acts for none',
  'sale/OrderList': 'has the orders of the caller’s supplier, and the tested user acts for none',
};
test('every page with a list has data rules', () => {
  const pages = (seeds: readonly MenuSeed[]): MenuSeed[] => seeds.flatMap((one) => [one, ...pages(one.children ?? [])]);
  const lists = pages(menus)
    .filter(({ buttons = [] }) => buttons.some(({ perms }) => perms.endsWith(':list')))
    .map(({ component }) => component);
  const known = [...rulePages.map(({ component }) => component), 'system/DepartList', 'system/TenantList'];
  expect(lists.filter((one) => !known.includes(one)).sort()).toEqual(Object.keys(NOT_UNDER_RULES).sort());
});

describe.each(rulePages.map((page) => [page.component, page] as const))('%s', (component, page) => {
  test('shows, exports and changes only rows that match the rule', async () => {
    const before = await listOf(page);
    expect(before.leaves.length, 'rows to choose from').toBeGreaterThan(1);
    const [shown, hidden] = before.leaves as [string, string];
    const [exported, lines] = [await exportOf(page), await exportOf(page, hidden)];
    const permissionId = pageIds.get(component)!;
    const columns = await admin.get<{ name: string }[]>('/sys/permission/ruleColumns', { permissionId });
    expect(columns.body.result!.map(({ name }) => name)).toContain('id');

    const rule = await addRule(component, { ruleValue: hidden });
    const left = await listOf(page);
    expect(left.rows).not.toContain(hidden);
    expect(left.rows).toEqual(expect.arrayContaining(before.rows.filter((id) => id !== hidden)));
    expect(left.total).toBe(left.rows.length);
    expect([await exportOf(page), await exportOf(page, hidden)]).toEqual([exported - lines, 0]);
    for (const [name, input] of callsOn(page, hidden)) {
      expect([name, (await ask(member, name, input)).body]).toMatchObject([name, ABSENT]);
    }
    for (const [name, input] of callsOn({ ...page, others: [], edit: undefined, remove: undefined }, shown)) {
      expect([name, (await ask(member, name, input)).body.success]).toEqual([name, true]);
    }
    await removeRule(rule);
    // Nothing was removed; everything is visible again.
    expect((await listOf(page)).rows).toEqual(expect.arrayContaining(before.rows));
  });
});

/** Codes of table dictionaries, the list page of their rows, and the column of their values. */
const DICTIONARIES = [
  ['purchase_plan,plan_no,id', 'purchase/PlanList', 'id'],
  ['supplier_info,name,id', 'supplier/SupplierList', 'id'],
  ['material_type,name,id', 'material/TypeList', 'id'],
  ['material_info,name,id', 'material/ClassificationList', 'id'],
  ['evaluation_expert,name,id', 'evaluation/ExpertList', 'id'],
  ['sys_user,realname,id', 'system/UserList', 'id'],
  ['sys_user,realname,username', 'system/UserList', 'username'],
  ['sys_depart,depart_name,id', 'system/DepartList', 'id'],
  ['sys_position,name,code', 'system/SysPositionList', 'code'],
  ['sys_role,role_name,role_code', 'system/RoleUserList', 'roleCode'],
  ['sys_category,name,id', 'system/SysCategoryList', 'id'],
  ['sys_dict,dict_name,dict_code', 'system/DictList', 'dictCode'],
  ['sys_tenant,name,id', 'system/TenantList', 'id'],
] as const;

describe.each(DICTIONARIES)('the dictionary %s', (code, component, ruleColumn) => {
  const [table, text, value] = code.split(',') as [string, string, string];
  const valuesOf = async (name: string, input: Record<string, unknown>) => {
    const { body } = await ask(member, name, input);
    expect([name, body.success, body.message]).toEqual([name, true, '']);
    return (body.result as { value: string }[]).map((item) => item.value);
  };

  test('shows only rows that match the rule', async () => {
    const before = await valuesOf('getDictItems', { dictCode: code });
    const hidden = before[0]!;
    const itemTexts = async () => [
      (await ask(member, 'loadDictItem', { dict: code, key: hidden })).body.result,
      (await ask(member, 'getDictText', { dictCode: code, key: hidden })).body.result,
    ];
    expect(await itemTexts()).toEqual([[expect.any(String)], expect.any(String)]);
    const rule = await addRule(component, { ruleColumn, ruleValue: hidden });
    const lists = [
      await valuesOf('getDictItems', { dictCode: code }),
      await valuesOf('getDictItems', { dictCode: `${code},${value} = '${hidden}'` }),
      await valuesOf('loadDict', { dict: code, keyword: hidden, pageSize: 1000 }),
      await valuesOf('loadDict', { dict: code, keyword: `${hidden},`, pageSize: 1000 }),
      await valuesOf('loadDictOrderByValue', { dict: code, keyword: hidden, pageSize: 1000 }),
      await valuesOf('queryDictTable', { table, text, code: value, keyword: hidden, pageSize: 1000 }),
    ];
    for (const [at, values] of lists.entries())
      expect([at, values]).not.toEqual([at, expect.arrayContaining([hidden])]);
    expect(lists[0]).toEqual(expect.arrayContaining(before.slice(1)));
    expect(await itemTexts()).toEqual([[], null]);
    await removeRule(rule);
    expect(await itemTexts()).toEqual([[expect.any(String)], expect.any(String)]);
  });
});

test('every table dictionary is tested or has no list page', async () => {
  const features = fileURLToPath(new URL('../src/features', import.meta.url));
  const names = (await readdir(features, { recursive: true })).filter((name) => name.endsWith('DictTable.ts'));
  const files = names.map((name) => import(join(features, name)) as Promise<Record<string, DictTable>>);
  const exported = (await Promise.all(files)).flatMap((file) => Object.values(file));
  const tables = exported.filter(({ page }) => page !== null);
  const tested = new Set<string>(DICTIONARIES.map(([code]) => code.split(',')[0]!));
  const untested = tables.filter(({ table }) => !tested.has(getTableName(table)));
  expect(untested.map(({ table, page }) => [getTableName(table), page])).toEqual([]);
  expect(tables.length - untested.length).toBe(tested.size);
});

test('a tree of a dictionary shows only rows that match the rule', async () => {
  const tree = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id' };
  const level = async (pid: string) =>
    (await ask(member, 'loadDictTree', { ...tree, pid })).body.result as { value: string; leaf: boolean }[];
  const parents = (await level('')).filter(({ leaf }) => !leaf);
  const parent = parents[0]!.value;
  const children = await level(parent);
  const rule = await addRule('system/DepartList', {
    ruleColumn: 'parentId',
    ruleValue: parent,
  });
  expect(children.length).toBeGreaterThan(0);
  expect(await level(parent)).toEqual([]);
  expect((await level('')).find(({ value }) => value === parent)).toMatchObject({ leaf: true });
  await removeRule(rule);
});

test('the search and the export show only suppliers that match the rule', async () => {
  const [supplier] = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, 1)).limit(1);
  const isFound = async () => {
    const { body } = await ask(member, 'searchRecords', { keyword: supplier!.name! });
    return (body.result as { id: string }[]).some(({ id }) => id === supplier!.id);
  };
  const exported = async () =>
    exportedRows((await ask(member, 'exportSuppliers', { selections: supplier!.id })).raw.rawPayload);
  expect([await isFound(), await exported()]).toEqual([true, 1]);
  const rule = await addRule('supplier/SupplierList', { ruleValue: supplier!.id });
  expect([await isFound(), await exported()]).toEqual([false, 0]);
  await removeRule(rule);
});

describe('the files of', () => {
  /** Stores a file that nobody but its uploader and administrators may read. */
  async function storedFile(biz: string): Promise<StoredFile> {
    const form = new FormData();
    form.append('biz', 'purchasePlan');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'x.pdf');
    const request = new Request('http://x', { method: 'POST', body: form });
    const content = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type')!;
    const { body } = await admin.call<StoredFile>('POST', '/sys/common/upload', content, { 'content-type': type });
    // Some areas are filled by the server only.
    await server.db.orm.update(sysFile).set({ biz }).where(eq(sysFile.id, body.result!.id));
    return body.result!;
  }
  const statusOf = async (id: string) => (await ask(member, 'loadFile', { id })).status;

  test.each([
    ['a plan', 'purchasePlan', ['purchase/PlanList'], purchasePlan, 'planFileUrl'],
    [
      'a supplier',
      'supplierRegister',
      ['supplier/SupplierList', 'supplier/RegisterAuditList'],
      supplierInfo,
      'licenseUrl',
    ],
    ['a material', 'material', ['material/ClassificationList'], materialInfo, 'imageUrl'],
    ['a user', 'avatar', ['system/UserList'], sysUser, 'avatar'],
  ] as const)('%s are hidden with it', async (_what, biz, pages, table, column) => {
    const file = await storedFile(biz);
    expect(await statusOf(file.id)).toBe(403);
    const condition = table === sysUser ? eq(sysUser.id, admin.userId) : eq(table.tenantId, 1);
    const [row] = await server.db.orm.select({ id: table.id }).from(table).where(condition).limit(1);
    const isRow = eq(table.id, row!.id);
    await server.db.orm
      .update(table)
      .set({ [column]: file.url })
      .where(isRow);
    await server.db.orm.update(sysFile).set({ recordId: row!.id }).where(eq(sysFile.id, file.id));
    expect(await statusOf(file.id)).toBe(200);
    const rules: string[] = [];
    for (const page of pages) rules.push(await addRule(page, { ruleValue: row!.id }));
    expect(await statusOf(file.id)).toBe(403);
    for (const rule of rules) await removeRule(rule);
    expect(await statusOf(file.id)).toBe(200);
    await server.db.orm
      .update(table)
      .set({ [column]: null })
      .where(isRow);
  });
});

const NOT_THERE = /^(未找到对应数据|该会话不存在或已结束|所选用户不存在或不属于当前租户)$/;
const ABSENT = { success: false, message: expect.stringMatching(NOT_THERE) };

type Rule = Partial<typeof sysPermissionDataRule.$inferInsert> & { ruleValue: string };

/** Adds a rule to the role of the member. @returns the rule's id */
async function addRule(component: string, rule: Rule): Promise<string> {
  const { orm } = server.db;
  const permissionId = pageIds.get(component)!;
  const id = newId();
  const hiding = { id, permissionId, ruleName: component, ruleColumn: 'id', ruleConditions: '!=' };
  await orm.insert(sysPermissionDataRule).values({ ...hiding, ...rule });
  const granted = and(eq(sysRolePermission.roleId, role.id), eq(sysRolePermission.permissionId, permissionId));
  await orm.update(sysRolePermission).set({ dataRuleIds: id }).where(granted);
  return id;
}

const removeRule = (id: string) => server.db.orm.delete(sysPermissionDataRule).where(eq(sysPermissionDataRule.id, id));

interface Row {
  id: string;
  hasChild?: string | null;
  children?: Row[] | null;
}
const flat = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])]);

/** @returns ids of all rows, nested ones included; `leaves`: ids of rows without children */
async function listOf({ list, asked }: RulePage): Promise<{ rows: string[]; leaves: string[]; total: number }> {
  const { body } = await ask(member, list, { pageSize: '1000', ...asked });
  expect([list, body.success, body.message]).toEqual([list, true, '']);
  const result = body.result as Row[] | { records: Row[]; total: number };
  const rows = flat(Array.isArray(result) ? result : result.records);
  const leaves = rows.filter(({ children, hasChild }) => !children && hasChild !== '1');
  const idsOf = (of: readonly Row[]) => of.map(({ id }) => id);
  return { rows: idsOf(rows), leaves: idsOf(leaves), total: Array.isArray(result) ? rows.length : result.total };
}

/** Calls that read or change one row. */
const callsOn = (page: RulePage, id: string): (readonly [name: string, input: Record<string, unknown>])[] => [
  ...(page.view ? [[page.view, { ...page.asked, id }] as const] : []),
  ...(page.others ?? []).map(([name, member, more]) => [name, { ...more, [member]: id }] as const),
  ...(page.edit ? [[page.edit, { ...GOOD_INPUTS[page.edit], ...page.asked, id }] as const] : []),
  ...(page.remove ? [[page.remove, { ...page.asked, id }] as const] : []),
];

/** @returns number of exported rows; 0 if the page has no export */
async function exportOf(page: RulePage, selections?: string): Promise<number> {
  if (!page.export) return 0;
  const { raw } = await ask(member, page.export, { ...page.asked, ...(selections && { selections }) });
  expect([page.export, raw.statusCode]).toEqual([page.export, 200]);
  return exportedRows(raw.rawPayload);
}

test('departments: a hidden one stays in the picker tree but cannot be changed', async () => {
  const hidden = ids.ownDepart;
  const parent = ids.ownParent;
  const whole = exportedRows((await ask(member, 'exportDeparts', {})).raw.rawPayload);
  const rule = await addRule('system/DepartList', { ruleValue: hidden });
  for (const [name, input] of [
    ['viewDepart', { id: hidden }],
    ['editDepart', { id: hidden, departName: 'x' }],
    ['deleteDepart', { id: hidden }],
  ] as const) {
    expect([name, (await ask(member, name, input)).body]).toMatchObject([name, ABSENT]);
  }
  expect((await ask(member, 'viewDepart', { id: parent })).body.success).toBe(true);
  expect((await ask(member, 'deleteDepart', { id: parent })).body.message).toBe('下级中有您无权查看的数据，不能删除');
  expect(exportedRows((await ask(member, 'exportDeparts', {})).raw.rawPayload)).toBe(whole - 1);
  expect(exportedRows((await ask(member, 'exportDeparts', { selections: hidden })).raw.rawPayload)).toBe(0);
  await removeRule(rule);
});

test('tenants: a rule can hide the caller’s own', async () => {
  const rule = await addRule('system/TenantList', { ruleValue: '1' });
  expect((await ask(member, 'listTenants', {})).body.result).toMatchObject({ total: 0 });
  expect((await ask(member, 'viewTenant', { id: '1' })).body).toMatchObject(ABSENT);
  await removeRule(rule);
  expect((await ask(member, 'listTenants', {})).body.result).toMatchObject({ total: 1 });
});

test('returns a saved row even if a rule hides it afterwards', async () => {
  const rule = await addRule('system/SysPositionList', { ruleColumn: 'name', ruleValue: '秘密' });
  const position = { code: 'secret', name: '秘密', postRank: '1' };
  const { body } = await ask(member, 'addPosition', position);
  expect(body).toMatchObject({ success: true, result: { name: '秘密' } });
  const made = (body.result as { id: string }).id;
  expect((await ask(member, 'viewPosition', { id: made })).body).toMatchObject(ABSENT);
  // The hidden row still exists, so its code is taken.
  expect((await ask(member, 'addPosition', { ...position, name: '又一个' })).body).toMatchObject({ field: 'code' });
  await removeRule(rule);
});
