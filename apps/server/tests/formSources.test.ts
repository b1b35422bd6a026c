import { read, utils, write } from '@e965/xlsx';
import type { FormRecord, ImportResult } from '@gezi/domain';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bulkInsert, onlineFormData, sysDepart, sysLog } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const API = '/online/cgform/api';
const HEADS = ['名称', '供货商', '备选', '部门', '地区', '等级', '专家'];

let server: TestServer;
let manager: TestCaller;
let declarer: TestCaller;
/** A form whose records are the rows of the list. */
let source: string;
/** A form with fields that load their rows and options. */
let code: string;

const item = (id: string, compType: string, label: string, more: object = {}) => ({
  id,
  _id: id,
  compType,
  label,
  ...more,
});

async function addForm(formName: string, list: object[]): Promise<string> {
  const formContent = JSON.stringify({ list, config: {} });
  return (await manager.post<{ id: string }>('/flowable/form/add', { formName, formContent })).body.result!.id;
}
const record = (formId: string, id: string, values: Record<string, unknown>) => ({
  id,
  formId,
  values,
  formVersion: 1,
  tenantId: 1,
  createBy: 'manager',
  createTime: '2026-01-01 00:00:00',
});

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  declarer = await server.as('declarer');
  source = await addForm('供货商', [item('title', 'input', '名称')]);
  const titles = { one: '宏达机械', two: '北方轴承', three: '同名公司', four: '同名公司', five: '张三,李四商行' };
  await bulkInsert(
    server.db,
    onlineFormData,
    Object.entries(titles).map(([id, title]) => record(source, id, { title })),
  );
  await server.db.orm.insert(sysDepart).values([
    { id: 'plant', departName: '铸造厂', orgCode: 'Y1', tenantId: 1 },
    { id: 'store', parentId: 'plant', departName: '砂库', orgCode: 'Y1A01', tenantId: 1 },
  ]);
  const list = { action: `${API}/getData/${source}`, dlabel: 'title' };
  const tree = { props: { label: 'departName', value: 'id', checkStrictly: true }, 'show-all-levels': true };
  code = await addForm('比价单', [
    item('name', 'input', '名称'),
    item('one', 'dialogList', '供货商', list),
    item('more', 'dialogList', '备选', { ...list, multi: true }),
    item('depart', 'cascader', '部门', {
      dataType: 'dynamic',
      action: '/sys/sysDepart/queryTreeList',
      props: tree,
    }),
    item('area', 'cascader', '地区', { 'china-area-data': true }),
    item('level', 'select', '等级', {
      dataType: 'dynamic',
      action: `${API}/getData/${source}`,
      props: { props: { label: 'title', value: 'id' } },
    }),
    item('expert', 'userList', '专家', { ...list, multi: true }),
    item('lines', 'dynamicTable', '明细', {
      columns: [item('what', 'input', '内容'), item('from', 'dialogList', '来源', list)],
    }),
  ]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const VALUES = {
  name: '甲',
  one: 'one',
  more: 'two;five',
  depart: ['plant', 'store'],
  area: ['330000', '330100', '330106'],
  level: 'two',
  expert: '宏达机械_*_one',
  lines: [{ what: '铸件', from: 'one' }],
};
const TEXTS = [
  '甲',
  '宏达机械',
  '北方轴承,张三,李四商行',
  '铸造厂 / 砂库',
  '浙江省 / 杭州市 / 西湖区',
  '北方轴承',
  '宏达机械',
];

const add = async (values: object, caller = manager) =>
  (await caller.post<string>(`${API}/form/${code}`, { lines: [], ...values })).body;
const list = async (query: Record<string, string>, caller = manager, form = code) =>
  (await caller.get<{ records: FormRecord[] }>(`${API}/getData/${form}`, query)).body.result!.records;

const innerCalls = () => vi.spyOn(server.app, 'inject');
const countOf = (spy: ReturnType<typeof innerCalls>, path: string) =>
  (spy.mock.calls as unknown as [InjectOptions][]).filter(([{ url, headers }]) => {
    return JSON.stringify(url).includes(path) && headers?.['x-inner-call'] !== undefined;
  }).length;

async function upload(rows: readonly (readonly string[])[]) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '比价单');
  return send(book);
}
async function send(book: ReturnType<typeof utils.book_new>) {
  const form = new FormData();
  form.append('file', new Blob([write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer<ArrayBuffer>]), 'a.xlsx');
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type')! };
  const body = Buffer.from(await request.arrayBuffer());
  return (await manager.call<ImportResult | null>('POST', `${API}/importXls/${code}`, body, type)).body;
}

test('lists show the texts of rows and options that a call returns', async () => {
  await add(VALUES);
  const [one, more, depart, area, level] = TEXTS.slice(1);
  expect(await list({ name: '甲' })).toMatchObject([
    {
      one: 'one',
      one_dictText: one,
      more_dictText: more,
      depart_dictText: depart,
      area_dictText: area,
      level_dictText: level,
      lines_dictText: '铸件 宏达机械',
    },
  ]);
});

test('an export writes the texts, and its workbook can be imported', async () => {
  await add({ ...VALUES, name: '往返' });
  const calls = innerCalls();
  const book = read((await manager.get(`${API}/exportXls/${code}`, { name: '往返' })).raw.rawPayload);
  // One for each list and for the options, which the sub-table shares with the record.
  expect(countOf(calls, source)).toBe(3);
  const [main, sub] = book.SheetNames.map((name) =>
    utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' }),
  );
  expect(main![2]!.slice(1)).toEqual(HEADS);
  expect(main![3]!.slice(1)).toEqual(TEXTS.with(0, '往返'));
  expect(sub![3]!.slice(1)).toEqual(['铸件', '宏达机械']);

  main![3]![1] = '再次';
  book.Sheets[book.SheetNames[0]!] = utils.aoa_to_sheet(main!);
  expect(await send(book)).toMatchObject({ success: true, code: 200 });
  expect(await list({ name: '再次' })).toMatchObject([{ ...VALUES, name: '再次' }]);
});

test.each<[row: string[], column: string, reason: string]>([
  [['乙', '没有此家'], '供货商', '列表中没有“没有此家”'],
  [['乙', '同名公司'], '供货商', '列表中“同名公司”不止一个，请改填其ID'],
  [['乙', '宏达机械,北方轴承'], '供货商', '只能选择一项'],
  [['乙', '', '北方轴承,没有此家'], '备选', '列表中没有“没有此家”'],
  [['乙', '', '', '铸造厂 / 没有此处'], '部门', '没有选项“铸造厂 / 没有此处”'],
  [['乙', '', '', '', '浙江省 / 西湖区'], '地区', '没有选项“浙江省 / 西湖区”'],
  [['乙', '', '', '', '', '同名公司'], '等级', '没有选项“同名公司”，或同名选项不止一个'],
  [['乙', '', '', '', '', '', '没有此人'], '专家', '列表中没有“没有此人”'],
])('an import refuses %j with row and column', async (row, column, reason) => {
  const { success, result } = await upload([['比价单'], HEADS, row]);
  expect(success).toBe(false);
  expect(result!.refused).toMatchObject([{ row: 3, column, reason: expect.stringContaining(reason) as string }]);
});

test('an import reads each list once for all rows, and stored values in place of equal texts', async () => {
  const calls = innerCalls();
  const rows = Array.from({ length: 30 }, (_, at) => [`批量${at}`, 'three', at % 2 ? '宏达机械' : '北方轴承']);
  expect(await upload([['比价单'], HEADS, ...rows])).toMatchObject({ success: true, code: 200 });
  expect(countOf(calls, source)).toBe(2);
  const [first] = await list({ name: '批量0' });
  expect(first).toMatchObject({ one: 'three', more: 'two', one_dictText: '同名公司' });
});

describe('values', () => {
  test('are shown as stored to a caller without access to the list, and no refusal is logged', async () => {
    const users = await addForm('用户单', [item('who', 'dialogList', '用户', { action: '/sys/role/list' })]);
    await declarer.post(`${API}/form/${users}`, { who: 'r1' });
    const [own] = await list({}, declarer, users);
    expect(own).toMatchObject({ who: 'r1', who_dictText: 'r1' });
    const logged = JSON.stringify(await server.db.orm.select().from(sysLog));
    expect(logged).toContain(API);
    expect(logged).not.toContain('/sys/role/list');
  });

  test('are shown as stored if the list is of another tenant or the address returns no data', async () => {
    const stranger = await server.as('jb_manager');
    const formContent = JSON.stringify({
      list: [
        item('far', 'dialogList', '外部', { action: `${API}/getData/${source}`, dlabel: 'title' }),
        item('other', 'dialogList', '地址', { action: 'http://localhost/api/sys/user/list' }),
        item('out', 'dialogList', '退出', { action: '/sys/logout' }),
      ],
      config: {},
    });
    const { body } = await stranger.post<{ id: string }>('/flowable/form/add', { formName: '外部', formContent });
    const form = body.result!.id;
    await stranger.post(`${API}/form/${form}`, { far: 'one', other: '1', out: '2' });
    expect(await list({}, stranger, form)).toMatchObject([
      { far_dictText: 'one', other_dictText: '1', out_dictText: '2' },
    ]);
  });

  test('are shown as texts where a form lists its own records', async () => {
    const form = await addForm('自引用', [item('name', 'input', '名称'), item('up', 'dialogList', '上级', {})]);
    const own = {
      list: [item('name', 'input', '名称'), item('up', 'dialogList', '上级', { action: `${API}/getData/${form}` })],
    };
    await manager.call('PUT', '/flowable/form/edit', {
      id: form,
      formName: '自引用',
      formContent: JSON.stringify({ ...own, config: {} }),
    });
    const { body } = await manager.post<string>(`${API}/form/${form}`, { name: '总部' });
    await manager.post(`${API}/form/${form}`, { name: '分部', up: body.result });
    const [found] = await list({ name: '分部' }, manager, form);
    expect(found).toMatchObject({ up_dictText: '总部' });
  });
});

test('a call of the server to itself cannot be made by a client', async () => {
  const { status } = await server.anonymous.call('GET', '/sys/user/list', {}, { 'x-inner-call': 'any' });
  expect(status).toBe(401);
});
