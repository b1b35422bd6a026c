import { planStatusItems } from '@gezi/domain';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  exportTables,
  migrate,
  purchasePlan,
  sysDepart,
  sysPermission,
  sysRole,
  sysRolePermission,
  sysSeed,
  sysTenant,
  sysUser,
  type Database,
} from '../../src/platform/db';
import { DEMO_PASSWORD, demoAccounts, roleId, seedDemo, seedProduction } from '../../src/seed';
import { seedId } from '../../src/seed/seedId';
import { seedReference } from '../../src/seed/seedReference';
import { passwordMatches } from '../../src/platform/security/passwords';
import { secretBox } from '../../src/platform/security/secretBox';
import { groupBy } from '../../src/platform/kit/groupBy';
import { createTestDatabase, TEST_DAY, TEST_SECRET } from '../testDatabase';

const secrets = secretBox(TEST_SECRET);

const db: Database = await createTestDatabase();
afterAll(() => db.close());

const count = async (from: string) =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]!.n;

test('has the documented number of records', async () => {
  expect(await count('sys_user where tenant_id > 0')).toBe(200);
  expect(await count('sys_depart where tenant_id = 1')).toBe(30);
  expect(await count('material_info where tenant_id = 1')).toBe(500);
  // Those of contracts and orders come on top.
  expect(
    await count(
      `(select distinct material_id from material_price where id < '${seedId('fulfilmentPrice', 0)}') as priced`,
    ),
  ).toBe(60);
  expect(await count('supplier_info where tenant_id = 1')).toBe(40);
  expect(await count('purchase_plan where tenant_id = 1')).toBe(60);
  expect(await count('sys_tenant')).toBe(2);
  expect(await count('purchase_plan where tenant_id = 2')).toBe(6);
});

/** Columns of times that are planned or entered by hand, and may be in the future. */
const PLANNED = /^(?:(?:start|end|next_run|pro_start|pro_end)_time|score_until)$/;

test('records are created and changed in office hours, in order, and not in the future', async () => {
  const { rows: columns } = await db.pool.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%' and table_name not in ('sys_seed', 'sys_migration', 'sys_invalidation')`);
  const checked = columns.filter(({ column_name }) => !PLANNED.test(column_name));
  const { rows: creators } = await db.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'create_by'`,
  );
  const withCreator = new Set(creators.map(({ table_name }) => table_name));
  const byTable = groupBy(checked, ({ table_name }) => table_name);
  const faults: string[] = [];
  for (const [table, ofTable] of byTable) {
    const names = ofTable.map(({ column_name }) => column_name);
    // What every installation needs is created when it is installed.
    const demo = withCreator.has(table) ? `where create_by is distinct from 'system'` : '';
    const { rows } = await db.pool.query<Record<string, string | null>>(
      `select ${names.map((name) => `${name}::text`).join()} from ${table} ${demo}`,
    );
    for (const row of rows) {
      const times = names.flatMap((name) => row[name] ?? []);
      if (!times.every(isWorkingTime)) faults.push(`${table} ${times.join(' ')}`);
      const created = row.create_time ?? '';
      if (times.some((time) => time < created)) faults.push(`${table} before its creation: ${times.join(' ')}`);
    }
  }
  expect(checked.length).toBeGreaterThan(30);
  expect([...new Set(faults)]).toEqual([]);
});

function isWorkingTime(time: string): boolean {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const isOpen = time.slice(11) >= '08:30:00' && time.slice(11) <= '17:30:00';
  return day > 0 && day < 6 && isOpen && new Date(`${time.replace(' ', 'T')}+08:00`) <= TEST_DAY;
}

test('every printed account exists, is active and has its role', async () => {
  for (const { username, roles } of demoAccounts) {
    const [user] = await db.orm.select().from(sysUser).where(eq(sysUser.username, username));
    expect(user).toMatchObject({ status: 1, delFlag: 0, tenantId: 1 });
    const granted = await db.pool.query('select role_id from sys_user_role where user_id = $1 and tenant_id = 1', [
      user!.id,
    ]);
    expect(granted.rows).toEqual(roles.map((code) => ({ role_id: roleId(code) })));
  }
  const [admin] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'admin'));
  expect(await passwordMatches(admin!.password, DEMO_PASSWORD)).toBe(true);
  expect(await passwordMatches(admin!.password, 'Gezi@2025')).toBe(false);
});

test('has purchasing organisations in each state, with matching applicants', async () => {
  const { rows } = await db.pool.query<{ audit_status: string; status: number; tenant: number | null }>(`
    select c.audit_status, u.status, c.tenant_id_created as tenant from customer_info c
    join sys_user u on u.username = c.username and u.create_time <= c.create_time order by c.id`);
  expect(rows.map(({ audit_status, status, tenant }) => [audit_status, status, tenant])).toEqual([
    ['1', 1, 2],
    ['0', 0, null],
    ['-1', -1, null],
    ['2', 0, null],
    ['4', 2, null],
  ]);
});

test('has shared suppliers in every state and in both directions', async () => {
  const { rows } = await db.pool.query<{ tenant_id: number; states: string[] }>(`
    select tenant_id, array_agg(distinct status order by status) as states from supplier_share group by 1 order by 1`);
  expect(rows).toEqual([
    { tenant_id: 1, states: ['0', '1', '2', '3'] },
    { tenant_id: 2, states: ['0', '1'] },
  ]);
});

test('no supplier has the name of another one', async () => {
  expect(await count(`(select name from supplier_info group by 1 having count(*) > 1) as repeated`)).toBe(0);
});

test('suppliers have a score exactly if they have evaluations', async () => {
  const evaluated = `exists (select 1 from supplier_evaluation e where e.supplier_id = s.id and e.status = '1')`;
  expect(await count(`supplier_info s where (score is not null) <> ${evaluated}`)).toBe(0);
  expect(await count(`supplier_info s where ${evaluated}`)).toBe(12);
});

test('expense claims have their invoices, which were uploaded by the claimant', async () => {
  const claims = `online_form_data d join sys_form f on f.id = d.form_id and f.form_name = '费用报销单'`;
  const invoices = `${claims} join sys_file on position(sys_file.url in d.values ->> 'fd_files') > 0`;
  expect(await count(claims)).toBe(5);
  expect(await count(`${invoices} where sys_file.upload_by = d.create_by and sys_file.file_size > 0`)).toBe(5);
});

test('has messages to suppliers, of which the older ones are read', async () => {
  expect(await count(`supplier_message where read_flag = '0' and read_time is null`)).toBeGreaterThan(0);
  expect(await count(`supplier_message where read_flag = '1' and read_time is not null`)).toBeGreaterThan(0);
  expect(await count(`supplier_message where title_en is null`)).toBe(0);
});

test('the manager finds purchasers in their department', async () => {
  const found = await db.pool.query<{ username: string }>(`
    select u.username from sys_user u
    join sys_user_depart ud on ud.user_id = u.id
    join sys_depart d on d.id = ud.depart_id
    join sys_user me on me.username = 'manager' and d.org_code like me.org_code || '%' and d.tenant_id = me.tenant_id
    join sys_user_role ur on ur.user_id = u.id and ur.role_id = '${roleId('purchaser')}'
    where u.status = 1 order by u.username`);
  expect(found.rows.length).toBeGreaterThanOrEqual(4);
  expect(found.rows.map(({ username }) => username)).toContain('purchaser');
});

test('departments are a tree whose codes extend the parent’s', async () => {
  const departs = await db.orm.select().from(sysDepart);
  const byId = new Map(departs.map((depart) => [depart.id, depart]));
  for (const depart of departs) {
    const parent = byId.get(depart.parentId) ?? { tenantId: depart.tenantId, orgCode: '', orgType: '0' };
    expect(depart).toMatchObject({ tenantId: parent.tenantId, orgType: String(Number(parent.orgType) + 1) });
    expect(depart.orgCode.slice(0, -3)).toBe(parent.orgCode);
    expect(depart.orgCode).toMatch(/^([A-Z]\d{2})+$/);
  }
  const several = await count(`(select user_id from sys_user_depart group by 1 having count(*) > 1) as people`);
  expect(several).toBe(2);
});

test('has consistent plans in every state', async () => {
  const plans = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1));
  expect(new Set(plans.map(({ status }) => status))).toEqual(new Set(planStatusItems.map(({ value }) => value)));
  for (const plan of plans) {
    const assigned = ['3', '4', '5'].includes(plan.status);
    expect(plan.purchaseUserId !== null).toBe(assigned);
    expect(plan.approveTime !== null).toBe(['2', '3', '4', '5', '6'].includes(plan.status));
    expect(plan.planNo).toBe(`JH${plan.applyTime!.slice(0, 10).replaceAll('-', '')}${plan.planNo.slice(-4)}`);
  }
  const lines = await db.pool.query<{ low: number; high: number }>(
    `select min(n)::int as low, max(n)::int as high from (select count(*) as n from purchase_plan_detail group by plan_id) as sizes`,
  );
  expect(lines.rows[0]!.low).toBeGreaterThanOrEqual(3);
  expect(lines.rows[0]!.high).toBeLessThanOrEqual(40);
  expect(await count(`purchase_plan_detail where counts <= 0 or actual_counts < 0`)).toBe(0);
  expect(
    await count(`purchase_plan_detail where actual_counts <> counts and coalesce(counts_change_reason, '') = ''`),
  ).toBe(0);
  expect(await count(`purchase_plan_detail where counts_change_reason is not null`)).toBeGreaterThan(5);
});

test('no row of one company refers to the other', async () => {
  const crossings = [
    `purchase_plan p join sys_user u on u.id in (p.apply_user_id, p.purchase_user_id) where u.tenant_id <> p.tenant_id`,
    `purchase_plan p join sys_depart d on d.id = p.depart_id where d.tenant_id <> p.tenant_id`,
    `purchase_plan_detail l join purchase_plan p on p.id = l.plan_id where l.tenant_id <> p.tenant_id`,
    `purchase_plan_detail l join material_info m on m.id = l.material_id where l.tenant_id <> m.tenant_id`,
    `material_info m join material_type t on t.id = m.type_id where m.tenant_id <> t.tenant_id`,
    `material_price p join material_info m on m.id = p.material_id where m.tenant_id <> p.tenant_id`,
    `material_price p join supplier_info s on s.id = p.supplier_id where s.tenant_id <> p.tenant_id`,
    `sys_user_depart ud join sys_user u on u.id = ud.user_id join sys_depart d on d.id = ud.depart_id where not exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = d.tenant_id)`,
    `sys_user_role r where r.tenant_id > 0 and not exists (select 1 from sys_user_tenant m where m.user_id = r.user_id and m.tenant_id = r.tenant_id)`,
    `sys_user u join supplier_info s on s.id = u.supplier_id where s.tenant_id <> u.tenant_id`,
    `evaluation_expert e join sys_user u on u.id = e.user_id where e.tenant_id <> u.tenant_id`,
  ];
  for (const crossing of crossings) expect(`${await count(crossing)} ${crossing}`).toBe(`0 ${crossing}`);
});

test('the menu has all pages and hides plans from suppliers, experts and editors', async () => {
  const menus = await db.orm.select().from(sysPermission);
  expect(menus.filter(({ menuType }) => menuType < 2).map(({ url, component }) => [url, component])).toEqual([
    ['/dashboard/analysis', 'dashboard/Analysis'],
    ['/dashboard/workplace', 'dashboard/Workplace'],
    ['/dashboard/monitor', 'dashboard/Monitor'],
    ['/flowable/task', 'layouts/RouteView'],
    ['/flowable/task/todo', 'flowable/TodoList'],
    ['/flowable/task/claim', 'flowable/ClaimList'],
    ['/flowable/task/finished', 'flowable/FinishedList'],
    ['/flowable/task/cc', 'flowable/CcList'],
    ['/flowable/task/process', 'flowable/ProcessList'],
    ['/flowable/task/custom', 'flowable/CustomList'],
    ['/purchase', 'layouts/RouteView'],
    ['/purchase/plan', 'purchase/PlanList'],
    ['/purchase/plan/lines', 'purchase/PlanLineList'],
    ['/purchase/plan/consolidation', 'purchase/PlanConsolidation'],
    ['/purchase/plan/view', 'purchase/PlanView'],
    ['/purchase/list', 'purchase/ProjectList'],
    ['/purchase/project/view', 'purchase/ProjectView'],
    ['/purchase/project/quotation', 'purchase/ProjectQuotation'],
    ['/purchase/increment', 'purchase/IncrementList'],
    ['/purchase/increment/view', 'purchase/IncrementView'],
    ['/purchase/order', 'purchase/OrderList'],
    ['/purchase/order/view', 'purchase/OrderView'],
    ['/order/receipt', 'order/ReceiptList'],
    ['/order/receipt/view', 'order/ReceiptView'],
    ['/procurement', 'layouts/RouteView'],
    ['/procurement/source', 'procurement/SourceList'],
    ['/procurement/source/view', 'procurement/SourceView'],
    ['/procurement/invite', 'procurement/InviteList'],
    ['/procurement/compete', 'procurement/CompeteList'],
    ['/procurement/bid', 'procurement/BidList'],
    ['/procurement/source/bid', 'procurement/BidEditor'],
    ['/procurement/bidding', 'procurement/BiddingRoom'],
    ['/procurement/bidding/room', 'procurement/BiddingRoomView'],
    ['/procurement/appraise', 'procurement/AppraiseList'],
    ['/procurement/appraise/score', 'procurement/AppraiseScore'],
    ['/contract', 'layouts/RouteView'],
    ['/contract/framed', 'contract/FramedList'],
    ['/contract/single', 'contract/SingleList'],
    ['/contract/detail', 'contract/DetailList'],
    ['/contract/changeExecutor', 'contract/ChangeExecutorList'],
    ['/contract/template', 'contract/TemplateList'],
    ['/contract/view', 'contract/ContractView'],
    ['/contract/check', 'contract/ContractCheck'],
    ['/sale', 'layouts/RouteView'],
    ['/sale/contract', 'sale/ContractList'],
    ['/sale/contract/view', 'sale/ContractView'],
    ['/sale/order', 'sale/OrderList'],
    ['/sale/order/view', 'sale/OrderView'],
    ['/supplier', 'layouts/RouteView'],
    ['/supplier/list', 'supplier/SupplierList'],
    ['/supplier/black', 'supplier/BlackList'],
    ['/supplier/share', 'supplier/ShareList'],
    ['/supplier/changeCheck', 'supplier/ChangeCheckList'],
    ['/supplier/registerAudit', 'supplier/RegisterAuditList'],
    ['/supplier/info', 'supplier/SupplierInfo'],
    ['/supplier/message', 'supplier/MessageList'],
    ['/customer', 'layouts/RouteView'],
    ['/customer/list', 'customer/CustomerList'],
    ['/material', 'layouts/RouteView'],
    ['/material/type', 'material/TypeList'],
    ['/material/classification', 'material/ClassificationList'],
    ['/material/compare', 'material/CompareList'],
    ['/material/priceHistory', 'material/PriceHistoryList'],
    ['/evaluation', 'layouts/RouteView'],
    ['/evaluation/dimension', 'evaluation/DimensionList'],
    ['/evaluation/rule', 'evaluation/RuleList'],
    ['/evaluation/expert', 'evaluation/ExpertList'],
    ['/evaluation/supplierEval', 'evaluation/SupplierEvalList'],
    ['/flowable', 'layouts/RouteView'],
    ['/flowable/form', 'flowable/FormList'],
    ['/lowcode/form-designer', 'flowable/FormDesigner'],
    ['/lowcode/form-data', 'flowable/FormData'],
    ['/online/cgform', 'modules/online/cgform/OnlCgformHeadList'],
    ['/online/cgform/edit', 'modules/online/cgform/OnlCgformHeadEdit'],
    ['/online/cgformList/:code', 'modules/online/cgform/OnlCgformDataList'],
    ['/workflow', 'layouts/RouteView'],
    ['/flowable/definition', 'flowable/DefinitionList'],
    ['/flowable/definition/design', 'flowable/DefinitionDesigner'],
    ['/flowable/category', 'flowable/CategoryList'],
    ['/flowable/task/all', 'flowable/AllProcessList'],
    ['/flowable/listener', 'flowable/ListenerList'],
    ['/flowable/expression', 'flowable/ExpressionList'],
    ['/flowable/custom', 'flowable/CustomFormList'],
    ['/flowable/deployForm', 'flowable/DeployFormList'],
    ['/flowable/deployOnline', 'flowable/DeployOnlineList'],
    ['/online/reports', 'layouts/RouteView'],
    ['/online/cgreport/purchases_by_month', 'modules/online/cgreport/auto/OnlCgreportAutoList'],
    ['/online/cgreport/supplier_ranking', 'modules/online/cgreport/auto/OnlCgreportAutoList'],
    ['/online/cgreport/open_orders', 'modules/online/cgreport/auto/OnlCgreportAutoList'],
    ['/online/cgreport', 'modules/online/cgreport/OnlCgreportHeadList'],
    ['/online/cgreport/edit', 'modules/online/cgreport/OnlCgreportHeadEdit'],
    ['/online/cgreport/:code', 'modules/online/cgreport/auto/OnlCgreportAutoList'],
    ['/isystem/addressList', 'system/AddressList'],
    ['/isystem/departUserList', 'system/DepartUserList'],
    ['/isystem', 'layouts/RouteView'],
    ['/isystem/user', 'system/UserList'],
    ['/isystem/depart', 'system/DepartList'],
    ['/isystem/position', 'system/SysPositionList'],
    ['/isystem/userAgent', 'system/SysUserAgentList'],
    ['/isystem/QuartzJobList', 'system/QuartzJobList'],
    ['/isystem/annountCement', 'system/SysAnnouncementList'],
    ['/modules/message/sysMessageList', 'modules/message/SysMessageList'],
    ['/modules/message/sysMessageTemplateList', 'modules/message/SysMessageTemplateList'],
    ['/modules/message/sysMessageChannelList', 'modules/message/SysMessageChannelList'],
    ['/isystem/roleUserList', 'system/RoleUserList'],
    ['/isystem/newPermissionList', 'system/NewPermissionList'],
    ['/isystem/departRole', 'system/DepartRoleList'],
    ['/isys/tenant', 'system/TenantList'],
    ['/isystem/dict', 'system/DictList'],
    ['/isys/category', 'system/SysCategoryList'],
    ['/isystem/fillRule', 'system/SysFillRuleList'],
    ['/isystem/checkRule', 'system/SysCheckRuleList'],
    ['/isystem/dataSource', 'system/SysDataSourceList'],
    ['/oss/file', 'modules/oss/OSSFileList'],
    ['/monitor', 'layouts/RouteView'],
    ['/isystem/online', 'system/SysUserOnlineList'],
    ['/isystem/log', 'system/LogList'],
    ['/sys/dataLog-list', 'system/DataLogList'],
    ['/monitor/SystemInfo', 'modules/monitor/SystemInfo'],
    ['/portal', 'layouts/RouteView'],
    ['/portal/help', 'portal/HelpList'],
    ['/portal/news', 'portal/NewsList'],
    ['/portal/page', 'portal/PageList'],
    ['/portal/protocol', 'portal/ProtocolList'],
    ['/demo', 'layouts/RouteView'],
    ['/demo', 'demo/Index'],
    ['/demo/grid-sync', 'demo/GridSync'],
    ['/demo/grid-large', 'demo/GridLarge'],
    ['/demo/grid-columns', 'demo/GridColumns'],
    ['/demo/ui', 'demo/Ui'],
    ['/demo/editors', 'demo/Editors'],
    ['/demo/upload', 'demo/Upload'],
    ['/demo/pickers', 'demo/Pickers'],
    ['/demo/cron', 'demo/Cron'],
    ['/demo/advanced-query', 'demo/AdvancedQuery'],
    ['/demo/validators', 'demo/Validators'],
    ['/demo/shell', 'demo/Shell'],
  ]);
  const grants = await db.orm
    .select({ role: sysRole.roleCode, perms: sysPermission.perms })
    .from(sysRolePermission)
    .innerJoin(sysRole, eq(sysRole.id, sysRolePermission.roleId))
    .innerJoin(sysPermission, eq(sysPermission.id, sysRolePermission.permissionId));
  const holders = (code: string) =>
    grants
      .filter(({ perms }) => perms === code)
      .map(({ role }) => role)
      .toSorted();
  expect(holders('purchase:purchasePlan:list')).toEqual(['admin', 'approver', 'declarer', 'manager', 'purchaser']);
  expect(holders('purchase:purchasePlan:edit')).toEqual(['admin', 'declarer', 'manager', 'purchaser']);
});

test('everybody has announcements and messages of all three priorities', async () => {
  const { rows } = await db.pool.query(`
    select tenant_id, msg_category, array_agg(distinct priority::text order by priority::text) as priorities
    from sys_announcement where msg_type = 'ALL' and send_status = '1' group by 1, 2 order by 1, 2`);
  const all = ['H', 'L', 'M'];
  expect(rows).toEqual(
    [1, 2].flatMap((tenant_id) => ['1', '2'].map((msg_category) => ({ tenant_id, msg_category, priorities: all }))),
  );
});

test('is deterministic and seeded once', async () => {
  const other = await createTestDatabase({ content: 'empty' });
  await migrate(other);
  await seedDemo(other, { secrets, today: TEST_DAY });
  await seedDemo(other, { secrets, today: new Date('2027-01-01') });
  const text = async (from: Database) => {
    const lines: string[] = [];
    await exportTables(from, (line) => void lines.push(line));
    // Salts and seeding times differ.
    return lines
      .filter((line) => !/^(sys_(seed|role|permission|dict|dict_item)|onl_cgreport_head)\t/.test(line))
      .map((line) => line.replaceAll(/"password":"[^"]*"/g, ''));
  };
  expect(await text(other)).toEqual(await text(db));
  await other.close();
});

test('production starts with one administrator and a random password', async () => {
  const fresh = await createTestDatabase({ content: 'empty' });
  await migrate(fresh);
  const kept: string[] = [];
  const storePassword = async (password: string) => {
    kept.push(password);
    return async () => void kept.pop();
  };
  // Two servers that start together: one password is valid, and only that one is stored.
  const seeded = await Promise.all([
    seedProduction(fresh, { storePassword }),
    seedProduction(fresh, { storePassword }),
  ]);
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(kept).toHaveLength(1);
  expect(kept[0]!.length).toBeGreaterThanOrEqual(20);
  expect(await seedProduction(fresh, { storePassword })).toBe(false);

  const users = await fresh.orm.select().from(sysUser);
  expect(users).toHaveLength(1);
  expect(users[0]!.username).toBe('admin');
  expect(await fresh.orm.select().from(sysTenant)).toHaveLength(1);
  const { rows } = await fresh.orm.execute(sql`select count(*)::int as n from purchase_plan`);
  expect(rows).toEqual([{ n: 0 }]);
  await fresh.close();
});

// Last: it changes the database of this file.
test('adds new pages to an older database and keeps user changes', async () => {
  const [page, taken, own] = [seedId('permission', 903), seedId('permission', 901), seedId('permission', 911)];
  await db.orm.delete(sysPermission).where(eq(sysPermission.id, page));
  await db.orm.update(sysPermission).set({ name: '旧名' }).where(eq(sysPermission.id, taken));
  await db.orm.update(sysPermission).set({ name: '自定', updateBy: 'admin' }).where(eq(sysPermission.id, own));
  await db.orm.delete(sysRolePermission).where(eq(sysRolePermission.permissionId, taken));
  await db.orm.delete(sysSeed).where(like(sysSeed.name, 'menus-%'));
  await seedReference(db);
  const name = async (id: string) =>
    (await db.orm.select().from(sysPermission).where(eq(sysPermission.id, id)))[0]?.name;
  expect([await name(page), await name(taken), await name(own)]).toEqual(['组件总览', '协同表格', '自定']);
  const granted = (id: string) => db.orm.select().from(sysRolePermission).where(eq(sysRolePermission.permissionId, id));
  expect(await granted(page)).toHaveLength(5);
  expect(await granted(taken)).toHaveLength(0);
});
