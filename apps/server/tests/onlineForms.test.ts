import type { FormColumns, FormField, FormHead, FormItem, FormRecord, ReportQueryInfo } from '@gezi/domain';
import { read, utils, write } from '@e965/xlsx';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlineFormData } from '../src/db';
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

describe('what a form is made of', () => {
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
  ])('%j with %j is refused', async (head, fields, message, field) => {
    const body = await add({ tableName: 'other', tableTxt: '其他', ...head }, fields);
    expect(body).toMatchObject({ success: false, field, message: expect.stringContaining(message) as string });
  });

  test('is changed field by field, by whoever saw it last', async () => {
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
  test('are stored with their sub-table, and read back by table name and by id', async () => {
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
  ])('%j is refused', async (values, message, field) => {
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

  test('of a designed form are filtered alike', async () => {
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

  test('go with the form that is deleted', async () => {
    await add({ tableName: 'gone', tableTxt: '将删除' }, [{ dbFieldName: 'a', dbFieldTxt: 'A' }]);
    const { id } = await headOf('gone');
    await manager.post(`${API}/form/gone`, { a: '1' });
    await manager.call('DELETE', `${HEAD}/deleteBatch`, { ids: `${id},` });
    expect(await server.db.orm.select().from(onlineFormData).where(eq(onlineFormData.formId, id))).toEqual([]);
    expect((await manager.get(`${API}/getData/gone`)).body).toMatchObject({ success: false, field: 'code' });
  });
});

describe('how it is shown', () => {
  test('columns with the entries of their dictionaries', async () => {
    const { result } = (await declarer.get<FormColumns>(`${API}/getColumns/asset`)).body;
    expect(result).toMatchObject({ currentTableName: 'asset', checkboxFlag: 'Y', enhanceJs: '', cgButtonList: [] });
    expect(result!.columns.map(({ dataIndex }) => dataIndex)).toEqual(ASSET.slice(2).map((field) => field.dbFieldName));
    expect(result!.columns.find(({ dataIndex }) => dataIndex === 'sex')!.customRender).toBe('sex');
    expect(result!.dictOptions.sex!.map(({ text }) => text)).toContain('男');
  });

  test('conditions', async () => {
    const { result } = (await declarer.get<ReportQueryInfo[]>(`${API}/getQueryInfo/asset`)).body;
    expect(result!.map(({ field, view, mode, hidden }) => [field, view, mode, hidden])).toEqual([
      ['name', 'text', 'single', '0'],
      ['asset_no', 'text', 'single', '0'],
      ['sex', 'list', 'single', '0'],
      ['bought', 'date', 'group', '1'],
    ]);
  });

  test.each(['getFormItem', 'getFormItemBytbname'])('a schema, by %s', async (call) => {
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

describe('by workbook', () => {
  const HEADS = ['名称', '电话', '原值', '适用', '标签', '购置日期'];
  async function upload(rows: (string | number)[][]) {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['资产登记'], ['导出人：张三'], HEADS, ...rows]), '资产');
    const form = new FormData();
    form.append(
      'file',
      new Blob([write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>]),
      '资产.xlsx',
    );
    const request = new Request('http://x', { method: 'POST', body: form });
    const type = { 'content-type': request.headers.get('content-type')! };
    return (await manager.call('POST', `${API}/importXls/asset`, Buffer.from(await request.arrayBuffer()), type)).body;
  }

  test('rows are checked as the form would, and come out as they went in', async () => {
    const good = ['镗床', '13800138000', 500, '男', '男,女', '2026-04-01'];
    expect(await upload([good, ['刨床', '12', 500, '没有', '', '']])).toMatchObject({ success: true, code: 201 });
    expect((await listed({ name: '镗床' })).records).toMatchObject([{ sex: '1', tags: '1,2', bought: '2026-04-01' }]);
    expect((await listed({ name: '刨床' })).total).toBe(0);
    const { raw } = await manager.get(`${API}/exportXls/asset`, { paramsStr: JSON.stringify({ name: '镗床' }) });
    const book = read(raw.rawPayload);
    const [, , heads, ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
      header: 1,
      defval: '',
    });
    const exported = rows.map((row) => HEADS.map((head) => row[heads!.indexOf(head)]));
    expect(exported).toEqual([good.map(String)]);
  });
});
