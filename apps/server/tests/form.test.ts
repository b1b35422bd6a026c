import { readdirSync, readFileSync } from 'node:fs';
import type { SysForm, SysFormRow } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysFormVersion } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/flowable/form';
const DATA = '/online/cgform/api/form';

let server: TestServer;
let manager: TestCaller;
let declarer: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
  declarer = await server.as('declarer');
});
afterAll(() => server.close());

interface Listed<Row> {
  records: Row[];
  total: number;
}

const item = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  _id: id,
  compType: 'input',
  label: '名称',
  required: true,
  ...more,
});
const content = (...list: unknown[]) => JSON.stringify({ list, config: { version: '1.10', 'not ours': [1] } });
const requisition = content(
  item('fd_name'),
  item('fd_phone', { label: '电话', required: false, rules: [{ rule: '0?(13|14)[0-9]{9}', msg: '电话不符合规则' }] }),
  item('fd_total', { label: '合计', required: false, logic: { value: 'sum(fd_lines.fd_money)' } }),
  {
    ...item('fd_lines', { compType: 'dynamicTable', label: '明细', required: false }),
    columns: [item('fd_money', { compType: 'inputNumber', label: '金额', precision: 2, max: 1000 })],
  },
  item('fd_why', { label: '理由', logic: { visible: 'fd_total > 100' } }),
);
const add = async (formContent: string, formName = '采购申请单') =>
  (await manager.post<SysForm>(`${BASE}/add`, { formName, formContent })).body;

describe('saving', () => {
  test('stores the content unchanged, with every version', async () => {
    const spaced = `  ${content(item('fd_a', { 备注: '未知成员', z: 1, a: null })).replaceAll(',', ' ,\n')}  `;
    const { result: made } = await add(spaced, '字节');
    expect(made).toMatchObject({ formName: '字节', formContent: spaced, version: 1, createBy: 'manager' });
    const edited = await manager.call<SysForm>('PUT', `${BASE}/edit`, {
      id: made!.id,
      formContent: content(item('fd_b')),
      updateTime: made!.updateTime,
    });
    expect(edited.body.result).toMatchObject({ formName: '字节', version: 2, formContent: content(item('fd_b')) });
    const { result: versions } = (await declarer.get<{ version: number }[]>(`${BASE}/versions`, { id: made!.id })).body;
    expect(versions!.map(({ version }) => version)).toEqual([2, 1]);
    const first = await declarer.get<{ formContent: string }>(`${BASE}/version`, { id: made!.id, version: '1' });
    expect(first.body.result!.formContent).toBe(spaced);
    const stale = { id: made!.id, remark: 'x', updateTime: made!.updateTime };
    expect((await manager.call('PUT', `${BASE}/edit`, stale)).body).toMatchObject({
      success: false,
      message: '数据已被他人修改，请刷新后重试',
      field: 'updateTime',
    });
  });

  test('the database refuses to change a saved version', async () => {
    const { result } = await add(requisition);
    const change = server.db.orm.update(sysFormVersion).set({ formName: 'x' });
    await expect(change.where(eq(sysFormVersion.formId, result!.id))).rejects.toMatchObject({
      cause: { message: 'a saved version of a form stays as it is' },
    });
  });

  test.each([
    ['{"list": [}', '表单内容不是有效的JSON：第1行第11列'],
    ['[]', '表单内容应为包含 list 和 config 的对象'],
    ['{"config": {}}', '表单内容应为包含 list 和 config 的对象'],
    [content(item('fd_a'), item('fd_a')), '表单中的组件ID重复：fd_a'],
    [content(item('fd_a'), { id: 't', compType: 'dynamicTable', columns: [item('fd_a')] }), '表单中的组件ID重复：fd_a'],
    [content(item('fd_a', { compType: 'iframe' })), '表单中有未知的组件类型：iframe'],
    [content({ compType: 'input' }), '表单中有组件没有ID'],
    [content(item('id')), '组件ID“id”是记录自身的字段名，请改用其他ID'],
    [content(item('fd_a'), item('code')), '组件ID“code”是记录自身的字段名，请改用其他ID'],
    [content(item('fd_a', { label: '汉'.repeat(700_000) })), '表单内容不能超过 2 MB'],
  ])('refuses %.40s', async (formContent, message) =>
    expect(await add(formContent)).toMatchObject({ success: false, field: 'formContent', message }),
  );

  test('refuses a form without a name', async () =>
    expect(await add(requisition, '')).toMatchObject({ success: false, field: 'formName' }));

  test('accepts a large form', async () => {
    const many = content(
      ...Array.from({ length: 1500 }, (_, at) => item(`fd_${at}`, { placeholder: '请'.repeat(200) })),
    );
    expect(Buffer.byteLength(many)).toBeGreaterThan(1024 * 1024);
    expect((await add(many, '大表单')).result!.formContent).toBe(many);
  });
});

test('lists without contents, copies, deletes', async () => {
  const { result: made } = await add(requisition, '列表里的表单');
  const listed = async (more = {}) =>
    (await declarer.get<Listed<SysFormRow>>(`${BASE}/list`, { formName: '列表里的表单', ...more })).body.result!;
  expect((await listed()).records).toEqual([expect.not.objectContaining({ formContent: expect.anything() as string })]);
  expect((await listed({ full: '1' })).records[0]!.formContent).toBe(requisition);
  const copied = (await manager.post<SysForm>(`${BASE}/copy`, { id: made!.id })).body.result!;
  expect(copied).toMatchObject({ formName: '列表里的表单 - 副本', formContent: requisition, version: 1 });
  await manager.call('DELETE', `${BASE}/delete`, { id: made!.id });
  expect((await declarer.get(`${BASE}/${made!.id}`)).body).toMatchObject({ success: false });
  expect((await declarer.get<SysForm>(`${BASE}/${copied.id}`)).body.result!.formContent).toBe(requisition);
});

describe('form data', () => {
  let form: SysForm;
  beforeAll(async () => {
    form = (await add(requisition)).result!;
  });
  const send = async (values: Record<string, unknown>, caller = declarer) =>
    (await caller.post<string>(`${DATA}/${form.id}`, values)).body;

  test('is stored as submitted, with recalculated values', async () => {
    const { result: id } = await send({
      fd_name: '轴承',
      fd_phone: '13800000000',
      fd_total: '999999',
      fd_lines: [{ fd_money: 0.1 }, { fd_money: '0.2' }],
    });
    const read = await declarer.get(`${DATA}/${form.id}/${id}`);
    expect(read.body.result).toMatchObject({
      id,
      fd_name: '轴承',
      fd_total: '0.3',
      fd_lines: [{ fd_money: 0.1 }, { fd_money: '0.2' }],
      formVersion: 1,
      createBy: 'declarer',
    });
    // A hidden field is neither required nor stored.
    expect(read.body.result).not.toHaveProperty('fd_why');
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{}, '名称不能为空；金额不能为空', 'fd_name'],
    [{ fd_name: 'x', fd_phone: '999', fd_lines: [] }, '电话不符合规则', 'fd_phone'],
    [{ fd_name: 'x', fd_lines: [{ fd_money: 1 }, { fd_money: 1.234 }] }, '最多保留2位小数', 'fd_lines/1/fd_money'],
    [{ fd_name: 'x', fd_lines: [{ fd_money: 101 }] }, '理由不能为空', 'fd_why'],
    [{ fd_name: 'x', fd_lines: 'x' }, '明细的值类型不正确', 'fd_lines'],
    [{ fd_name: 'x', fd_lines: [{ fd_money: 1, index: 0 }] }, '表单中没有该字段', 'fd_lines/0/index'],
    [{ fd_name: 'x', fd_lines: [], fd_other: 1 }, '表单中没有该字段', 'fd_other'],
    [{ fd_name: ['x'], fd_lines: [] }, '名称的值类型不正确', 'fd_name'],
  ])('refuses %j: %s', async (values, message, field) => {
    // The browser starts with one row of defaults; a call without rows has none.
    const sent = 'fd_lines' in values ? values : { ...values, fd_lines: [{}] };
    expect(await send(sent)).toMatchObject({ success: false, message, field });
    const { body } = await declarer.post(`${BASE}/validate`, { formId: form.id, values: sent });
    expect(body.result).toMatchObject({ valid: false });
  });

  test('is changed by its author and visible to form designers only', async () => {
    const { result: id } = await send({ fd_name: '螺栓', fd_lines: [] });
    const change = { id, fd_name: '螺母', fd_lines: [] };
    expect((await declarer.call('PUT', `${DATA}/${form.id}`, change)).body.success).toBe(true);
    const approver = await server.as('approver');
    expect((await approver.get(`${DATA}/${form.id}/${id}`)).body).toMatchObject({ message: '未找到对应数据' });
    expect((await approver.call('PUT', `${DATA}/${form.id}`, change)).body).toMatchObject({ success: false });
    expect((await manager.get(`${DATA}/${form.id}/${id}`)).body.result).toMatchObject({ fd_name: '螺母' });
    const listed = await declarer.get<Listed<{ id: string }>>(`/online/cgform/api/getData/${form.id}`, {
      pageSize: '50',
    });
    expect(listed.body.result!.records.map((record) => record.id)).toContain(id);
    expect((await approver.get<Listed<unknown>>(`/online/cgform/api/getData/${form.id}`)).body.result!.total).toBe(0);
    await declarer.call('DELETE', `${DATA}/${form.id}/${id}`);
    expect((await declarer.get(`${DATA}/${form.id}/${id}`)).body.success).toBe(false);
  });
});

test('validates data against unsaved content', async () => {
  const { body } = await declarer.post(`${BASE}/validate`, {
    formContent: requisition,
    values: { fd_name: '', fd_lines: [] },
  });
  expect(body.result).toEqual({ valid: false, errors: [{ id: 'fd_name', label: '名称', message: '名称不能为空' }] });
  const neither = await declarer.post(`${BASE}/validate`, { values: {} });
  expect(neither.body).toMatchObject({ success: false, field: 'formId' });
});

const SAMPLES = new URL('../../../packages/form-designer/testdata/', import.meta.url);
test.each(readdirSync(SAMPLES))('saves and reads the sample %s', async (file) => {
  const text = readFileSync(new URL(file, SAMPLES), 'utf8');
  expect((await add(text, file)).result!.formContent).toBe(text);
});
