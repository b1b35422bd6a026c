import { read, utils, write, type CellObject } from '@e965/xlsx';
import type { DictItem, FormColumns, FormEntry, FormRecord, ImportResult, ReportQueryInfo } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkInsert, onlineFormData, sysDepart } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const API = '/online/cgform/api';

let server: TestServer;
let manager: TestCaller;
let declarer: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  declarer = await server.as('declarer');
});
afterAll(() => server.close());

const options = [
  { label: '设备', value: 'a' },
  { label: '备件', value: 'b' },
];
const item = (id: string, compType: string, label: string, more: object = {}) => ({
  id,
  _id: id,
  compType,
  label,
  ...more,
});
const FILE = JSON.stringify([{ name: '合同.pdf', url: '/upload/1.pdf' }]);

/** Adds a designed form and returns its id. */
async function addDesigned(list: object[], formName: string): Promise<string> {
  const formContent = JSON.stringify({ list, config: {} });
  return (await manager.post<{ id: string }>('/flowable/form/add', { formName, formContent })).body.result!.id;
}

const designed = () =>
  addDesigned(
    [
      item('name', 'input', '名称', { required: true }),
      item('price', 'inputNumber', '单价', { precision: 2, max: 100_000 }),
      item('day', 'date', '日期'),
      item('sex', 'radio', '适用', { dataType: 'dynamic', action: '/sys/dict/getDictItems/sex' }),
      item('tags', 'checkbox', '标签', { dataType: 'dynamic', action: '/sys/dict/getDictItems/sex' }),
      item('file', 'upload', '附件'),
      item('on', 'Switch', '启用', { 'active-value': 'Y', 'inactive-value': 'N' }),
      item('lines', 'dynamicTable', '明细', {
        columns: [item('what', 'input', '内容'), item('cost', 'inputNumber', '费用', { precision: 2, max: 100_000 })],
      }),
    ],
    '登记单',
  );

async function online(): Promise<string> {
  const add = (head: object, fields: object[]) => manager.post(`${API}/addAll`, { head, fields, indexs: [] });
  await add({ tableName: 'register', tableTxt: '登记单', tableType: '2' }, [
    { dbFieldName: 'name', dbFieldTxt: '名称', fieldMustInput: '1', isQuery: '1', sortFlag: '1' },
    { dbFieldName: 'price', dbFieldTxt: '单价', dbType: 'BigDecimal', dbLength: 8, dbPointLength: 2, sortFlag: '1' },
    { dbFieldName: 'day', dbFieldTxt: '日期', dbType: 'Date', fieldShowType: 'date', isQuery: '1', sortFlag: '1' },
    { dbFieldName: 'sex', dbFieldTxt: '适用', fieldShowType: 'radio', dictField: 'sex', isQuery: '1' },
    { dbFieldName: 'tags', dbFieldTxt: '标签', fieldShowType: 'checkbox', dictField: 'sex', sortFlag: '1' },
    { dbFieldName: 'file', dbFieldTxt: '附件', fieldShowType: 'file', dbType: 'Text' },
    { dbFieldName: 'on', dbFieldTxt: '启用', fieldShowType: 'switch' },
  ]);
  await add({ tableName: 'lines', tableTxt: '明细', tableType: '3' }, [
    { dbFieldName: 'register_id', dbFieldTxt: '记录ID', mainTable: 'register', mainField: 'id' },
    { dbFieldName: 'what', dbFieldTxt: '内容' },
    { dbFieldName: 'cost', dbFieldTxt: '费用', dbType: 'BigDecimal', dbLength: 8, dbPointLength: 2 },
  ]);
  return 'register';
}

describe.each([
  ['a designed form', designed],
  ['an online form', online],
])('records of %s', (_, make) => {
  let code: string;
  beforeAll(async () => {
    code = await make();
    for (const [at, price] of [9, 80, 700].entries()) {
      await add({ name: `物料${at}`, price, day: `2026-0${at + 1}-01`, sex: '1', tags: ['2'] });
    }
  });

  const add = async (values: object, caller = declarer) =>
    (await caller.post<string>(`${API}/form/${code}`, { on: 'Y', lines: [], ...values })).body;
  const list = async (query: Record<string, string> = {}, caller = manager) =>
    (await caller.get<{ records: FormRecord[]; total: number }>(`${API}/getData/${code}`, query)).body.result!;
  const names = async (query: Record<string, string>) => (await list(query)).records.map(({ name }) => name);

  test('have a column and a search field for what can be shown and searched', async () => {
    const { columns, dictOptions } = (await declarer.get<FormColumns>(`${API}/getColumns/${code}`)).body.result!;
    const shown = columns.filter(({ dataIndex }) => dataIndex !== 'lines');
    expect(shown.map(({ title }) => title)).toEqual(['名称', '单价', '日期', '适用', '标签', '附件', '启用']);
    expect(shown.find(({ dataIndex }) => dataIndex === 'price')).toMatchObject({ align: 'right', sorter: true });
    expect(dictOptions.sex).toContainEqual(expect.objectContaining({ value: '1', text: '男' }));
    expect(dictOptions.on!.map(({ value, text }) => [value, text])).toEqual([
      ['Y', '是'],
      ['N', '否'],
    ]);
    const english = { 'accept-language': 'en' };
    const translated = await declarer.call<FormColumns>('GET', `${API}/getColumns/${code}`, {}, english);
    expect(translated.body.result!.dictOptions.on!.map(({ text }) => text)).toEqual(['Yes', 'No']);
    const { result } = (await declarer.get<ReportQueryInfo[]>(`${API}/getQueryInfo/${code}`)).body;
    const views = Object.fromEntries(result!.map(({ field, view }) => [field, view]));
    expect(views).toMatchObject({ name: 'text', day: 'date', sex: 'list' });
  });

  test('are paged, sorted, filtered and queried by every field', async () => {
    expect(await names({ column: 'price', order: 'asc' })).toEqual(['物料0', '物料1', '物料2']);
    expect(await names({ column: 'price', order: 'desc', pageSize: '1', pageNo: '2' })).toEqual(['物料1']);
    expect(await names({ name: '*料2*' })).toEqual(['物料2']);
    expect(await names({ day_begin: '2026-02-01', day_end: '2026-02-28' })).toEqual(['物料1']);
    expect((await list({ tags: ',2,' })).total).toBe(3);
    expect((await list({ tags: '*1*' })).total).toBe(0);
    const query = [{ field: 'price', rule: 'gt', val: '100' }];
    expect(await names({ superQueryParams: encodeURI(JSON.stringify(query)) })).toEqual(['物料2']);
    expect((await list({ column: 'tags', order: 'desc' })).total).toBe(3);
  });

  test('carry the texts of dictionary entries', async () => {
    expect((await list({ name: '物料0' })).records).toMatchObject([{ sex_dictText: '男', tags_dictText: '女' }]);
  });

  test('belong to their author and their tenant', async () => {
    const approver = await server.as('approver');
    expect((await list({}, approver)).total).toBe(0);
    expect((await list({}, declarer)).total).toBe(3);
    const stranger = await server.as('jb_manager');
    expect((await stranger.get(`${API}/getData/${code}`)).body).toMatchObject({ success: false, field: 'code' });
    expect((await stranger.get(`${API}/exportXls/${code}`)).body).toMatchObject({ success: false, field: 'code' });
  });

  test('are exported as they are shown, and imported again', async () => {
    const lines = [{ what: '安装', cost: '8.50' }];
    await add({ name: '往返', price: 1.5, day: '2026-05-01', sex: '1', tags: ['1', '2'], file: FILE, lines });
    const { rawPayload } = (await manager.get(`${API}/exportXls/${code}`, { name: '往返' })).raw;
    const book = read(rawPayload);
    const [main, sub] = book.SheetNames.map((name) =>
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' }),
    );
    const [, , heads, row] = main!;
    expect(heads!.slice(1)).toEqual(['名称', '单价', '日期', '适用', '标签', '附件', '启用']);
    expect(row!.slice(1)).toEqual(['往返', '1.50', '2026-05-01', '男', '男,女', '合同.pdf', '是']);
    expect(sub!.slice(2)).toEqual([
      ['记录ID', '内容', '费用'],
      [row![0], '安装', '8.50'],
    ]);

    row![1] = '再次';
    row![heads!.indexOf('附件')] = '';
    const copy = utils.book_new();
    utils.book_append_sheet(copy, utils.aoa_to_sheet(main!), '登记单');
    utils.book_append_sheet(copy, utils.aoa_to_sheet(sub!), '明细');
    expect(await upload(code, copy)).toMatchObject({ success: true });
    const { records } = await list({ name: '再次' });
    const [found] = records;
    expect(found).toMatchObject({ day: '2026-05-01', sex: '1', on: 'Y', lines: [{ what: '安装' }] });
    expect([found!.tags].flat().join()).toBe('1,2');
    expect(found!.file ?? '').toBe('');
    expect(Number(found!.price)).toBe(1.5);
  });

  test('are removed several at once, one’s own only', async () => {
    const ids = [(await add({ name: '删1' })).result!, (await add({ name: '删2' })).result!];
    const approver = await server.as('approver');
    const path = `${API}/form/${code}/${ids.join()}`;
    expect((await approver.call('DELETE', path)).body.success).toBe(false);
    expect((await declarer.call('DELETE', path)).body.success).toBe(true);
    expect((await list({ name: '删*' })).total).toBe(0);
  });

  test('report every fault of a form to be filled in', async () => {
    const values = { name: '', price: 1.234, on: 'Y', lines: [] };
    const { body } = await declarer.post('/flowable/form/validate', { formId: code, values });
    expect(body.result).toMatchObject({ valid: false, errors: [{ id: 'name' }, { id: 'price' }] });
    const unknown = await declarer.post('/flowable/form/validate', { formId: 'nowhere', values });
    expect(unknown.body).toMatchObject({ success: false, field: 'formId' });
  });
});

const upload = (code: string, book: ReturnType<typeof utils.book_new>) =>
  uploadBytes(code, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>);

async function uploadBytes(code: string, bytes: Buffer<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'a.xlsx');
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type')! };
  const body = Buffer.from(await request.arrayBuffer());
  return (await manager.call<ImportResult | null>('POST', `${API}/importXls/${code}`, body, type)).body;
}

describe('every type of field of a designed form', () => {
  const columns = [item('c_a', 'input', '甲'), item('c_b', 'radio', '乙', { options })];
  const VALUES: readonly [object, unknown, string][] = [
    [item('f_select', 'select', '下拉', { options }), 'a', '设备'],
    [item('f_many', 'select', '多选', { multiple: true, options }), ['a', 'b'], '设备,备件'],
    [
      item('f_path', 'cascader', '级联', { options: [{ ...options[0], children: [options[1]] }] }),
      ['a', 'b'],
      '设备 / 备件',
    ],
    [item('f_span', 'date', '期间', { type: 'daterange' }), ['2026-01-01', '2026-02-01'], '2026-01-01 - 2026-02-01'],
    [item('f_month', 'date', '月份', { type: 'month' }), '2026-03', '2026-03'],
    [item('f_time', 'time', '时间'), '09:30:00', '09:30:00'],
    [item('f_slide', 'slider', '滑块', { range: true, max: 20 }), [2, 8], '2 – 8'],
    [item('f_rate', 'rate', '评分'), 4, '4'],
    [item('f_html', 'editor', '说明'), '<p>一<b>二</b></p>', '一二'],
    [item('f_user', 'userList', '人员', { multi: true }), '张三,李四_*_1,2', '张三,李四'],
    [item('f_dept', 'userDept', '部门'), '采购部_*_d1', '采购部'],
    [item('f_file', 'upload', '附件'), FILE, '合同.pdf'],
    [item('f_same', 'input', '时间'), '同名', '同名'],
    [item('f_table', 'dynamicTable', '表格', { columns }), [{ c_a: 'x', c_b: 'b' }], ''],
  ];
  let code: string;
  beforeAll(async () => {
    code = await addDesigned(
      VALUES.map(([field]) => field),
      '所有类型',
    );
    const values = Object.fromEntries(VALUES.map(([field, value]) => [(field as { id: string }).id, value]));
    const { body } = await declarer.post(`${API}/form/${code}`, values);
    if (!body.success) throw new Error(body.message);
  });

  test('is sorted and searched in the database', async () => {
    const ids = VALUES.map(([field]) => (field as { id: string }).id).filter((id) => id !== 'f_table');
    const column = ids.join();
    const { body } = await manager.get<{ total: number }>(`${API}/getData/${code}`, { column, order: 'asc' });
    expect(body).toMatchObject({ result: { total: 1 } });
    const total = async (query: Record<string, string>) =>
      (await manager.get<{ total: number }>(`${API}/getData/${code}`, query)).body.result!.total;
    expect(await total({ f_many: ',b,' })).toBe(1);
    expect(await total({ f_user: '*李四*' })).toBe(1);
    expect(await total({ f_file: '*合同*' })).toBe(1);
    expect(await total({ f_span: '2026-01-01,2026-02-01' })).toBe(0);
    expect(await total({ f_span: '*2026-02*' })).toBe(1);
    expect(await total({ f_rate: '>= 4' })).toBe(1);
  });

  test('is exported as text, columns of equal labels apart', async () => {
    const book = read((await manager.get(`${API}/exportXls/${code}`)).raw.rawPayload);
    const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, {
      header: 1,
      raw: false,
      defval: '',
    });
    const [, , heads, row] = rows;
    const labels = VALUES.slice(0, -1).map(([field]) => (field as { label: string }).label);
    expect(heads!.slice(1)).toEqual(labels.with(-1, '时间 (f_same)'));
    expect(row!.slice(1)).toEqual(VALUES.slice(0, -1).map(([, , text]) => text));
    expect(utils.sheet_to_json(book.Sheets['表格']!, { header: 1, raw: false })).toContainEqual([row![0], 'x', '备件']);
  });
});

describe('the list of all forms', () => {
  const list = async (caller: TestCaller, query: Record<string, string> = {}) =>
    (await caller.get<{ records: FormEntry[]; total: number }>('/flowable/form/all', query)).body.result!;

  test('has both kinds, filtered and sorted together', async () => {
    const { records } = await list(manager, { name: '登记单', column: 'kind', order: 'asc' });
    expect(records.map(({ kind, code, tableType }) => [kind, code, tableType])).toEqual([
      ['designed', null, '1'],
      ['online', 'register', '2'],
    ]);
    expect((await list(manager, { kind: 'online', name: '明细' })).total).toBe(1);
    // Records of a sub-table belong to those of its main table.
    expect((await list(declarer, { kind: 'online', name: '明细' })).total).toBe(0);
    expect((await list(declarer, { name: '登记单' })).total).toBe(2);
    expect((await list(await server.as('jb_manager'), { name: '登记单' })).total).toBe(0);
  });

  test('has for external users the forms published to them', async () => {
    const supplier = await server.as('supplier');
    const code = await addDesigned([item('a', 'input', 'A')], '对外表单');
    const columns = () => supplier.get(`${API}/getColumns/${code}`).then(({ body }) => body.success);
    expect((await list(supplier, { name: '对外表单' })).total).toBe(0);
    expect((await supplier.get(`/flowable/form/${code}`)).body.success).toBe(false);
    expect(await columns()).toBe(false);
    const publish = (publishedTo: string | null) =>
      manager.call('PUT', '/flowable/form/publish', { id: code, publishedTo }).then(({ body }) => body);
    expect(await publish('supplier')).toMatchObject({ success: true });
    expect((await list(supplier, { name: '对外表单' })).records).toMatchObject([
      { id: code, publishedTo: 'supplier', version: 1 },
    ]);
    expect(await columns()).toBe(true);
    expect(await publish('everyone')).toMatchObject({ success: false, field: 'publishedTo' });
    await publish(null);
    expect(await columns()).toBe(false);
  });
});

test('a row of a workbook is validated with the conditions of the form', async () => {
  const code = await addDesigned(
    [
      item('kind', 'radio', '类别', { options }),
      item('why', 'input', '理由', { required: true, logic: { visible: "kind == 'b'" } }),
    ],
    '条件',
  );
  const book = utils.book_new();
  const rows = [['条件'], ['类别', '理由'], ['设备', ''], ['备件', ''], ['备件', '损坏']];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '条件');
  expect(await upload(code, book)).toMatchObject({ code: 201, message: '共3行，成功2行，失败1行' });
});

describe('cells that show names', () => {
  const areas = [
    { label: '浙江', value: 'zj', children: [{ label: '杭州', value: 'hz' }] },
    { label: '江苏', value: 'js', children: [{ label: '南京', value: 'nj' }] },
  ];
  let code: string;
  beforeAll(async () => {
    code = await addDesigned(
      [
        item('name', 'input', '名称', { required: true }),
        item('users', 'userList', '人员', { multi: true }),
        item('depart', 'userDept', '部门'),
        item('area', 'cascader', '地区', { options: areas }),
        item('file', 'upload', '附件'),
        item('rows', 'dialogList', '清单', {}),
        item('own', 'userList', '专家', { dval: 'username' }),
      ],
      '名称导入',
    );
    const departs = ['import-1', 'import-2'].flatMap((id, nth) => [
      { id, departName: `事业部${nth + 1}`, orgCode: `Y${nth + 1}` },
      { id: `${id}-store`, parentId: id, departName: '仓储组', orgCode: `Y${nth + 1}A01` },
    ]);
    await server.db.orm.insert(sysDepart).values(departs.map((depart) => ({ ...depart, tenantId: 1 })));
  });
  const HEADS = ['名称', '人员', '部门', '地区', '附件', '清单', '专家'];
  async function send(...rows: string[][]) {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['名称导入'], HEADS, ...rows]), '名称导入');
    return upload(code, book);
  }

  test('are read: users by account or name, departments by name or path, cascaders by labels', async () => {
    const people = await manager.get<DictItem[]>('/sys/dict/getDictItems/sys_user,username,id');
    expect(
      await send(['甲', 'declarer,刘建国', '事业部1', '浙江 / 杭州'], ['乙', '', '事业部2 / 仓储组', '南京']),
    ).toMatchObject({ success: true, code: 200 });
    const { records } = (await manager.get<{ records: FormRecord[] }>(`${API}/getData/${code}`, { column: 'name' }))
      .body.result!;
    const byName = Object.fromEntries(records.map((record) => [record.name as string, record]));
    expect(byName['甲']).toMatchObject({ depart: '事业部1_*_import-1', area: ['zj', 'hz'] });
    const [names, ids] = (byName['甲']!.users as string).split('_*_');
    expect(names).toMatch(/^\S+,刘建国$/);
    expect(ids!.split(',')[0]).toBe(people.body.result!.find(({ text }) => text === 'declarer')!.value);
    expect(byName['乙']).toMatchObject({ depart: '仓储组_*_import-2-store', area: ['js', 'nj'] });
  });

  test.each<[string[], string]>([
    [['丙', '没有此人'], '没有账号或姓名为“没有此人”的用户'],
    [['丙', '', '没有此处'], '没有名称或路径为“没有此处”的部门'],
    [['丙', '', '仓储组'], '“仓储组”不止一个'],
    [['丙', '', '事业部1,事业部2'], '部门'],
    [['丙', '', '', '浙江 / 宁波'], '没有选项“浙江 / 宁波”'],
    [['丙', '', '', '', '合同.pdf'], '文件不能通过导入填写'],
    [['丙', '', '', '', '', '一行'], '选择列表的值不能通过导入填写'],
    [['丙', '', '', '', '', '', '刘建国'], '选择列表的值不能通过导入填写'],
  ])('refuses %j', async (row, message) => {
    expect(await send(row)).toMatchObject({
      success: false,
      message: expect.stringContaining(message) as string,
    });
  });

  test('are left out of the template if no text can be read', async () => {
    const book = read((await manager.get(`${API}/importXls/${code}`)).raw.rawPayload);
    const [heads] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false });
    expect(heads).toEqual(['名称*', '人员', '部门', '地区']);
  });
});

test('numbers and dates are exported as such, and an import reads them', async () => {
  const day = item('day', 'date', '日期');
  const moment = item('at', 'date', '时间', { type: 'datetime', 'value-format': 'yyyy-MM-dd HH:mm:ss' });
  const fields = [item('name', 'input', '名称'), item('price', 'inputNumber', '单价', { precision: 2 }), day, moment];
  const typed = await addDesigned(fields, '类型');
  const values = { name: '007', price: 1234.5, day: '2026-05-01', at: '2026-05-01 09:30:15' };
  await declarer.post(`${API}/form/${typed}`, values);
  const { rawPayload } = (await manager.get(`${API}/exportXls/${typed}`)).raw;
  const { Sheets, SheetNames } = read(rawPayload, { cellNF: true });
  const cells = ['A4', 'B4', 'C4', 'D4'].map((at) => (Sheets[SheetNames[0]!] as Record<string, CellObject>)[at]!);
  expect(cells.map(({ t, w, z }) => [t, w, z])).toEqual([
    ['s', '007', 'General'],
    ['n', '1234.50', '0.00'],
    ['n', '2026-05-01', 'yyyy-mm-dd'],
    ['n', '2026-05-01 09:30:15', 'yyyy-mm-dd hh:mm:ss'],
  ]);
  expect(await uploadBytes(typed, rawPayload as Buffer<ArrayBuffer>)).toMatchObject({ success: true, code: 200 });
  const { body } = await manager.get<{ records: FormRecord[] }>(`${API}/getData/${typed}`);
  const stored = body.result!.records.map((record) => ({ ...record, price: Number(record.price) }));
  expect(stored).toMatchObject([values, values]);
});

test('rows of a table carry the texts of dictionary entries', async () => {
  const sex = { dataType: 'dynamic', action: '/sys/dict/getDictItems/sex' };
  const columns = [item('who', 'input', '姓名'), item('sex', 'radio', '性别', sex)];
  const code = await addDesigned([item('people', 'dynamicTable', '人员', { columns })], '人员登记');
  await declarer.post(`${API}/form/${code}`, { people: [{ who: '甲', sex: '1' }, { who: '乙' }] });
  await declarer.post(`${API}/form/${code}`, { people: [] });
  const { body } = await manager.get<{ records: FormRecord[] }>(`${API}/getData/${code}`, {
    column: 'id',
    order: 'asc',
  });
  expect(body.result!.records.map((record) => record.people_dictText)).toEqual(['甲 男；乙', '']);
});

test('unknown or malformed dictionary addresses leave the values as stored', async () => {
  const code = await addDesigned(
    ['/sys/dict/getDictItems/nowhere', '/sys/dict/getDictItems/%E0%A4%A', '/other'].map((action, at) =>
      item(`f_${at}`, 'select', `选项${at}`, { dataType: 'dynamic', action }),
    ),
    '未知字典',
  );
  await declarer.post(`${API}/form/${code}`, { f_0: 'x', f_1: 'y', f_2: 'z' });
  const { body } = await manager.get<{ records: FormRecord[] }>(`${API}/getData/${code}`);
  expect(body.result!.records).toMatchObject([{ f_0: 'x', f_1: 'y', f_2: 'z' }]);
  expect((await manager.get(`${API}/getColumns/${code}`)).body.success).toBe(true);
});

test('a form of 200 fields with 10,000 records is paged, sorted and exported', async () => {
  const code = await addDesigned(
    Array.from({ length: 200 }, (_, at) =>
      item(`fd_${at}`, at % 2 ? 'inputNumber' : 'input', `字段${at}`, { max: 1e9 }),
    ),
    '大表单',
  );
  const values = (nth: number) =>
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`fd_${at}`, nth * 7 + at]));
  const row = { formId: code, formVersion: 1, tenantId: 1, createBy: 'declarer', createTime: '2026-01-01 00:00:00' };
  const rows = Array.from({ length: 10_000 }, (_, nth) => ({ id: `big${nth}`, values: values(nth), ...row }));
  await bulkInsert(server.db, onlineFormData, rows);
  const query = { column: 'fd_199', order: 'desc', pageNo: '3', pageSize: '10', fd_1: '> 100' };
  const { body } = await manager.get<{ records: FormRecord[]; total: number }>(`${API}/getData/${code}`, query);
  expect(body.result!.records[0]!.id).toBe('big9979');
  const book = read((await manager.get(`${API}/exportXls/${code}`, { fd_1: '> 69000' })).raw.rawPayload);
  const sheet = utils.sheet_to_json<string[]>(book.Sheets['大表单']!, { header: 1, raw: false });
  expect(sheet).toHaveLength(3 + 142);
  expect(sheet[3]).toHaveLength(200);
}, 120_000);
