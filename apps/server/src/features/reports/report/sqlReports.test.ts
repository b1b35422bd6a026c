import type {
  ReportChartData,
  ReportDetails,
  ReportHead,
  ReportItem,
  ReportTableInfo,
  ReportTrial,
  ReportView,
} from '@gezi/domain';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import * as schema from '../../../platform/db/schema';
import { ownRuns } from './sql/limitedRuns';

const HEAD = '/online/cgreport/head';
const API = '/online/cgreport/api';

type Rows = { records: Record<string, unknown>[]; total: number; totals?: Record<string, number> };

let server: TestServer;
let admin: TestCaller;
/** The administrator in another tenant. */
let elsewhere: TestCaller;
let manager: TestCaller;

beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  server = await startTestServer(url ? { config: { dataSourceHosts: [new URL(url).host] } } : {});
  admin = await server.as('admin', { tenant: 1 });
  elsewhere = await server.as('admin', { tenant: 2 });
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

const tried = async (sql: string, params = {}, caller = admin): Promise<ReportTrial> =>
  (await caller.post<ReportTrial>(`${HEAD}/trySql`, { sql, params })).body.result!;
const tables = async (caller = admin) => (await caller.get<ReportTableInfo[]>(`${HEAD}/tables`)).body.result!;

const ORDERS = `select order_no, supplier_name, status, order_date, total_price, to_char(order_date, 'YYYY-MM') as month
  from orders where (\${supplier} is null or supplier_name like \${supplier} || '%') order by order_no`;
const ITEMS = [
  { fieldName: 'order_no', fieldTxt: '订单编号', isOrder: '1', isSearch: '1' },
  { fieldName: 'supplier_name', fieldTxt: '供应商' },
  { fieldName: 'status', fieldTxt: '状态', dictCode: 'order_status', isSearch: '1' },
  { fieldName: 'order_date', fieldTxt: '订单日期', isSearch: '1', searchMode: 'group', isOrder: '1' },
  { fieldName: 'total_price', fieldTxt: '金额', isTotal: '1', isOrder: '1', format: 'money' },
  { fieldName: 'month', fieldTxt: '月份' },
];
const bodyOf = (code: string, head: object = {}, items: object[] = ITEMS) => ({
  head: { code, name: '订单报表', cgrSql: ORDERS, ...head },
  items,
  params: [{ paramName: 'supplier', paramTxt: '供应商' }],
});
const addReport = async (code: string, head: object = {}, items: object[] = ITEMS) =>
  (await admin.post<ReportHead>(`${HEAD}/add`, bodyOf(code, head, items))).body;

describe('tables', () => {
  test('have other names than the tables of the database', async () => {
    const names = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
    expect(names.length).toBeGreaterThan(50);
    for (const { name } of await tables()) expect(names).not.toContain(name);
  });

  test('have a label for each column, in both languages', async () => {
    const english = (await admin.call<ReportTableInfo[]>('GET', `${HEAD}/tables`, {}, { 'Accept-Language': 'en-US' }))
      .body.result!;
    for (const list of [await tables(), english]) {
      for (const { name, text, columns } of list) {
        const unnamed = columns.filter((column) => column.text === '').map((column) => column.name);
        expect({ name, text, unnamed }).toEqual({ name, text: expect.stringMatching(/./), unnamed: [] });
      }
    }
  });

  test('have the rows of the own tenant only', async () => {
    for (const { name } of await tables()) {
      const [own, other] = [await tried(`select * from ${name}`), await tried(`select * from ${name}`, {}, elsewhere)];
      expect({ name, own: own.fault, other: other.fault }).toEqual({ name, own: null, other: null });
      if (name === 'dictionary_items' || name === 'users') continue;
      const ids = new Set(own.records.map(({ id }) => id));
      expect(other.records.filter(({ id }) => ids.has(id))).toEqual([]);
    }
    const count = async (caller: TestCaller) =>
      (await tried('select count(*) as n from suppliers', {}, caller)).records[0]!.n as number;
    const { rows } = await server.db.pool.query<{ n: number }>(
      'select count(*)::int as n from supplier_info where tenant_id in (1, 2) group by tenant_id order by tenant_id',
    );
    expect([await count(admin), await count(elsewhere)]).toEqual(rows.map(({ n }) => n));
  });

  test('keep conditions of the SQL away from rows of other tenants', async () => {
    const { rows } = await server.db.pool.query<{ name: string }>(
      'select name from supplier_info where tenant_id = 2 limit 1',
    );
    const foreign = rows[0]!.name;
    // An error for one row of another tenant would tell that it exists.
    const probes = [
      `select name from suppliers where 1 / (case when name = '${foreign}' then 0 else 1 end) = 1`,
      `select count(*) filter (where 1 / (case when name = '${foreign}' then 0 else 1 end) = 1) as n from suppliers`,
      `select s.name from orders o right join suppliers s on 1 / (case when s.name = '${foreign}' then 0 else 1 end) = 1 limit 1`,
    ];
    for (const probe of probes) expect((await tried(probe)).fault).toBeNull();
    // The other tenant has no orders to join.
    for (const probe of probes.slice(0, 2)) {
      expect((await tried(probe, {}, elsewhere)).fault).toMatchObject({ message: '除数为零，请使用 nullif' });
    }
  });
});

describe('limits', () => {
  test.each([
    ['a write', 'delete from orders', '只能使用 SELECT 查询'],
    ['a second statement', 'select 1 as a; delete from sys_user', '只能有一条查询语句'],
    ['another table', 'select username, password from sys_user', '没有这个表，或不允许查询：sys_user'],
    ['a catalog', 'select usename, passwd from pg_shadow', '没有这个表，或不允许查询：pg_shadow'],
    ['a wait', 'select pg_sleep(60)', '不允许使用该函数：pg_sleep'],
    ['a role', "select set_config('role', 'postgres', false)", '不允许使用该函数：set_config'],
    ['a file', "select pg_read_file('/etc/passwd')", '不允许使用该函数：pg_read_file'],
    ['many rows from nothing', 'select generate_series(1, 1000000000)', '不允许使用该函数：generate_series'],
    [
      'a join that runs for hours',
      'select count(*) as n from dictionary_items a, dictionary_items b, dictionary_items c, dictionary_items d',
      '查询预计耗时过长，请增加条件或减少关联',
    ],
    ['an unknown column', 'select\n  nothing from orders', '没有这个字段'],
    ['a value that is no number', 'select name::int as n from suppliers', '数据或参数的值无法转换为所需的类型'],
    ['a repeated field', 'select a.id, b.id from orders a, orders b', '结果中字段重复，请用 as 命名：id'],
    ['a field without a name', 'select 1', '字段名应以字母开头，只含字母、数字和下划线，请用 as 命名：?column?'],
    [
      'the name of a condition',
      'select id as "name_begin" from orders',
      '字段名应以字母开头，只含字母、数字和下划线，请用 as 命名：name_begin',
    ],
    ['another variable', 'select #{password} as x', '没有这个系统变量：password'],
    ['a name that the server uses', 'select * from given', '没有这个表，或不允许查询：given'],
  ])('refuse %s', async (_what, sql, message) => {
    const { fault, records } = await tried(sql);
    expect(fault).toMatchObject({ message });
    expect(records).toEqual([]);
  });

  test('name the place of what the database refuses', async () => {
    expect((await tried("select '供应商' as 名称,\n  nothing from orders")).fault).toMatchObject({
      line: 2,
      column: 3,
    });
    const refused = await addReport('wrong', { cgrSql: 'select\n  nothing from orders' });
    expect(refused).toMatchObject({ field: 'head.cgrSql', message: '第 2 行第 3 列：没有这个字段' });
  });

  test('hold in the transaction of a report', async () => {
    const settings = await ownRuns(server.db, async ({ run }) => {
      const names = ['transaction_read_only', 'statement_timeout', 'work_mem', 'lock_timeout'];
      const { rows } = await run(`select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}`, []);
      return rows[0];
    });
    expect(settings).toEqual({
      transaction_read_only: 'on',
      statement_timeout: '10s',
      work_mem: '8MB',
      lock_timeout: '2s',
    });
    await expect(ownRuns(server.db, ({ run }) => run('delete from sys_log', []))).rejects.toMatchObject({
      code: '25006',
    });
    // They end with it.
    const { rows } = await server.db.pool.query('select current_setting($1) as value', ['transaction_read_only']);
    expect(rows).toEqual([{ value: 'off' }]);
  });

  test('let others use an embedded database between the rows', async () => {
    const { db } = server;
    const query = { text: 'select nth::int from generate_series(1, $1::int) as nth', values: [500] };
    const read = ownRuns(db, ({ open }) =>
      open(query, async (fetch) => {
        const first = await fetch(200);
        expect(db.isInTransaction()).toBe(db.kind === 'server');
        return [...first, ...(await fetch(400))].map(({ nth }) => nth);
      }),
    );
    expect(await read).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    const failing = { text: 'select 1 / (nth - 300) from generate_series(1, 500) as nth', values: [] };
    await expect(ownRuns(db, ({ open }) => open(failing, (fetch) => fetch(500)))).rejects.toMatchObject({
      code: '22012',
    });
    const { rows } = await db.pool.query(`select name from pg_cursors where name like 'report%'`);
    expect(rows).toEqual([]);
  });

  test('end a result that would fill the memory', async () => {
    const sql = `with t1 as (select item_text || item_text || item_text as x from dictionary_items where length(item_text) > 3),
      t2 as (select x || x || x || x as x from t1), t3 as (select x || x || x || x as x from t2),
      t4 as (select x || x || x || x as x from t3)
      select ${Array.from({ length: 12 }, (_, nth) => `a.x as x${nth}`).join(', ')} from t4 a, (select * from t4 limit 30) b`;
    const fields = Array.from({ length: 12 }, (_, nth) => ({ fieldName: `x${nth}`, fieldTxt: 'x' }));
    const added = await addReport('bomb', { cgrSql: sql }, fields);
    // Parameters that the SQL does not have are refused.
    expect(added).toMatchObject({ field: 'params.0.paramName' });
    const { body } = await admin.post<ReportHead>(`${HEAD}/add`, {
      head: { code: 'bomb', name: 'x', cgrSql: sql },
      items: fields,
    });
    const answer = await admin.get(`${API}/getData/${body.result!.id}`, { pageSize: 10_000 });
    expect(answer.body).toMatchObject({ success: false, message: '查询结果过大，请减少字段或增加条件' });
  });
});

describe('a report', () => {
  let id: string;
  const data = async (query: Record<string, string | number> = {}, caller = manager) =>
    (await caller.get<Rows>(`${API}/getData/${id}`, query)).body;
  const rows = async (query: Record<string, string | number> = {}) =>
    (await data({ pageSize: 1000, ...query })).result!;

  beforeAll(async () => {
    const added = await addReport('order_report', {
      charts: [{ kind: 'bar', x: 'month', series: null, y: 'total_price', method: 'sum' }],
    });
    id = added.result!.id;
  });

  test('takes the types of its fields from the database', async () => {
    const { fields, params } = await tried(ORDERS);
    expect(fields.map(({ fieldName, fieldType }) => [fieldName, fieldType])).toEqual([
      ['order_no', 'String'],
      ['supplier_name', 'String'],
      ['status', 'String'],
      ['order_date', 'Date'],
      ['total_price', 'BigDecimal'],
      ['month', 'String'],
    ]);
    expect(params).toEqual([{ paramName: 'supplier' }]);
  });

  test('is searched, sorted, paged and summed', async () => {
    const all = await rows();
    expect(all.total).toBeGreaterThan(3);
    const [first] = all.records;
    expect(first!.total_price).toEqual(expect.any(Number));
    const sum = all.records.reduce((total, { total_price: price }) => total + (price as number), 0);
    expect(all.totals!.total_price).toBeCloseTo(sum, 2);
    const page = await rows({ pageSize: 2, pageNo: 2 });
    expect(page).toMatchObject({ total: all.total, totals: all.totals });
    expect(page.records).toEqual(all.records.slice(2, 4));
    const sorted = (await rows({ column: 'total_price', order: 'desc' })).records.map(
      (row) => row.total_price as number,
    );
    expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
    const one = await rows({ order_no: first!.order_no as string });
    expect(one.records).toEqual([first]);
    expect(one.totals!.total_price).toBeCloseTo(first!.total_price as number, 2);
    const day = first!.order_date as string;
    const inRange = await rows({ order_date_begin: day, order_date_end: day });
    expect(new Set(inRange.records.map((row) => row.order_date))).toEqual(new Set([day]));
    expect(await data({ column: 'month' })).toMatchObject({ field: 'column' });
    expect(await data({ order_date_begin: 'x' })).toMatchObject({ field: 'order_date_begin' });
  });

  test('takes values of parameters as they are', async () => {
    const { records } = await rows();
    const name = records[0]!.supplier_name as string;
    expect((await rows({ self_supplier: name })).records.every((row) => row.supplier_name === name)).toBe(true);
    expect((await rows({ self_supplier: "x' or '1' = '1" })).total).toBe(0);
    expect((await rows({ self_supplier: "'; drop table sys_user; --" })).total).toBe(0);
  });

  test('has points for charts, with the texts of dictionaries', async () => {
    const points = async (query: Record<string, string>) =>
      (await manager.get<ReportChartData>(`${API}/getChartData/${id}`, query)).body;
    const { result } = await points({
      chartX: 'month',
      chartSeries: 'status',
      chartY: 'total_price',
      chartMethod: 'sum',
    });
    const { totals } = await rows();
    expect(result!.points.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(totals!.total_price!, 2);
    expect(result!.points.map(({ series }) => series)).toContain('已完成');
    const counted = await points({ chartX: 'supplier_name', chartMethod: 'count' });
    expect(counted.result!.points.reduce((sum, { value }) => sum + value, 0)).toBe((await rows()).total);
    const wrongs: Record<string, string>[] = [
      { chartX: 'tenant_id', chartMethod: 'count' },
      { chartX: 'month', chartMethod: 'sum', chartY: 'order_no' },
      { chartX: 'month', chartMethod: 'sum' },
      { chartX: 'month', chartMethod: 'pg_sleep', chartY: 'total_price' },
    ];
    for (const wrong of wrongs) {
      expect(await points(wrong)).toMatchObject({
        success: false,
        message: '图表的字段不在报表中，或数值字段不是数字',
      });
    }
  });

  test('has a page and an export', async () => {
    const { result } = (await manager.get<ReportDetails>(`${API}/getReport/${id}`)).body;
    expect(result).toMatchObject({
      name: '订单报表',
      charts: [{ kind: 'bar', x: 'month' }],
      params: [{ paramName: 'supplier', paramTxt: '供应商' }],
    });
    expect(result!.columns[4]).toMatchObject({
      dataIndex: 'total_price',
      align: 'right',
      total: true,
      format: 'money',
    });
    expect(result!.conditions.map(({ field, view }) => [field, view])).toEqual([
      ['order_no', 'text'],
      ['status', 'list'],
      ['order_date', 'date'],
    ]);
    const { raw } = await manager.get(`${API}/exportManySheetXls/${id}`);
    expect(raw.headers['content-type']).toContain('spreadsheetml');
  });

  test('is read by those it is published to', async () => {
    const save = async (head: object) => {
      const { updateTime } = (await admin.get<{ records: ReportHead[] }>(`${HEAD}/list`, { id })).body.result!
        .records[0]!;
      return (await admin.put(`${HEAD}/editAll`, bodyOf('order_report', { id, updateTime, ...head }))).body;
    };
    expect(await save({ isPublished: '0' })).toMatchObject({ success: true });
    expect(await data()).toMatchObject({ success: false, message: expect.stringContaining('报表不存在') });
    expect(await data({}, admin)).toMatchObject({ success: true });
    expect(await save({ isPublished: '1', roleCodes: 'purchaser' })).toMatchObject({ success: true });
    expect(await data()).toMatchObject({ success: false });
    expect(await data({}, await server.as('purchaser', { tenant: 1 }))).toMatchObject({ success: true });
    expect(await save({ roleCodes: 'purchaser,none_there' })).toMatchObject({ field: 'head.roleCodes' });
    expect(await save({ roleCodes: 'manager,purchaser' })).toMatchObject({ success: true });
    expect(await data()).toMatchObject({ success: true });
    expect(await data({}, elsewhere)).toMatchObject({ success: false });
    expect((await (await server.as('supplier')).get(`${API}/getData/${id}`)).status).toBe(403);
  });

  test('has links, texts of values and titles of groups', async () => {
    const items = ITEMS.map((item) => {
      if (item.fieldName === 'order_no') return { ...item, fieldHref: '/order/view?no=${order_no}&m=${month}' };
      if (item.fieldName === 'status') return { ...item, dictCode: null, replaceVal: '未下达_0,已下达_1' };
      return item.fieldName === 'total_price' ? { ...item, groupTitle: '合同' } : item;
    });
    const added = (await addReport('links', {}, items)).result!.id;
    const stored = (await admin.get<ReportItem[]>('/online/cgreport/item/listByHeadId', { headId: added })).body
      .result!;
    expect(stored.map(({ fieldHref, replaceVal, groupTitle }) => [fieldHref, replaceVal, groupTitle])).toEqual([
      ['/order/view?no=${order_no}&m=${month}', null, null],
      [null, null, null],
      [null, '未下达_0,已下达_1', null],
      [null, null, null],
      [null, null, '合同'],
      [null, null, null],
    ]);
    const view = (await manager.get<ReportView>(`${API}/getColumnsAndData/${added}`)).body.result!;
    expect(view).toMatchObject({ isGroupTitle: true, fieldHrefSlots: [] });
    expect(view.columns[0]).toMatchObject({ href: '/order/view?no=${order_no}&m=${month}' });
    expect(view.columns[4]).toMatchObject({ groupTitle: '合同' });
    const texts = view.dictOptions[view.columns[2]!.customRender!]!;
    expect(texts.map(({ value, text }) => [value, text])).toEqual([
      ['0', '未下达'],
      ['1', '已下达'],
    ]);
    const { isGroupTitle } = (await manager.get<ReportView>(`${API}/getColumnsAndData/${id}`)).body.result!;
    expect(isGroupTitle).toBe(false);
  });

  test('refuses parts that do not fit its SQL', async () => {
    const item = (part: object) => [{ fieldName: 'order_no', fieldTxt: 'x', ...part }];
    expect(await addReport('parts', {}, item({ fieldName: 'password' }))).toMatchObject({ field: 'items.0.fieldName' });
    expect(await addReport('parts', {}, item({ isTotal: '1' }))).toMatchObject({ field: 'items.0.isTotal' });
    for (const fieldHref of ['javascript:alert(1)', '//example.com', '/view?id=${password}']) {
      expect(await addReport('parts', {}, item({ fieldHref }))).toMatchObject({ field: 'items.0.fieldHref' });
    }
    expect(await addReport('parts', {}, item({ replaceVal: '男' }))).toMatchObject({ field: 'items.0.replaceVal' });
    const chart = { kind: 'pie', x: 'month', series: null, y: null, method: 'sum' };
    expect(await addReport('parts', { charts: [chart] })).toMatchObject({ field: 'head.charts.0' });
    const charts = (body: object[]) => admin.put(`${HEAD}/charts`, { id, charts: body });
    expect((await charts([chart])).body).toMatchObject({ field: 'charts.0' });
    expect((await charts([{ ...chart, method: 'count' }])).body).toMatchObject({ success: true });
    expect((await elsewhere.put(`${HEAD}/charts`, { id, charts: [] })).body).toMatchObject({ success: false });
    expect((await manager.put(`${HEAD}/charts`, { id, charts: [] })).status).toBe(403);
    expect((await manager.post(`${HEAD}/trySql`, { sql: ORDERS })).status).toBe(403);
  });
});

describe('data sources', () => {
  // Trials are limited per minute.
  beforeAll(() => server.pass(60_000));

  const addSource = (code: string, part: object) =>
    admin.post('/sys/dataSource/add', { code, name: code, dbType: '6', dbUsername: 'gezi', ...part });
  const trySource = async (dbKey: string, sql: string, caller = admin) =>
    (await caller.post<ReportTrial>(`${HEAD}/trySql`, { sql, dbKey })).body;

  test('are read within the allow-list only', async () => {
    await addSource('inner', { dbUrl: 'postgresql://127.0.0.1:1/erp' });
    await addSource('other', { dbType: '4', dbUrl: 'jdbc:oracle:thin:@//db:1521/erp' });
    expect(await trySource('inner', 'select 1 as a')).toMatchObject({
      field: 'dbKey',
      message: expect.stringContaining('DATA_SOURCE_HOSTS'),
    });
    expect(await trySource('other', 'select 1 as a')).toMatchObject({ field: 'dbKey' });
    expect(await trySource('none', 'select 1 as a')).toMatchObject({ message: '没有这个数据源：none' });
    // Data sources belong to a tenant.
    expect(await trySource('inner', 'select 1 as a', elsewhere)).toMatchObject({ message: '没有这个数据源：inner' });
    expect(await trySource('inner', 'select pg_sleep(9)')).toMatchObject({
      result: { fault: { message: '不允许使用该函数：pg_sleep' } },
    });
    expect((await admin.get(`${HEAD}/tables`, { dbKey: 'inner' })).body).toMatchObject({ field: 'dbKey' });
  });

  test.runIf(process.env.TEST_DATABASE_URL)('are read with the same limits', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    const { rows } = await server.db.pool.query<{ name: string }>('select current_database() as name');
    await addSource('real', { dbUrl: `postgresql://${url.host}/${rows[0]!.name}`, dbUsername: url.username });
    const listed = (await admin.get<ReportTableInfo[]>(`${HEAD}/tables`, { dbKey: 'real' })).body.result!;
    expect(listed.find(({ name }) => name === 'supplier_info')!.columns.map(({ name }) => name)).toContain(
      'credit_code',
    );
    expect(listed.some(({ name }) => name.startsWith('pg_'))).toBe(false);
    const trial = await trySource('real', 'select name, score from public.supplier_info order by name');
    expect(trial.result).toMatchObject({ fault: null, fields: [{ fieldType: 'String' }, { fieldType: 'BigDecimal' }] });
    expect(trial.result!.records.length).toBeGreaterThan(0);
    for (const sql of [
      'select * from pg_shadow',
      'select * from pg_catalog.pg_shadow',
      'select * from information_schema.tables',
      'delete from supplier_info',
      "select pg_read_file('/etc/passwd')",
    ]) {
      expect((await trySource('real', sql)).result!.fault).not.toBeNull();
    }
    expect((await trySource('real', 'select x from none_there')).result!.fault).toMatchObject({
      message: '没有这个表',
    });
  });
});
