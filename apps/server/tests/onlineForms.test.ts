import type {
  ImportResult,
  FormColumns,
  FormField,
  FormHead,
  FormItem,
  FormRecord,
  ReportQueryInfo,
  SysForm,
} from '@gezi/domain';
import { read, utils, write } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlineFormData } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const API = '/online/cgform/api';
const HEAD = '/online/cgform/head';

let server: TestServer;
let manager: TestCaller;
let declarer: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  declarer = await server.as('declarer');
  await add({ tableName: 'asset', tableTxt: '资产登记', tableType: '2' }, ASSET);
  const service = [
    { dbFieldName: 'asset_id', dbFieldTxt: '资产', mainTable: 'asset', mainField: 'id' },
    { dbFieldName: 'day', dbFieldTxt: '日期', dbType: 'Date', fieldShowType: 'date', fieldMustInput: '1' },
    { dbFieldName: 'cost', dbFieldTxt: '费用', dbType: 'BigDecimal', dbLength: 8, dbPointLength: 2 },
  ];
  await add({ tableName: 'asset_service', tableTxt: '维修记录', tableType: '3' }, service);
});
afterAll(() => server.close());

const ASSET = [
  { dbFieldName: 'id', dbFieldTxt: '主键', isShowForm: '0', isShowList: '0' },
  { dbFieldName: 'create_time', dbFieldTxt: '创建日期', dbType: 'Datetime', isShowForm: '0' },
  { dbFieldName: 'name', dbFieldTxt: '名称', dbLength: 10, fieldMustInput: '1', isQuery: '1', sortFlag: '1' },
  { dbFieldName: 'asset_no', dbFieldTxt: '编号', fieldValidType: 'only', isQuery: '1' },
  { dbFieldName: 'phone', dbFieldTxt: '电话', fieldValidType: 'm' },
  { dbFieldName: 'price', dbFieldTxt: '原值', dbType: 'double', dbLength: 6, dbPointLength: 2, sortFlag: '1' },
  { dbFieldName: 'sex', dbFieldTxt: '适用', fieldShowType: 'list', dictField: 'sex', isQuery: '1' },
  { dbFieldName: 'tags', dbFieldTxt: '标签', fieldShowType: 'list_multi', dictField: 'sex' },
  {
    dbFieldName: 'bought',
    dbFieldTxt: '购置日期',
    dbType: 'Date',
    fieldShowType: 'date',
    isQuery: '1',
    queryMode: 'group',
  },
];
const add = (head: Record<string, unknown>, fields: unknown[]) =>
  manager.post(`${API}/addAll`, { head, fields, indexs: [] }).then(({ body }) => body);
const send = (values: Record<string, unknown>, caller = declarer) =>
  caller.post<string>(`${API}/form/asset`, values).then(({ body }) => body);
const listed = async (query: Record<string, string> = {}) =>
  (await manager.get<{ records: FormRecord[]; total: number }>(`${API}/getData/asset`, query)).body.result!;
const headOf = async (tableName: string) =>
  (await manager.get<{ records: FormHead[] }>(`${HEAD}/list`, { tableName })).body.result!.records[0]!;

test('tells whether a table name is free, for a new form or the form itself', async () => {
  const check = async (tbname: string, id = '') =>
    (await manager.get<number>(`${API}/checkOnlyTable`, { tbname, id })).body.result;
  expect(await check('asset')).toBe(-1);
  expect(await check('asset', (await headOf('asset')).id)).toBe(1);
  expect(await check('asset_new')).toBe(1);
});

describe('the definition of a form', () => {
  test('is listed with its sub-tables and fields', async () => {
    const head = await headOf('asset');
    expect(head).toMatchObject({ tableTxt: '资产登记', tableType: '2', subTableStr: 'asset_service', tableVersion: 1 });
    const fields = await manager.get<FormField[]>('/online/cgform/field/listByHeadId', { headId: head.id });
    expect(fields.body.result).toHaveLength(ASSET.length);
    expect(fields.body.result![2]).toMatchObject({ dbFieldName: 'name', dbLength: 10, fieldShowType: 'text' });
    const indexes = await manager.get('/online/cgform/index/listByHeadId', { headId: head.id });
    expect(indexes.body.result).toEqual([]);
  });

  test.each<[Record<string, unknown>, unknown[], string, string]>([
    [{ tableName: 'asset' }, [{ dbFieldName: 'a', dbFieldTxt: 'a' }], '表名已存在：asset', 'head.tableName'],
    [{}, [], '字段', 'fields'],
    [{}, [1, 2].map(() => ({ dbFieldName: 'a', dbFieldTxt: 'a' })), '字段名重复：a', 'fields.1.dbFieldName'],
    [{}, [{ dbFieldName: 'a', dbFieldTxt: 'a', fieldValidType: '(' }], '校验规则无法识别', 'fields.0.fieldValidType'],
    [{}, [{ dbFieldName: 'a', dbFieldTxt: 'a', dictField: 'nowhere' }], 'nowhere', 'fields.0.dictField'],
    [{}, [{ dbFieldName: "a'; drop", dbFieldTxt: 'a' }], '字段名', 'fields/0/dbFieldName'],
    [{ tableName: 'Asset' }, [{ dbFieldName: 'a', dbFieldTxt: 'a' }], '表名', 'head/tableName'],
  ])('refuses %j with %j', async (head, fields, message, field) => {
    const body = await add({ tableName: 'other', tableTxt: '其他', ...head }, fields);
    expect(body).toMatchObject({ success: false, field, message: expect.stringContaining(message) as string });
  });

  test('refuses sub-tables and fields with the same name', async () => {
    const link = { dbFieldName: 'main_id', dbFieldTxt: '主表', mainTable: 'asset', mainField: 'id' };
    const sub = (tableName: string) => add({ tableName, tableTxt: '附表', tableType: '3' }, [link]);
    const like = '表名“price”与主表“资产登记”的字段名相同，请改用其他表名';
    expect(await sub('price')).toMatchObject({ success: false, field: 'head.tableName', message: like });
    expect(await sub('code')).toMatchObject({ success: false, field: 'head.tableName' });

    const { id } = await headOf('asset');
    const field = { dbFieldName: 'asset_service', dbFieldTxt: '维修' };
    const body = { head: { id, tableTxt: '资产登记' }, fields: [field] };
    expect((await manager.call('PUT', `${API}/editAll`, body)).body).toMatchObject({
      success: false,
      field: expect.stringMatching(/^fields\.\d+\.dbFieldName$/) as string,
      message: '字段名“asset_service”与附表“维修记录”的表名相同，请改用其他字段名',
    });
    // A table of the same name under another main table is no conflict.
    expect(await add({ tableName: 'price', tableTxt: '价格' }, [link])).toMatchObject({ success: true });
  });

  test('is changed field by field and refuses stale versions', async () => {
    await add({ tableName: 'changing', tableTxt: '变更' }, [
      { dbFieldName: 'a', dbFieldTxt: 'A' },
      { dbFieldName: 'b', dbFieldTxt: 'B' },
    ]);
    const head = await headOf('changing');
    const fieldsOf = async () =>
      (await manager.get<FormField[]>('/online/cgform/field/listByHeadId', { headId: head.id })).body.result!;
    const [a, b] = await fieldsOf();
    const edit = (more: object) =>
      manager.call('PUT', `${API}/editAll`, { head: { id: head.id, tableTxt: '变更后' }, fields: [], ...more });
    await edit({
      fields: [
        { ...a, dbFieldTxt: 'A1' },
        { dbFieldName: 'c', dbFieldTxt: 'C' },
      ],
      deleteFieldIds: [b!.id],
    });
    expect((await fieldsOf()).map(({ id, dbFieldTxt }) => [id === a!.id, dbFieldTxt])).toEqual([
      [true, 'A1'],
      [false, 'C'],
    ]);
    const stale = { head: { id: head.id, tableTxt: 'x', updateTime: '2020-01-01 00:00:00' } };
    expect((await edit(stale)).body).toMatchObject({ success: false, field: 'updateTime' });
    await manager.call('DELETE', `${HEAD}/delete`, { id: head.id });
    expect(await headOf('changing')).toBeUndefined();
  });
});

describe('its records', () => {
  test('are stored with their sub-table, and read by table name and by id', async () => {
    const { result: id } = await send({
      name: '数控车床',
      asset_no: 'A-001',
      price: 1200.5,
      sex: '1',
      tags: '1,2',
      bought: '2026-01-05',
      create_time: '2020-01-01 00:00:00',
      asset_service: [{ id: 'row_1', asset_id: 'x', day: '2026-02-01', cost: '88.50' }],
    });
    const { id: headId } = await headOf('asset');
    for (const code of ['asset', headId]) {
      const { result } = (await declarer.get<FormRecord>(`${API}/form/${code}/${id}`)).body;
      expect(result).toMatchObject({
        id,
        name: '数控车床',
        tags: '1,2',
        sex_dictText: '男',
        tags_dictText: '男,女',
        asset_service: [{ day: '2026-02-01', cost: '88.50' }],
        createBy: 'declarer',
      });
      expect(result).not.toHaveProperty('create_time');
    }
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{}, '名称不能为空', 'name'],
    [{ name: '十一个字的名称实在太长了啊' }, '10', 'name'],
    [{ name: 'x', phone: '12' }, '请输入正确的手机号码', 'phone'],
    [{ name: 'x', price: 10000 }, '9999.99', 'price'],
    [{ name: 'x', price: 1.234 }, '最多保留2位小数', 'price'],
    [{ name: 'x', sex: '9' }, '适用', 'sex'],
    [{ name: 'x', tags: '1,9' }, '标签', 'tags'],
    [{ name: 'x', bought: '昨天' }, '购置日期', 'bought'],
    [{ name: 'x', asset_service: [{ cost: 1 }] }, '日期不能为空', 'asset_service/0/day'],
    [{ name: 'x', asset_no: 'A-001' }, '编号已存在', 'asset_no'],
  ])('refuses %j', async (values, message, field) => {
    expect(await send({ asset_service: [], ...values })).toMatchObject({
      success: false,
      field,
      message: expect.stringContaining(message) as string,
    });
  });

  test('are filtered, searched and sorted by their values', async () => {
    for (const [name, price] of [
      ['铣床', 900],
      ['钻床', 80],
      ["' or 1=1--", 7],
    ] as const) {
      await send({ name, price, bought: '2026-03-0' + (price % 7 || 1), asset_service: [] });
    }
    const names = async (query: Record<string, string>) => (await listed(query)).records.map(({ name }) => name);
    expect(await names({ name: '*床*', column: 'price', order: 'asc' })).toEqual(['钻床', '铣床', '数控车床']);
    expect(await names({ price: '>= 900', column: 'price', order: 'desc' })).toEqual(['数控车床', '铣床']);
    expect(await names({ name: "' or 1=1--" })).toEqual(["' or 1=1--"]);
    expect(await names({ bought_begin: '2026-01-01', bought_end: '2026-02-01' })).toEqual(['数控车床']);
    const params = encodeURI(JSON.stringify([{ field: 'price', rule: 'lt', val: '80' }]));
    expect(await names({ superQueryParams: params })).toEqual(["' or 1=1--"]);
    expect((await listed({ pageSize: '-521' })).records).toHaveLength(4);
    expect((await manager.get(`${API}/getData/asset`, { price: 'viel' })).body).toMatchObject({ field: 'price' });
  });

  test('of a designed form are filtered the same way', async () => {
    const list = [{ id: 'fd_a', compType: 'input', label: 'A' }];
    const formContent = JSON.stringify({ list, config: {} });
    const made = await manager.post<{ id: string }>('/flowable/form/add', { formName: '筛选', formContent });
    const { id } = made.body.result!;
    for (const fd_a of ['x', 'y']) await manager.post(`${API}/form/${id}`, { fd_a });
    const found = await manager.get<{ total: number }>(`${API}/getData/${id}`, { fd_a: 'y' });
    expect(found.body.result!.total).toBe(1);
    const item = await manager.get<FormItem>(`${API}/getFormItem/${id}`);
    expect(item.body.result!.schema.properties).toEqual({
      fd_a: { type: 'string', title: 'A', view: 'text', order: 0 },
    });
  });

  test('are deleted with the form', async () => {
    await add({ tableName: 'gone', tableTxt: '将删除' }, [{ dbFieldName: 'a', dbFieldTxt: 'A' }]);
    const { id } = await headOf('gone');
    await manager.post(`${API}/form/gone`, { a: '1' });
    await manager.call('DELETE', `${HEAD}/deleteBatch`, { ids: `${id},` });
    expect(await server.db.orm.select().from(onlineFormData).where(eq(onlineFormData.formId, id))).toEqual([]);
    expect((await manager.get(`${API}/getData/gone`)).body).toMatchObject({ success: false, field: 'code' });
  });
});

describe('rendering', () => {
  test('returns columns with their dictionary entries', async () => {
    const { result } = (await declarer.get<FormColumns>(`${API}/getColumns/asset`)).body;
    expect(result).toMatchObject({ currentTableName: 'asset', checkboxFlag: 'Y', enhanceJs: '', cgButtonList: [] });
    expect(result!.columns.map(({ dataIndex }) => dataIndex)).toEqual(ASSET.slice(2).map((field) => field.dbFieldName));
    expect(result!.columns.find(({ dataIndex }) => dataIndex === 'sex')!.customRender).toBe('sex');
    expect(result!.dictOptions.sex!.map(({ text }) => text)).toContain('男');
  });

  test('returns search conditions', async () => {
    const { result } = (await declarer.get<ReportQueryInfo[]>(`${API}/getQueryInfo/asset`)).body;
    expect(result!.map(({ field, view, mode, hidden }) => [field, view, mode, hidden])).toEqual([
      ['name', 'text', 'single', '0'],
      ['asset_no', 'text', 'single', '0'],
      ['sex', 'list', 'single', '0'],
      ['bought', 'date', 'group', '1'],
    ]);
  });

  test('returns the form without hidden fields', async () => {
    await add({ tableName: 'shown', tableTxt: '样式', formTemplate: '2' }, [
      { dbFieldName: 'a', dbFieldTxt: 'A' },
      { dbFieldName: 'kept', dbFieldTxt: '内部', isShowForm: '0' },
      { dbFieldName: 'who', dbFieldTxt: '人员', fieldShowType: 'sel_user' },
      { dbFieldName: 'text', dbFieldTxt: '说明', fieldShowType: 'textarea' },
    ]);
    const { result } = (await declarer.get<FormItem>(`${API}/getFormItem/shown`)).body;
    type Row = { columns: { span: number; list: { id: string; action?: string }[] }[] };
    const { list } = JSON.parse(result!.formContent) as { list: Row[] };
    const spans = list.map(({ columns }) => columns.map(({ span, list: [item] }) => [item!.id, span]));
    expect(spans).toEqual([
      [
        ['a', 12],
        ['who', 12],
      ],
      [['text', 24]],
    ]);
    expect(list[0]!.columns[1]!.list[0]!.action).toBe('/sys/dict/getDictItems/sys_user%2Crealname%2Cusername');
    const { result: id } = (await manager.post<string>(`${API}/form/shown`, { a: '1', who: 'manager' })).body;
    const stored = (await manager.get<FormRecord>(`${API}/form/shown/${id}`)).body.result;
    expect(stored).toMatchObject({ who: 'manager', who_dictText: expect.not.stringMatching('manager') as string });
  });

  test.each(['getFormItem', 'getFormItemBytbname'])('returns a schema by %s', async (call) => {
    const { result } = (await declarer.get<FormItem>(`${API}/${call}/asset`)).body;
    const { properties, required, table } = result!.schema;
    expect([required, table]).toEqual([['name'], 'asset']);
    expect(properties.name).toEqual({ type: 'string', title: '名称', view: 'text', order: 0, maxLength: 10 });
    expect(properties.phone!.pattern).toBe('^1[3-9]\\d{9}$');
    expect(properties.price).toMatchObject({ type: 'number', view: 'number' });
    expect(properties.sex).toMatchObject({ view: 'list', dictCode: 'sex' });
    expect(properties.asset_service).toMatchObject({ type: 'array', view: 'tab', required: ['day'] });
  });
});

describe('converted to a designed form', () => {
  const API_CONVERT = '/flowable/form/convert';
  type Item = Record<string, unknown> & { id: string; columns: Item[] };

  test('has the same fields with the same rules, and leaves the online form as it is', async () => {
    const { id, tableVersion } = await headOf('asset');
    const { result: made } = (await manager.post<SysForm>(API_CONVERT, { id })).body;
    expect(made).toMatchObject({ formName: '资产登记', version: 1, createBy: 'manager' });
    const { list } = JSON.parse(made!.formContent) as { list: Item[] };
    expect(list.map((item) => item.id)).toEqual([
      'name',
      'asset_no',
      'phone',
      'price',
      'sex',
      'tags',
      'bought',
      'asset_service',
    ]);
    const [name, , phone, price, sex] = list;
    expect(name).toMatchObject({ ele: 'el-input', label: '名称', required: true, maxLength: 10, showLabel: true });
    expect(phone!.rules).toEqual([{ rule: '^1[3-9]\\d{9}$', msg: '请输入正确的手机号码' }]);
    expect(price).toMatchObject({ min: -9999.99, max: 9999.99, precision: 2 });
    // No value that the online form does not have.
    expect(price).not.toHaveProperty('value');
    // The options follow the dictionary.
    expect(sex).toMatchObject({ dataType: 'dynamic', action: '/sys/dict/getDictItems/sex' });
    expect(list.at(-1)!.columns.map((column) => column.id)).toEqual(['day', 'cost']);

    const values = { name: '数控车床', phone: '12', asset_service: [{ day: '2026-02-01', cost: 1 }] };
    const path = `${API}/form/${made!.id}`;
    expect((await manager.post(path, values)).body).toMatchObject({ field: 'phone', message: '请输入正确的手机号码' });
    expect((await manager.post(path, { ...values, phone: '', sex: '1' })).body).toMatchObject({ success: true });
    const { result } = (await manager.get<{ records: FormRecord[] }>(`${API}/getData/${made!.id}`)).body;
    expect(result!.records).toMatchObject([{ name: '数控车床', sex_dictText: '男' }]);
    expect(await headOf('asset')).toMatchObject({ id, tableVersion });
  });

  test('has its rows of fields', async () => {
    await add({ tableName: 'in_rows', tableTxt: '两列', formTemplate: '2' }, [
      { dbFieldName: 'a', dbFieldTxt: 'A' },
      { dbFieldName: 'b', dbFieldTxt: 'B' },
      { dbFieldName: 'hidden', dbFieldTxt: '内部', isShowForm: '0' },
    ]);
    const { id } = await headOf('in_rows');
    const { result } = (await manager.post<SysForm>(API_CONVERT, { id })).body;
    const { list } = JSON.parse(result!.formContent) as {
      list: { layout: string; gutter: number; columns: { list: Item[] }[] }[];
    };
    expect(list.map(({ layout, gutter }) => [layout, gutter])).toEqual([['rowItem', 15]]);
    expect(list[0]!.columns.flatMap((column) => column.list.map((item) => item.id))).toEqual(['a', 'b']);
  });
});

describe('by workbook', () => {
  const HEADS = ['名称', '电话', '原值', '适用', '标签', '购置日期'];
  type Rows = (string | number)[][];
  const upload = (rows: Rows) => send({ 资产: [['资产登记'], ['导出人：张三'], HEADS, ...rows] });
  async function send(sheets: Record<string, Rows>) {
    const book = utils.book_new();
    for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
    const form = new FormData();
    form.append(
      'file',
      new Blob([write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>]),
      '资产.xlsx',
    );
    const request = new Request('http://x', { method: 'POST', body: form });
    const type = { 'content-type': request.headers.get('content-type')! };
    const body = Buffer.from(await request.arrayBuffer());
    return (await manager.call<ImportResult | null>('POST', `${API}/importXls/asset`, body, type)).body;
  }
  async function sheetsAt(path: string, query: Record<string, string> = {}) {
    const book = read((await manager.get(path, query)).raw.rawPayload);
    const rowsOf = (name: string) =>
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' });
    return Object.fromEntries(book.SheetNames.map((name) => [name, rowsOf(name)]));
  }

  test('validates rows like the form and exports them as it shows them', async () => {
    const good = ['镗床', '13800138000', 500, '男', '男,女', '2026-04-01'];
    expect(await upload([good, ['刨床', '12', 500, '没有', '', '']])).toMatchObject({ success: true, code: 201 });
    expect((await listed({ name: '镗床' })).records).toMatchObject([{ sex: '1', tags: '1,2', bought: '2026-04-01' }]);
    expect((await listed({ name: '刨床' })).total).toBe(0);
    const book = await sheetsAt(`${API}/exportXls/asset`, { paramsStr: JSON.stringify({ name: '镗床' }) });
    const [, , heads, ...rows] = book['资产登记']!;
    const exported = rows.map((row) => HEADS.map((head) => row[heads!.indexOf(head)]));
    expect(exported).toEqual([good.with(2, '500.00')]);
  });

  describe('with rows of sub-tables on sheets of their own', () => {
    const MAIN = ['主键', '名称', '电话'];
    const SERVICE = ['资产', '日期', '费用'];

    test('assigns rows to records by key and exports them', async () => {
      const sheets = {
        任意名称: [MAIN, ['甲', '磨床', ''], ['乙', '插床', '']],
        维修记录: [SERVICE, ['乙', '2026-05-02', 7], ['甲', '2026-05-01', 88.5], ['甲', '2026-05-03', '']],
      };
      expect(await send(sheets)).toMatchObject({ success: true, message: '共5行数据导入成功' });
      const [record] = (await listed({ name: '磨床' })).records;
      expect(record).toMatchObject({ asset_service: [{ day: '2026-05-01' }, { day: '2026-05-03' }] });
      const book = await sheetsAt(`${API}/exportXls/asset`, { name: '磨床' });
      expect(Object.keys(book)).toEqual(['资产登记', '维修记录']);
      expect(book['资产登记']![2]![0]).toBe('主键');
      expect(book['维修记录']!.slice(2)).toEqual([
        SERVICE,
        [record!.id, '2026-05-01', '88.50'],
        [record!.id, '2026-05-03', ''],
      ]);
    });

    test('an invalid row excludes only its record and is reported by sheet, row and column', async () => {
      const body = await send({
        主表: [
          MAIN,
          ['1', '锯床', '12'],
          ['2', '拉床', ''],
          ['3', '滚齿机', ''],
          ['4', '冲床', ''],
          ['4', '剪板机', ''],
        ],
        asset_service: [
          SERVICE,
          ['2', '', '昨天'],
          ['9', '2026-05-01', ''],
          ['3', '2026-05-04', 1],
          ['4', '2026-05-05', 1],
        ],
      });
      expect(body).toMatchObject({ success: true, code: 201, message: '共9行，成功2行，失败7行' });
      const copy = await sheetsAt(body.result!.workbookUrl!);
      const marks = (name: string) => copy[name]!.slice(1).map((row) => row.slice(-2));
      expect(marks('资产登记')).toEqual([
        ['未导入', expect.stringMatching(/^电话：.*手机号/)],
        ['未导入', '工作表“维修记录”第2行有错误'],
        ['未导入', '工作表“维修记录”第5行有错误'],
        ['未导入', '工作表“维修记录”第5行有错误'],
      ]);
      expect(marks('维修记录')).toEqual([
        ['未导入', expect.stringMatching(/^日期不能为空；费用/)],
        ['未导入', '资产：主表的“主键”中没有：9'],
        ['未导入', '资产：主表的“主键”中有多行为：4'],
      ]);
      expect((await listed({ name: '滚齿机' })).records).toMatchObject([{ asset_service: [{ day: '2026-05-04' }] }]);
    });

    test('returns the first reasons if no row can be stored', async () => {
      const body = await send({ 主表: [MAIN, ['1', '', '']], 维修记录: [SERVICE, ['1', '', '']] });
      const expectedMessage =
        '共2行，2行有错误，未导入任何数据；主表第2行 名称不能为空；工作表“维修记录”第2行 日期不能为空';
      expect(body).toMatchObject({ success: false, message: expectedMessage });
      const noHead = await send({ 主表: [MAIN, ['1', '刨床', '']], 维修记录: [['费用'], [1]] });
      expect(noHead).toMatchObject({ message: '工作表“维修记录”未找到表头，缺少列：资产、日期' });
    });
  });
});

describe('trees', () => {
  const FIELDS = [
    { dbFieldName: 'kind', dbFieldTxt: '类别', fieldShowType: 'cat_tree', isQuery: '1' },
    { dbFieldName: 'urgency', dbFieldTxt: '紧急', fieldShowType: 'link_down' },
    { dbFieldName: 'place', dbFieldTxt: '地区', fieldShowType: 'pca' },
    {
      dbFieldName: 'depart',
      dbFieldTxt: '部门',
      fieldShowType: 'sel_tree',
      dictTable: 'sys_depart',
      dictText: 'id,parent_id,depart_name',
    },
  ];
  const idOf = async (name: string) => {
    const { rows } = await server.db.pool.query<{ id: string }>(
      'select id from sys_category where name = $1 and tenant_id = 1',
      [name],
    );
    return rows[0]!.id;
  };
  let row: Record<string, string>;

  beforeAll(async () => {
    await add({ tableName: 'tree_form', tableTxt: '分类登记' }, FIELDS);
    const { rows } = await server.db.pool.query<{ id: string }>(
      "select id from sys_depart where tenant_id = 1 and depart_name = '采购管理部'",
    );
    row = {
      kind: `${await idOf('采购类别')},${await idOf('设备备件')}`,
      urgency: await idOf('紧急程度'),
      place: '320000,320400',
      depart: rows[0]!.id,
    };
  });

  test('have cascaders and selects in the form', async () => {
    const { result } = (await manager.get<FormItem>(`${API}/getFormItem/tree_form`)).body;
    const { list } = JSON.parse(result!.formContent) as { list: Record<string, unknown>[] };
    expect(list.map(({ id, compType, action }) => [id, compType, action])).toEqual([
      ['kind', 'cascader', '/sys/category/loadTreeRoot?pcode=0'],
      ['urgency', 'cascader', '/sys/category/loadTreeRoot?pcode=0'],
      ['place', 'cascader', undefined],
      ['depart', 'select', '/sys/dict/getDictItems/sys_depart%2Cdepart_name%2Cid'],
    ]);
  });

  test('are stored as paths, searched, and shown and exported as texts', async () => {
    const { body } = await declarer.post<string>(`${API}/form/tree_form`, row);
    expect(body).toMatchObject({ success: true });
    const find = async (kind: string) =>
      (await manager.get<{ records: FormRecord[] }>(`${API}/getData/tree_form`, { kind })).body.result!.records;
    const [found] = await find(`,${await idOf('设备备件')},`);
    expect(found).toMatchObject({ ...row, place_dictText: expect.stringContaining('常州') });
    expect(await find(`,${await idOf('常规')},`)).toEqual([]);
    const { result } = (await manager.get<FormColumns>(`${API}/getColumns/tree_form`)).body;
    const columns = Object.fromEntries(result!.columns.map(({ dataIndex, customRender }) => [dataIndex, customRender]));
    expect(columns).toMatchObject({ kind: 'sys_category,name,id', depart: 'sys_depart,depart_name,id' });
    const { raw } = await manager.get(`${API}/exportXls/tree_form`);
    const book = read(raw.rawPayload);
    const cells = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false }).flat();
    expect(cells.join(' ')).toMatch(/设备备件/);
    expect(cells.join(' ')).toMatch(/紧急程度/);
    expect(cells.join(' ')).toMatch(/采购管理部/);
  });
});
