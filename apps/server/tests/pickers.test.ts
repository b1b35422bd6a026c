import { read, utils } from '@e965/xlsx';
import type {
  DictItem,
  Category,
  DepartmentIdNode,
  DepartmentNode,
  PositionRow,
  ReportConfig,
  ReportHead,
  ReportParam,
  ReportQueryInfo,
  ReportView,
  RoleRow,
  TreeNode,
  UserListRow,
  UserRow,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { materialInfo, sysDepart, sysUser, sysUserTenant, timeText } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

interface Page<Row> {
  records: Row[];
  total: number;
}

let server: TestServer;
let manager: TestCaller;
let neighbour: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  // A user of another tenant.
  neighbour = await server.as('jb_manager');
});
afterAll(() => server.close());

const get = async <Result>(path: string, query: Record<string, string | number> = {}, caller = manager) =>
  (await caller.get<Result>(path, query)).body;
const result = async <Result>(...args: Parameters<typeof get>) => (await get<Result>(...args)).result!;

describe('users', () => {
  const search = async (query: Record<string, string | number>) =>
    (await result<Page<UserRow>>('/sys/user/queryUserComponentData', { pageSize: 1000, ...query })).records.map(
      ({ username }) => username,
    );

  test('finds users of the tenant by account, name and pinyin', async () => {
    expect(await search({ username: '*purchas*' })).toContain('purchaser');
    expect(await search({ username: '*王晓琳*' })).toEqual(['purchaser']);
    expect(await search({ username: '*wangxiaolin*' })).toContain('purchaser');
    expect(await search({ username: '*wxl*', field: 'id,username,realname' })).toContain('purchaser');
    expect(await search({ username: '*manager*' })).not.toContain('jb_manager');
    expect(await search({ username: '*%*' })).toEqual([]);
    // Any other value is an ordinary condition on the account.
    expect(await search({ username: 'purchaser' })).toEqual(['purchaser']);
    expect(await search({ username: '王晓琳' })).toEqual([]);
  });

  test('a department includes users of its sub-departments', async () => {
    const [root] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.parentId, ''));
    expect(await search({ departId: root!.id, username: '*purchaser*' })).toContain('purchaser');
    const [foreign] = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 2));
    expect(await search({ departId: foreign!.id })).toEqual([]);
  });

  test('resolves accounts and ids to names', async () => {
    const { raw } = await manager.get('/sys/user/getMultiUser', { username: 'purchaser,manager,jb_manager,nobody' });
    const users = raw.json<UserRow[]>();
    expect(users.map(({ username }) => username)).toEqual(['manager', 'purchaser']);
    const byId = await manager.get('/sys/user/getMultiUser', { id: users[1]!.id });
    expect(byId.raw.json()).toMatchObject([{ username: 'purchaser', realname: '王晓琳' }]);
    expect((await manager.get('/sys/user/getMultiUser')).raw.json()).toEqual([]);
  });

  test('finds a new account at once, also by pinyin, with the paging and order of the list', async () => {
    expect(await search({ username: '*ouyangqing*' })).toEqual([]);
    const [model] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
    const now = timeText();
    const fresh = { id: 'fresh', username: 'Fresh.One', realname: '欧阳青', workNo: null, phone: null, email: null };
    await server.db.orm.insert(sysUser).values({ ...model!, ...fresh, createTime: now, updateTime: now });
    await server.db.orm.insert(sysUserTenant).values({ userId: 'fresh', tenantId: 1 });
    expect(await search({ username: '*ouyangqing*' })).toEqual(['Fresh.One']);
    expect(await search({ username: '*fresh.one*' })).toEqual(['Fresh.One']);
    for (const column of ['createTime', 'username', 'realname']) {
      for (const order of ['asc', 'desc']) {
        const all = await search({ column, order });
        // A condition that only the database supports.
        expect(all).toEqual(await search({ column, order, id: '!nobody' }));
        expect(await search({ column, order, pageNo: 3, pageSize: 7 })).toEqual(all.slice(14, 21));
      }
    }
    await server.db.orm.delete(sysUser).where(eq(sysUser.id, 'fresh'));
    expect(await search({ username: '*ouyangqing*' })).toEqual([]);
  });

  test('resolves the name of a former user but does not offer them', async () => {
    const set = (delFlag: number) =>
      server.db.orm.update(sysUser).set({ delFlag, updateTime: timeText() }).where(eq(sysUser.username, 'purchaser'));
    await set(1);
    const { raw } = await manager.get('/sys/user/getMultiUser', { username: 'purchaser' });
    expect(raw.json()).toMatchObject([{ realname: '王晓琳' }]);
    expect(await search({ username: '*purchaser*' })).not.toContain('purchaser');
    await set(0);
  });

  test('masks phones and omits passwords in the list', async () => {
    const { records } = await result<Page<UserListRow>>('/sys/user/list', { username: 'purchaser' });
    expect(records).toMatchObject([{ realname: '王晓琳', orgCodeTxt: '采购管理部' }]);
    expect(records[0]!.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(JSON.stringify(records)).not.toContain('argon2');
  });
});

test('finds departments by keyword, and ids and names of the whole tree', async () => {
  const found = await result<DepartmentNode[]>('/sys/sysDepart/searchBy', { keyWord: '采购' });
  expect(found.map(({ title }) => title)).toContain('采购管理部');
  expect(await get('/sys/sysDepart/searchBy', { keyWord: '没有这个' })).toMatchObject({ success: false });
  const [root] = await result<DepartmentIdNode[]>('/sys/sysDepart/queryIdTree');
  expect(root).toMatchObject({ title: '锐衡装备制造集团有限公司' });
  expect(Object.keys(root!.children![0]!).toSorted()).toEqual(['children', 'key', 'title', 'value']);
});

test('returns ancestors of a department, and departments by id or code', async () => {
  const [found] = await result<DepartmentNode[]>('/sys/sysDepart/searchBy', { keyWord: '采购管理部' });
  const { id, orgCode } = found!;
  const path = await result<{ parentIds: string[]; parentMap: Record<string, DepartmentNode> }>(
    '/sys/sysDepart/queryAllParentId',
    { departId: id },
  );
  expect(path.parentIds.at(-1)).toBe(id);
  expect(path.parentMap[path.parentIds[0]!]).toMatchObject({ departName: '锐衡装备制造集团有限公司' });
  expect(await result('/sys/sysDepart/getDepartName', { orgCode })).toMatchObject({ id });
  expect(await result('/sys/sysDepart/queryByIds', { deptIds: `${id},none` })).toMatchObject([{ orgCode }]);
  expect((await result<unknown[]>('/sys/sysDepart/listAll')).length).toBeGreaterThan(10);
  const users = await result<UserRow[]>('/sys/user/queryUserByDepId', { id, realname: '王晓琳' });
  expect(users).toMatchObject([{ username: 'purchaser' }]);
  expect(await result('/sys/user/queryByIds', { userIds: users[0]!.id })).toMatchObject([{ username: 'purchaser' }]);
});

test('returns the departments a user is in charge of, with sub-departments', async () => {
  const { body } = await (await server.as('approver')).get<DepartmentNode[]>('/sys/sysDepart/queryMyDeptTreeList');
  expect(body).toMatchObject({ success: true, message: '2' });
  expect(body.result!.length).toBeGreaterThan(0);
  expect(await result('/sys/sysDepart/queryMyDeptTreeList', {}, await server.as('declarer'))).toEqual([]);
});

test('finds departments in the charge of a user and those below them', async () => {
  const approver = await server.as('approver', { tenant: 1 });
  const [top] = await result<DepartmentNode[]>('/sys/sysDepart/queryMyDeptTreeList', {}, approver);
  const admin = await server.as('admin', { tenant: 1 });
  const { body } = await admin.post('/sys/sysDepart/add', { departName: '夜班小组', parentId: top!.id });
  expect(body.success).toBe(true);
  const search = (keyWord: string) =>
    approver.get<DepartmentNode[]>('/sys/sysDepart/searchBy', { keyWord, myDeptSearch: '1' });
  expect((await search('夜班')).body.result).toMatchObject([{ title: '夜班小组' }]);
  expect((await search('信息技术部')).body.success).toBe(false);
});

test('roles and positions', async () => {
  const all = await result<RoleRow[]>('/sys/role/queryall');
  expect(all.map(({ roleCode }) => roleCode)).toContain('purchaser');
  const [first] = (await result<Page<PositionRow>>('/sys/position/list')).records;
  expect(await result('/sys/position/queryByCode', { code: first!.code })).toEqual(first);
  const roles = await result<Page<RoleRow>>('/sys/role/list', { roleName: '*采购*', pageSize: 100 });
  expect(roles.records.every(({ roleName }) => roleName.includes('采购'))).toBe(true);
  expect(roles.total).toBeGreaterThan(0);
  const positions = await result<Page<PositionRow>>('/sys/position/list', { pageSize: 100 });
  expect(positions.records[0]).toMatchObject({ postRank: positions.records[0]!.rank });
  expect((await (await server.as('supplier')).get('/sys/role/list')).status).toBe(403);
  expect((await (await server.as('supplier')).get('/sys/user/list')).status).toBe(403);
});

describe('categories', () => {
  const root = async () => result<TreeNode[]>('/sys/category/loadTreeRoot', { pcode: '0', async: 'true' });

  test('load level by level or as a whole', async () => {
    const roots = await root();
    expect(roots.map(({ title }) => title)).toEqual(['采购类别', '紧急程度', '资金来源']);
    expect(roots[0]).toMatchObject({ isLeaf: false, leaf: false, children: null });
    const children = await result<TreeNode[]>('/sys/category/loadTreeChildren', { pid: roots[0]!.id! });
    expect(children.map(({ title }) => title)).toEqual(['生产物资', '设备备件', '工程服务', '办公行政']);
    const whole = await result<TreeNode[]>('/sys/category/loadTreeRoot', { pcode: '0' });
    expect(whole[0]!.children).toHaveLength(4);
    const below = await result<TreeNode[]>('/sys/category/loadTreeRoot', { pcode: roots[1]!.code });
    expect(below.map(({ title }) => title)).toEqual(['常规', '加急', '停机抢修']);
  });

  test('resolve values to names in the requested order', async () => {
    const [{ id, code }] = (await root()) as [TreeNode];
    expect(await result<Category>('/sys/category/loadOne', { field: 'code', val: code })).toMatchObject({ id });
    expect(await get('/sys/category/loadOne', { field: 'code', val: 'none' })).toMatchObject({ success: false });
    const other = (await root())[2]!;
    expect(await result('/sys/category/loadDictItem/', { ids: `${other.id},none,${id}` })).toEqual([
      '资金来源',
      '采购类别',
    ]);
    const all = await result<{ text: string }[]>('/sys/category/loadAllData', { code: code! });
    expect(all.map(({ text }) => text)).toContain('工程服务');
    expect(all.map(({ text }) => text)).not.toContain('采购类别');
    const options = await result<{ text: string }[]>('/sys/category/loadLinkage', { pcode: code });
    expect(options.map(({ text }) => text)).toContain('工程服务');
  });

  test('require the condition to be a JSON object', async () => {
    const [{ id }] = (await root()) as [TreeNode];
    const tree = (condition: string) => get<TreeNode[]>('/sys/category/loadTreeData', { pid: id, condition });
    expect((await tree('{"name":"工程服务"}')).result!.map(({ title }) => title)).toEqual(['工程服务']);
    for (const condition of ['name=1', '[]', '"x"', '{"tenant_id":"2"}', '{"name":{}}']) {
      expect(await tree(condition)).toMatchObject({ success: false, field: 'condition' });
    }
  });

  test('of other tenants are hidden', async () => {
    const [{ id }] = (await root()) as [TreeNode];
    expect(await result('/sys/category/loadTreeChildren', { pid: id }, neighbour)).toEqual([]);
  });
});

describe('trees of tables', () => {
  const tree = (query: Record<string, string>, caller = manager) =>
    get<TreeNode[]>(
      '/sys/dict/loadTreeData',
      { tableName: 'material_type', text: 'name', code: 'id', pidField: 'pid', ...query },
      caller,
    );

  test('load level by level and determine leaves from the rows', async () => {
    const roots = (await tree({ pid: '0' })).result!;
    expect(roots.length).toBeGreaterThan(1);
    const inner = roots.find(({ leaf }) => !leaf)!;
    const children = (await tree({ pid: inner.value })).result!;
    expect(children.every(({ parentId }) => parentId === inner.value)).toBe(true);
    expect((await tree({ condition: `{"name":"${inner.title}"}` })).result).toMatchObject([{ title: inner.title }]);
  });

  test('serve only allow-listed tables of the tenant', async () => {
    expect(await tree({ tableName: 'sys_user_role' })).toMatchObject({ success: false, field: 'tableName' });
    expect(await tree({ pidField: 'create_by' })).toMatchObject({ success: false, field: 'pidField' });
    expect(await tree({ condition: 'name' })).toMatchObject({ success: false, field: 'condition' });
    const [root] = (await tree({ pid: '0' })).result!;
    expect((await tree({ pid: root!.value }, neighbour)).result).toEqual([]);
  });
});

describe('reports', () => {
  const config = (code: string) => result<ReportConfig>(`/online/cgreport/api/getRpColumns/${code}`);
  const data = async (query: Record<string, string | number> = {}, code = 'material_report', caller = manager) => {
    const { cgRpConfigId } = await config(code);
    return get<Page<Record<string, unknown>>>(`/online/cgreport/api/getData/${cgRpConfigId}`, query, caller);
  };

  test.each([
    ['sys_user_report', ['username', 'realname', 'sex', 'phone', 'orgCodeTxt']],
    ['material_report', ['code', 'name', 'typeName', 'unit', 'referencePrice']],
    ['supplier_report', ['name', 'linkman', 'mobile', 'createTime']],
  ])('%s', async (code, fields) => {
    const { columns } = await config(code);
    expect(columns.map(({ dataIndex }) => dataIndex)).toEqual(fields);
    const { records, total } = (await data({}, code)).result!;
    expect(records).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect(Object.keys(records[0]!)).toEqual(['id', ...fields]);
  });

  test('mask phones and name departments', async () => {
    const [one] = (await data({ username: 'purchaser' }, 'sys_user_report')).result!.records;
    expect(one).toMatchObject({ orgCodeTxt: '采购管理部', phone: expect.stringContaining('****') as string });
  });

  test('the in-memory search matches the database, and dictionaries support pinyin', async () => {
    const pages: Record<string, string | number>[] = [
      { realname: '*王*', pageSize: 5 },
      { username: '*a*', column: 'username', order: 'asc', pageNo: 2, pageSize: 5 },
      { pageSize: 7 },
    ];
    const fresh = await startTestServer({ db: server.db });
    const caller = await fresh.as('manager');
    const ask = (query: Record<string, string | number>) =>
      caller.get<Page<Record<string, unknown>>>('/online/cgreport/api/getData/report-sys-user', query);
    const dict = async (keyword: string) =>
      (await caller.get<DictItem[]>('/sys/dict/loadDict/sys_user,realname,username', { keyword, pageSize: 50 })).body
        .result!;
    const all = async () => [...(await Promise.all(pages.map(ask))).map(({ body }) => body.result), await dict('王')];
    const byDatabase = await all();
    // Loads all users.
    await caller.get('/sys/user/queryUserComponentData', { username: '*wang*' });
    expect(await all()).toEqual(byDatabase);
    expect((await dict('wangxiaolin')).map(({ value }) => value)).toContain('purchaser');
    expect(await dict('*')).toEqual([]);
    expect((await ask({ sex: '2', realname: '*王*' })).body.success).toBe(true);
    await fresh.close();
  });

  test('return texts of codes and dictionaries of conditions', async () => {
    const { cgRpConfigId, dictOptions, columns } = await config('sys_user_report');
    expect(columns.find(({ dataIndex }) => dataIndex === 'sex')!.customRender).toBe('sex');
    expect(dictOptions.sex).toMatchObject([{ value: '1', text: '男' }, { value: '2' }]);
    const info = await result<ReportQueryInfo[]>(`/online/cgreport/api/getQueryInfo/${cgRpConfigId}`);
    expect(info).toMatchObject([
      { field: 'username', mode: 'single', hidden: '0' },
      { field: 'realname', view: 'text' },
      { field: 'sex', view: 'list', dictCode: 'sex', hidden: '1' },
    ]);
  });

  test('search, filter by range, sort and page', async () => {
    const dear = (await data({ referencePrice_begin: 100, column: 'referencePrice', order: 'asc', pageSize: 5 }))
      .result!;
    const prices = dear.records.map(({ referencePrice }) => referencePrice as number);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(100);
    expect((await data({ name: '*泵*' })).result!.records.every(({ name }) => String(name).includes('泵'))).toBe(true);
    expect((await data({ column: 'tenantId' })).success).toBe(false);
    expect((await data({ pageNo: 'x' })).success).toBe(false);
    // Not a condition of the report: ignored.
    expect((await data({ unit: '没有' })).result!.total).toBe((await data()).result!.total);
  });

  test('filter by parameters', async () => {
    const [one] = await server.db.orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(1);
    const { total } = (await data({ self_typeId: one!.typeId })).result!;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await data()).result!.total);
  });

  test('show each tenant its own rows and suppliers nothing', async () => {
    const ids = (page: Page<Record<string, unknown>>) => new Set(page.records.map(({ id }) => id));
    const [ours, theirs] = [
      await data({ pageSize: 1000 }),
      await data({ pageSize: 1000 }, 'material_report', neighbour),
    ];
    expect([...ids(ours.result!)].filter((id) => ids(theirs.result!).has(id))).toEqual([]);
    const supplier = await server.as('supplier');
    expect((await supplier.get('/online/cgreport/api/getRpColumns/sys_user_report')).status).toBe(403);
    expect(await get('/online/cgreport/api/getRpColumns/none')).toMatchObject({
      success: false,
      message: '报表不存在：none',
    });
  });

  test('export the found rows with texts of codes, for readers only', async () => {
    const path = '/online/cgreport/api/exportManySheetXls/report-sys-user';
    const { raw } = await manager.get(path, { username: '*purchaser*' });
    expect(raw.headers['content-disposition']).toContain(encodeURIComponent('用户报表'));
    const { SheetNames, Sheets } = read(raw.rawPayload);
    const lines = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false });
    expect(lines[2]).toEqual(['用户账号', '用户姓名', '性别', '手机号码', '所属部门']);
    expect(lines[3]).toEqual([
      'purchaser',
      '王晓琳',
      expect.stringMatching(/^[男女]$/),
      expect.stringContaining('****'),
      '采购管理部',
    ]);
    expect(lines.every(([account], at) => at < 3 || account!.includes('purchaser'))).toBe(true);
    expect((await manager.call('POST', path, {})).raw.headers['content-type']).toContain('spreadsheetml');
    expect((await server.anonymous.get(path)).status).toBe(401);
    expect((await manager.get('/online/cgreport/api/exportManySheetXls/none')).body.message).toBe('报表不存在：none');
  });

  test('return columns, rows and parameters in one call', async () => {
    const view = await result<ReportView>('/online/cgreport/api/getColumnsAndData/report-material', { pageSize: 5 });
    expect(view).toMatchObject({ cgreportHeadName: '物料报表', fieldHrefSlots: [], isGroupTitle: false });
    expect(view.columns.map(({ dataIndex }) => dataIndex)).toContain('referencePrice');
    expect(view.data.records).toHaveLength(5);
    const params = await result<ReportParam[]>('/online/cgreport/api/getParamsInfo/report-material');
    expect(params.map(({ paramName }) => paramName)).toEqual(['typeId', 'status']);
  });
});

describe('managing reports', () => {
  const report = (more: object = {}, items: object[] = [{ fieldName: 'name', fieldTxt: '供应商', isSearch: '1' }]) => ({
    head: { code: 'approved_suppliers', name: '合格供应商', cgrSql: 'supplier_info', ...more },
    items,
    params: [{ paramName: 'status', paramTxt: '状态', paramValue: 'no-such-status' }],
  });

  test('creates, reads, changes and deletes a report', async () => {
    const admin = await server.as('admin', { tenant: 1 });
    const { body } = await admin.post<ReportHead>('/online/cgreport/head/add', report());
    const { id } = body.result!;
    const data = (query: Record<string, string>) => result<Page<unknown>>(`/online/cgreport/api/getData/${id}`, query);
    // The default value of the parameter applies unless a form passes another.
    expect((await data({})).total).toBe(0);
    expect((await data({ self_status: '1' })).total).toBeGreaterThan(0);
    expect(await get('/online/cgreport/api/getRpColumns/approved_suppliers', {}, neighbour)).toMatchObject({
      success: false,
    });
    const items = [
      { fieldName: 'name', fieldTxt: '名称', isOrder: '1' },
      { fieldName: 'linkman', fieldTxt: '联系人', isShow: '0' },
    ];
    const edit = (updateTime: string | null) =>
      admin.put('/online/cgreport/head/editAll', { ...report({ id, name: '供应商', updateTime }, items), params: [] });
    expect((await edit('2020-01-01 00:00:00')).body.success).toBe(false);
    expect((await edit(body.result!.updateTime)).body).toMatchObject({ success: true, result: { name: '供应商' } });
    const config = await result<ReportConfig>('/online/cgreport/api/getRpColumns/approved_suppliers');
    expect(config).toMatchObject({ cgRpConfigName: '供应商', columns: [{ title: '名称', sorter: true }] });
    expect((await data({})).total).toBeGreaterThan(0);
    expect((await admin.call('DELETE', '/online/cgreport/head/delete', { id })).body.success).toBe(true);
    expect((await get(`/online/cgreport/api/getData/${id}`)).success).toBe(false);
  });

  test('refuses SQL, unknown columns and computed conditions', async () => {
    const admin = await server.as('admin', { tenant: 1 });
    const add = async (body: object) => (await admin.post('/online/cgreport/head/add', body)).body;
    expect(await add(report({ cgrSql: 'select * from sys_user' }))).toMatchObject({ field: 'head.cgrSql' });
    expect(await add(report({ cgrSql: 'constructor' }))).toMatchObject({ field: 'head.cgrSql' });
    const item = (fieldName: string, more = {}) => [{ fieldName, fieldTxt: 'x', ...more }];
    const users = { cgrSql: 'sys_user' };
    expect(await add(report(users, item('password')))).toMatchObject({ field: 'items.0.fieldName' });
    expect(await add(report(users, item('orgCodeTxt', { isSearch: '1' })))).toMatchObject({ success: false });
    expect(await add(report({}, [...item('name'), ...item('name')]))).toMatchObject({ field: 'items.1.fieldName' });
    expect(await add({ ...report(), params: [{ paramName: 'tenantId' }] })).toMatchObject({
      field: 'params.0.paramName',
    });
    const offered = await admin.get<{ fields: { fieldName: string }[] }>('/online/cgreport/head/parseSql', {
      sql: 'supplier_info',
    });
    expect(offered.body.result!.fields.map(({ fieldName }) => fieldName)).toContain('linkman');
  });
});
