import type { DictItem, MenuItem, RoleRow } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from './support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const ENGLISH = { 'accept-language': 'en-US,en;q=0.9' };
interface Listed<Row> {
  records: Row[];
}
const HAN = /\p{Script=Han}/u;
let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const english = async <Result>(path: string, input?: unknown, method: 'GET' | 'POST' | 'PUT' = 'GET') =>
  (await admin.call<Result>(method, path, input, ENGLISH)).body;

test('menus have English titles in English', async () => {
  const titles = (items: readonly MenuItem[]): string[] =>
    items.flatMap(({ meta, children = [] }) => [meta.title, ...titles(children)]);
  const { result } = await english<{ menu: MenuItem[]; auth: { describe: string }[] }>(
    '/sys/permission/getUserPermissionByToken',
  );
  expect(titles(result!.menu)).toContain('Demand plans');
  expect(titles(result!.menu).filter((title) => HAN.test(title))).toEqual([]);
  expect(result!.auth.filter(({ describe }) => HAN.test(describe))).toEqual([]);
  const chinese = await admin.get<{ menu: MenuItem[] }>('/sys/permission/getUserPermissionByToken');
  expect(titles(chinese.body.result!.menu)).toContain('需求计划');
});

test('built-in dictionaries have English texts in English, also in rows of lists', async () => {
  const { result } = await english<Record<string, DictItem[]>>('/sys/dict/queryAllDictItems');
  const texts = Object.values(result!).flatMap((items) => items.map(({ text }) => text));
  expect(texts.filter((text) => HAN.test(text))).toEqual([]);
  expect(
    (await admin.get<Record<string, DictItem[]>>('/sys/dict/queryAllDictItems')).body.result!.sex![0],
  ).toMatchObject({ text: '男' });
  const plans = await english<Listed<{ status_dictText: string }>>('/purchase/purchasePlan/list', { status: '2' });
  expect(plans.result!.records[0]!.status_dictText).toBe('To assign');
});

test('roles have English names in dictionaries of a table, which find them by either name', async () => {
  const code = encodeURIComponent('sys_role,role_name,role_code');
  const texts = async (keyword: string) =>
    (await english<DictItem[]>(`/sys/dict/loadDict/${code}`, { keyword })).result!.map(({ text }) => text);
  expect(await texts('Purchaser')).toEqual(['Purchaser']);
  expect(await texts('采购员')).toEqual(['Purchaser']);
});

test('departments have English names in English wherever they are shown, and can be found by them', async () => {
  const own = await english<{ list: { departName: string }[] }>('/sys/user/getCurrentUserDeparts');
  const tree = await english<{ title: string; departName: string }[]>('/sys/sysDepart/queryTreeList');
  expect(tree.result![0]).toMatchObject({
    title: 'Ruiheng Equipment Group Co., Ltd.',
    departName: '锐衡装备制造集团有限公司',
  });
  const found = await english<{ title: string }[]>('/sys/sysDepart/searchBy', { keyWord: 'casting' });
  expect(found.result!.map(({ title }) => title)).toEqual(['Casting workshop']);
  const users = await english<Listed<{ orgCodeTxt: string }>>('/sys/user/list', { pageSize: 100 });
  const contacts = await english<Listed<{ departName: string }>>('/sys/user/appUserList', { pageSize: 100 });
  const shown = [
    ...own.result!.list.map(({ departName }) => departName),
    ...users.result!.records.map(({ orgCodeTxt }) => orgCodeTxt),
    ...contacts.result!.records.map(({ departName }) => departName),
  ];
  expect(shown).toContain('Purchasing');
  expect(shown.filter((name) => name && HAN.test(name))).toEqual([]);
  const chinese = await admin.get<{ title: string }[]>('/sys/sysDepart/queryTreeList');
  expect(chinese.body.result![0]!.title).toBe('锐衡装备制造集团有限公司');
});

test('reports have English names in English, with English names of departments', async () => {
  const path = '/online/cgreport/api/getColumnsAndData/report-sys-user';
  const { result } = await english<{ cgreportHeadName: string; data: Listed<{ orgCodeTxt: string }> }>(path);
  expect(result!.cgreportHeadName).toBe('Users');
  expect(result!.data.records.map(({ orgCodeTxt }) => orgCodeTxt).filter((name) => HAN.test(name))).toEqual([]);
  const chinese = await admin.get<typeof result>(path);
  expect(chinese.body.result!.cgreportHeadName).toBe('用户报表');
  expect(chinese.body.result!.data.records[0]!.orgCodeTxt).toMatch(HAN);
});

test('a search of departments and users names the departments of each user', async () => {
  const { result } = await english<{ userList: { orgCodeTxt: string }[] }>('/sys/sysDepart/queryTreeByKeyWord', {
    keyWord: 'purchaser',
  });
  expect(result!.userList[0]!.orgCodeTxt).toBe('Purchasing');
});

test('names that an administrator enters in English are shown in English at once', async () => {
  const { result: dicts } = await english<Listed<{ id: string }>>('/sys/dict/list', { dictCode: 'sex' });
  const dictId = dicts!.records[0]!.id;
  await admin.post('/sys/dictItem/add', { dictId, itemText: '未知', itemTextEn: 'Unknown', itemValue: '9' });
  await admin.post('/sys/dictItem/add', { dictId, itemText: '保密', itemValue: '8' });
  const { result } = await english<DictItem[]>('/sys/dict/getDictItems/sex');
  const texts = new Map(result!.map(({ value, text }) => [value, text]));
  expect([texts.get('9'), texts.get('8')]).toEqual(['Unknown', '保密']);
});

test('departments have their English names in English, in the dictionary as in rows of lists', async () => {
  const { result: made } = (
    await admin.post<{ id: string }>('/sys/sysDepart/add', { departName: '质量部', departNameEn: 'Quality' })
  ).body;
  const path = `/sys/dict/getDictItems/${encodeURIComponent('sys_depart,depart_name,id')}`;
  const textOf = (items: readonly DictItem[]) => items.find(({ value }) => value === made!.id)?.text;
  expect(textOf((await english<DictItem[]>(path)).result!)).toBe('Quality');
  expect(textOf((await admin.get<DictItem[]>(path)).body.result!)).toBe('质量部');
});

test('refusals and success messages are in English, as are errors of a malformed body', async () => {
  const missing = await english('/sys/role/queryById', { id: 'none' });
  expect(missing).toMatchObject({ success: false, message: 'The record was not found' });
  const invalid = await english('/sys/role/add', { roleName: '', roleCode: 'auditor_in' }, 'POST');
  expect(invalid.success).toBe(false);
  expect(invalid.message).not.toMatch(HAN);
  expect(invalid.message).toMatch(/^Role name/);
  expect((await english('/sys/role/add', '{', 'POST')).message).not.toMatch(HAN);
  const added = await english<RoleRow>('/sys/role/add', { roleName: '内审', roleCode: 'auditor_in' }, 'POST');
  expect(added).toMatchObject({ success: true, message: 'Added' });
});

test('the operation log is shown in the language of its reader', async () => {
  await admin.post('/sys/role/add', { roleName: 'A1', roleCode: 'language_log' });
  const find = { keyWord: 'A1', logType: '2' };
  const contentsOf = (records: readonly { logContent: string }[]) => records.map(({ logContent }) => logContent);
  expect(contentsOf((await english<Listed<{ logContent: string }>>('/sys/log/list', find)).result!.records)).toEqual([
    'Added role A1',
  ]);
  expect(
    contentsOf((await admin.get<Listed<{ logContent: string }>>('/sys/log/list', find)).body.result!.records),
  ).toEqual(['添加角色 A1']);
});

test('a workbook has headers in the language of its reader, and an import recognises both', async () => {
  const { raw } = await admin.call('GET', '/sys/role/exportXls', {}, ENGLISH);
  expect(decodeURIComponent(String(raw.headers['content-disposition']))).toContain('Role.xlsx');
  for (const [header, code] of [
    [['Name', 'Code'], 'from_english'],
    [['角色名称', '角色编码'], 'from_chinese'],
  ] as const) {
    const sent = await sendWorkbook(admin, '/sys/role/importExcel', [[...header], ['导入的角色', code]]);
    expect(sent.body.success).toBe(true);
  }
});

test.each([
  ['男', ENGLISH],
  ['Male', {}],
])('an import recognises the dictionary text %j in any language', async (sex, language) => {
  const username = sex === '男' ? 'import_zh' : 'import_en';
  const rows = [
    ['用户账号', '用户姓名', '性别'],
    [username, '导入', sex],
  ];
  const sent = await sendWorkbook(admin, '/sys/user/importExcel', rows, language);
  expect(sent.body).toMatchObject({ success: true });
  const { result } = (await admin.get<Listed<{ sex: string }>>('/sys/user/list', { username })).body;
  expect(String(result!.records[0]!.sex)).toBe('1');
});
