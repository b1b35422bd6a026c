import { read, utils } from '@e965/xlsx';
import type { Category, DictItem, SysCategory, SysCheckRule, SysDict, SysDictItem, SysFillRule } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { workbookOf } from './support/workbookOf';

interface Rows<Row> {
  records: Row[];
  total: number;
}
const remove = (caller: TestCaller, path: string, input: object) => caller.call('DELETE', path, input);

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

describe('dictionaries', () => {
  const items = async (code: string) => (await admin.get<DictItem[]>(`/sys/dict/getDictItems/${code}`)).body;
  const add = async (dictCode: string, part: Partial<SysDict> = {}) =>
    (await admin.post<SysDict>('/sys/dict/add', { dictName: `字典${dictCode}`, dictCode, ...part })).body;
  const addItem = async (dictId: string, itemValue: string, part: Partial<SysDictItem> = {}) =>
    (await admin.post<SysDictItem>('/sys/dictItem/add', { dictId, itemText: `项${itemValue}`, itemValue, ...part }))
      .body;

  test('return changed entries at once, sorted, without inactive ones', async () => {
    const dict = (await add('color_level')).result!;
    const [last] = [(await addItem(dict.id, 'b', { sortOrder: 2, itemColor: '#cf1322' })).result!];
    await addItem(dict.id, 'a', { sortOrder: 1 });
    await addItem(dict.id, 'c', { sortOrder: 3, status: 0 });
    expect((await items('color_level')).result).toMatchObject([
      { value: 'a', text: '项a' },
      { value: 'b', color: '#cf1322' },
    ]);
    const edit = await admin.put<SysDictItem>('/sys/dictItem/edit', {
      id: last.id,
      itemText: '新',
      updateTime: last.updateTime,
    });
    expect(edit.body).toMatchObject({ message: '编辑成功！', result: { itemText: '新', status_dictText: '启用' } });
    expect((await items('color_level')).result![1]).toMatchObject({ text: '新' });
    await remove(admin, '/sys/dictItem/delete', { id: last.id });
    expect((await items('color_level')).result).toHaveLength(1);
  });

  test('an edited entry moves to the dictionary that it names, where its value is checked', async () => {
    const [from, to] = [(await add('move_from')).result!, (await add('move_to', { type: 1 })).result!];
    const item = (await addItem(from.id, '1')).result!;
    const move = async (id: string, dictId: string) => (await admin.put('/sys/dictItem/edit', { id, dictId })).body;
    expect(await move(item.id, 'nowhere')).toMatchObject({ success: false, field: 'dictId' });
    expect(await move((await addItem(from.id, '一')).result!.id, to.id)).toMatchObject({ field: 'itemValue' });
    expect(await move(item.id, to.id)).toMatchObject({ success: true, result: { dictId: to.id } });
    expect((await items('move_from')).result).toMatchObject([{ value: '一' }]);
    expect((await items('move_to')).result).toMatchObject([{ value: '1' }]);
    const twin = (await addItem(from.id, '1')).result!;
    expect(await move(twin.id, to.id)).toMatchObject({ success: false, field: 'itemValue' });
  });

  test('a deleted one keeps its code in the recycle bin until it is restored or erased', async () => {
    const dict = (await add('bin_me')).result!;
    await addItem(dict.id, '1');
    expect((await remove(admin, '/sys/dict/delete', { id: dict.id })).body.success).toBe(true);
    expect((await items('bin_me')).success).toBe(false);
    const bin = async () => (await admin.get<SysDict[]>('/sys/dict/deleteList')).body.result!.map(({ id }) => id);
    expect(await bin()).toContain(dict.id);
    expect(await add('bin_me')).toMatchObject({
      success: false,
      field: 'dictCode',
      message: expect.stringContaining('回收站'),
    });
    await admin.put(`/sys/dict/back/${dict.id}`, {});
    expect((await items('bin_me')).result).toHaveLength(1);
    expect((await remove(admin, `/sys/dict/deletePhysic/${dict.id}`, {})).body).toMatchObject({ success: false });
    await remove(admin, '/sys/dict/delete', { id: dict.id });
    expect((await remove(admin, `/sys/dict/deletePhysic/${dict.id}`, {})).body.success).toBe(true);
    expect(await bin()).not.toContain(dict.id);
    expect((await add('bin_me')).success).toBe(true);
  });

  test.each([
    [{ dictCode: 'sex' }, 'dictCode', '字典编码“sex”已存在'],
    [{ dictCode: 'a,b' }, 'dictCode', '字典编码应以字母开头'],
    [{ dictName: '' }, 'dictName', '字典名称不能为空'],
  ])('refuses %j', async (part, field, message) => {
    const { body } = await admin.post('/sys/dict/add', { dictName: '甲', dictCode: 'free_code', ...part });
    expect(body).toMatchObject({ success: false, field, message: expect.stringContaining(message) });
  });

  test('values are unique, and numeric in numeric dictionaries', async () => {
    const dict = (await add('numbers', { type: 1 })).result!;
    await addItem(dict.id, '1');
    expect(await addItem(dict.id, '1')).toMatchObject({ success: false, field: 'itemValue' });
    expect(await addItem(dict.id, '一')).toMatchObject({
      field: 'itemValue',
      message: '数字类型的字典，数据值应为数字',
    });
    const check = { dictId: dict.id, itemValue: '1' };
    expect((await admin.get('/sys/dictItem/dictItemCheck', check)).body).toMatchObject({ success: false });
    expect((await admin.get('/sys/dictItem/dictItemCheck', { ...check, itemValue: '2' })).body.success).toBe(true);
    const [item] = (await admin.get<Rows<SysDictItem>>('/sys/dictItem/list', { dictId: dict.id })).body.result!.records;
    expect((await admin.get('/sys/dictItem/dictItemCheck', { ...check, id: item!.id })).body.success).toBe(true);
  });

  test('are exported and imported', async () => {
    const content = workbookOf([
      ['字典名称', '字典编码', '字典项名称', '字典项数据值', '颜色'],
      ['包装方式', 'pack_kind', '木箱', 'box', '#1890FF'],
      ['包装方式', 'pack_kind', '托盘', 'tray', ''],
      ['包装方式', 'pack_kind', '木箱二', 'box', ''],
      ['性别', 'sex', '男', '1', ''],
    ]);
    const { body } = await admin.call<{ successCount: number }>(
      'POST',
      '/sys/dict/importExcel',
      content.body,
      content.headers,
    );
    expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 2 } });
    expect((await items('pack_kind')).result).toMatchObject([{ value: 'box', color: '#1890ff' }, { value: 'tray' }]);
    const { raw } = await admin.get('/sys/dict/exportXls', { dictCode: 'pack_kind' });
    const { Sheets, SheetNames } = read(raw.rawPayload);
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false });
    const heads = rows[2]!;
    expect(heads.slice(0, 3)).toEqual(['字典名称', '字典英文名称', '字典编码']);
    expect(rows.slice(3).map((row) => row[heads.indexOf('字典项数据值')])).toEqual(['box', 'tray']);
  });

  test('belong to all tenants: administrators of one tenant may only read', async () => {
    await server.db.pool.query(`insert into sys_user_role (user_id, role_id, tenant_id)
      select u.id, r.id, 2 from sys_user u, sys_role r where u.username = 'jb_manager' and r.role_code = 'admin'`);
    const neighbour = await server.as('jb_manager', { tenant: 2 });
    expect((await neighbour.get('/sys/dict/list')).body.success).toBe(true);
    const { body } = await neighbour.post('/sys/dict/add', { dictName: '甲', dictCode: 'theirs' });
    expect(body).toMatchObject({ success: false, message: '数据字典为所有租户共用，只能由管理所有租户的管理员修改' });
  });
});

test('checks whether a value is taken', async () => {
  const check = async (fieldVal: string, dataId = '', tableName = 'sys_dict', fieldName = 'dict_code') =>
    (await admin.get('/sys/duplicate/check', { tableName, fieldName, fieldVal, dataId })).body;
  const [dict] = (await admin.get<Rows<SysDict>>('/sys/dict/list', { dictCode: 'sex' })).body.result!.records;
  expect(await check('sex')).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
  expect((await check('sex', dict!.id)).success).toBe(true);
  expect((await check('')).success).toBe(true);
  expect((await check('admin', '', 'sysUser', 'username')).success).toBe(false);
  expect(await check('x', '', 'sys_user', 'password')).toMatchObject({ success: false, field: 'fieldName' });
  expect(await check('x', '', 'pg_user', 'usename')).toMatchObject({ success: false, field: 'tableName' });
});

test.each([
  ['sys_sms_template', 'template_code', 'select template_code as value, id from sys_message_template'],
  ['sys_depart_role', 'role_code', 'select role_code as value, id from sys_depart_role'],
  ['onl_cgreport_head', 'code', 'select code as value, id from onl_cgreport_head'],
  ['onl_cgform_head', 'table_name', 'select table_name as value, id from onl_cgform_head'],
])('checks whether a value of %s is taken', async (tableName, fieldName, select) => {
  const depart = await server.db.pool.query<{ id: string }>('select id from sys_depart where tenant_id = 1 limit 1');
  await admin.post('/sys/sysDepartRole/add', { departId: depart.rows[0]!.id, roleName: '甲', roleCode: 'taken_code' });
  await server.db.pool.query(`insert into onl_cgreport_head (id, code, name, source, tenant_id)
    values ('own-report', 'own_report', '甲', 'x', 1) on conflict do nothing`);
  const { rows } = await server.db.pool.query<{ value: string; id: string }>(`${select} where tenant_id = 1 limit 1`);
  const { value, id } = rows[0]!;
  const check = async (query: Record<string, string>) =>
    (await admin.get('/sys/duplicate/check', { tableName, fieldName, ...query })).body.success;
  expect(await check({ fieldVal: value })).toBe(false);
  expect(await check({ fieldVal: value, dataId: id })).toBe(true);
  expect(await check({ fieldVal: `${value}_free` })).toBe(true);
});

describe('categories', () => {
  const add = async (name: string, pid = '0') =>
    (await admin.post<SysCategory>('/sys/category/add', { name, pid })).body.result!;

  test('get the next code of their parent and are deleted with their children', async () => {
    const root = await add('运输方式');
    const [one, two] = [await add('公路', root.id), await add('铁路', root.id)];
    expect([one.code, two.code]).toEqual([`${root.code}A01`, `${root.code}A02`]);
    const tree = (await admin.get<Category[]>('/sys/category/childList', { pid: root.id })).body.result!;
    expect(tree.map(({ name }) => name)).toEqual(['公路', '铁路']);
    expect((await admin.get<SysCategory>('/sys/category/queryById', { id: root.id })).body.result).toMatchObject({
      hasChild: '1',
    });
    const check = async (code: string) => (await admin.get('/sys/category/checkCode', { pid: root.id, code })).body;
    expect(await check(one.code)).toMatchObject({ success: false, message: '该编码已存在' });
    expect(await check('X01')).toMatchObject({ success: false, message: expect.stringContaining('上级编码') });
    expect((await check(`${root.code}A03`)).success).toBe(true);
    await remove(admin, '/sys/category/delete', { id: one.id });
    expect((await add('水路', root.id)).code).toBe(`${root.code}A03`);
    await remove(admin, '/sys/category/deleteBatch', { ids: `${root.id},` });
    expect((await admin.get<Category[]>('/sys/category/childList', { pid: root.id })).body.result).toEqual([]);
  });

  test('move with their descendants, which get codes below the new parent', async () => {
    const [from, to] = [await add('旧目录'), await add('新目录')];
    const moved = await add('钢材', from.id);
    const below = await add('板材', moved.id);
    await add('木材', to.id);
    const view = async (id: string) => (await admin.get<SysCategory>('/sys/category/queryById', { id })).body.result!;
    const move = async (id: string, pid: string, caller = admin) =>
      (await caller.put<SysCategory>('/sys/category/edit', { id, pid })).body;
    for (const pid of [moved.id, below.id]) {
      expect(await move(moved.id, pid)).toMatchObject({
        success: false,
        field: 'pid',
        message: '不能移动到自身或其下级分类',
      });
    }
    expect(await move(moved.id, 'nowhere')).toMatchObject({ success: false, field: 'pid' });
    const neighbour = await server.as('admin', { tenant: 2 });
    expect((await move(moved.id, '0', neighbour)).success).toBe(false);

    expect((await move(moved.id, to.id)).result).toMatchObject({ pid: to.id, code: `${to.code}A02` });
    expect(await view(below.id)).toMatchObject({ pid: moved.id, code: `${to.code}A02A01` });
    expect(await view(from.id)).toMatchObject({ hasChild: '0' });
    expect((await add('棒材', moved.id)).code).toBe(`${to.code}A02A02`);
    expect((await move(moved.id, '0')).result).toMatchObject({ pid: '0' });
    expect(await view(to.id)).toMatchObject({ hasChild: '1' });
    await remove(admin, '/sys/category/deleteBatch', { ids: [from.id, to.id, moved.id].join() });
  });

  test('lists roots and searches all levels', async () => {
    const list = async (query: Record<string, string>) =>
      (await admin.get<Rows<Category>>('/sys/category/rootList', query)).body.result!.records;
    expect((await list({})).every(({ pid }) => pid === '0')).toBe(true);
    expect((await list({ name: '*停机抢修*' })).map(({ name }) => name)).toEqual(['停机抢修']);
    // The export has the found rows with the codes of their parents.
    const { raw } = await admin.get('/sys/category/exportXls', { name: '*停机抢修*' });
    const { Sheets, SheetNames } = read(raw.rawPayload);
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false }).slice(3);
    expect(rows.map(([name, code, parent]) => [name, code?.startsWith(parent!)])).toEqual([['停机抢修', true]]);
  });

  test('are imported with the code of their parent', async () => {
    const content = workbookOf([
      ['分类名称', '分类编码', '上级编码'],
      ['危险品', 'Y01', ''],
      ['易燃', '', 'Y01'],
      ['易爆', '', 'Y01'],
      ['无主', '', 'Q77'],
    ]);
    const { body } = await admin.call('POST', '/sys/category/importExcel', content.body, content.headers);
    expect(body.message).toBe('共4行，成功3行，失败1行');
    expect(body).toMatchObject({ code: 201, result: { successCount: 3, errorCount: 1 } });
    const [root] = (await admin.get<Rows<Category>>('/sys/category/rootList', { code: 'Y01' })).body.result!.records;
    expect(root).toMatchObject({ name: '危险品', hasChild: '1' });
    const below = (await admin.get<Category[]>('/sys/category/childList', { pid: root!.id })).body.result!;
    expect(below.map(({ name, code }) => [name, code])).toEqual([
      ['易燃', 'Y01A01'],
      ['易爆', 'Y01A02'],
    ]);
  });
});

describe('rules', () => {
  const parts = [
    { digits: 2, pattern: '[A-Z]+', message: '前两位应为大写字母' },
    { digits: 4, pattern: '\\d+', message: '随后四位应为数字' },
    { digits: '*', pattern: '.{6,8}', message: '总长应为6到8位' },
  ];
  const addCheck = async (ruleCode: string, ruleJson: string) =>
    (await admin.post<SysCheckRule>('/sys/checkRule/add', { ruleName: '物料号', ruleCode, ruleJson })).body;
  const addFill = async (ruleCode: string, ruleClass: string, params?: object) =>
    (
      await admin.post<SysFillRule>('/sys/fillRule/add', {
        ruleName: '编号',
        ruleCode,
        ruleClass,
        ruleParams: params ? JSON.stringify(params) : null,
      })
    ).body;

  test.each([
    ['AB1234', undefined],
    ['AB123456', undefined],
    [
      'ab1234',
      { digits: 2, message: '前两位应为大写字母', beginIndex: 0, endIndex: 2, checkValue: 'ab', passed: false },
    ],
    ['AB12x4', { message: '随后四位应为数字', beginIndex: 2, endIndex: 6, checkValue: '12x4' }],
    ['AB1', { message: '随后四位应为数字', checkValue: '1' }],
    ['AB1234567', { message: '总长应为6到8位', beginIndex: 0, endIndex: 9 }],
  ])('the value %s', async (value, fault) => {
    await addCheck('material_no', JSON.stringify(parts));
    const { body } = await admin.get('/sys/checkRule/checkByCode', {
      ruleCode: 'material_no',
      value: encodeURIComponent(value),
    });
    expect(body).toMatchObject(
      fault ? { success: false, message: fault.message, result: fault } : { success: true, result: null },
    );
  });

  test.each([
    ['{}', '规则应为 JSON 列表，至少一项'],
    ['[1', '规则应为 JSON 列表，至少一项'],
    ['[{"digits":0,"pattern":"x","message":"y"}]', '第 1 项不正确'],
    ['[{"digits":"*","pattern":"(","message":"y"}]', '第 1 项的正则表达式无法识别'],
  ])('refuses the rule %s', async (ruleJson, message) => {
    expect(await addCheck('bad', ruleJson)).toMatchObject({
      success: false,
      field: 'ruleJson',
      message: expect.stringContaining(message),
    });
  });

  test('generate unique numbers that restart each day', async () => {
    await addFill('order_no', 'date_sequence', { prefix: 'DD', datePattern: 'yyyyMMdd', digits: 3 });
    const execute = async () => (await admin.put<string>('/sys/fillRule/executeRuleByCode/order_no', {})).body.result!;
    const look = async () =>
      (await admin.get<string>('/sys/fillRule/testFillRule', { ruleCode: 'order_no' })).body.result!;
    expect(await look()).toBe('DD20260316001');
    const made = await Promise.all([execute(), execute(), execute()]);
    expect(made.toSorted()).toEqual(['DD20260316001', 'DD20260316002', 'DD20260316003']);
    expect(await look()).toBe('DD20260316004');
    expect(await look()).toBe('DD20260316004');
    await addFill('tree', 'tree_code');
    const several = await admin.put('/sys/fillRule/executeRuleByCodeBatch', {
      rules: [{ ruleCode: 'tree' }, { ruleCode: 'tree', formData: { parentCode: 'A01' } }, { ruleCode: 'tree' }],
    });
    expect(several.body.result).toEqual([
      { ruleCode: 'tree', result: 'A01' },
      { ruleCode: 'tree', result: 'A01A01' },
      { ruleCode: 'tree', result: 'A02' },
    ]);
  });

  test.each([
    [{ ruleClass: 'java.lang.Runtime' }, 'ruleClass'],
    [{ ruleParams: '{"digits":99}' }, 'ruleParams'],
    [{ ruleParams: '{"datePattern":"yyyy\'x"}' }, 'ruleParams'],
    [{ ruleParams: '[]' }, 'ruleParams'],
    [{ ruleCode: 'order_no' }, 'ruleCode'],
  ])('refuses to generate with %j', async (part, field) => {
    const rule = { ruleName: '甲', ruleCode: 'fresh', ruleClass: 'sequence', ...part };
    expect((await admin.post('/sys/fillRule/add', rule)).body).toMatchObject({ success: false, field });
  });

  test('are imported', async () => {
    const content = workbookOf([
      ['规则名称', '规则编码', '生成方式', '规则参数'],
      ['合同号', 'contract_no', 'sequence', '{"prefix":"HT"}'],
      ['订单号', 'order_no', 'sequence', ''],
      ['坏', 'bad_no', 'random', ''],
    ]);
    const { body } = await admin.call('POST', '/sys/fillRule/importExcel', content.body, content.headers);
    expect(body).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 2 } });
    expect((await admin.get('/sys/fillRule/testFillRule', { ruleCode: 'contract_no' })).body.result).toBe('HT0001');
  });
});
