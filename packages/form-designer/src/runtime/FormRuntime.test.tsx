import { reply, type FakeRoutes } from '@gezi/client/testing';
import { GeziProvider } from '@gezi/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import everyComponent from '../../testdata/01-every-component.json';
import requisition from '../../testdata/02-purchase-requisition.json';
import mergedTable from '../../testdata/03-merged-table.json';
import type { FormValues } from '../core/model/CompiledForm';
import type { FormHandle } from './FormHandle';
import { FormRuntime } from './FormRuntime';
import type { FormRuntimeProps } from './FormRuntimeProps';
import type { FieldProps } from './FieldProps';
import { runtimeFields } from '../fields/runtimeFields';
import type { FormFailure } from './store/FormStore';
import { RuntimeGround } from './testing/RuntimeGround';

function open(props: FormRuntimeProps, routes: FakeRoutes = {}) {
  const ref = createRef<FormHandle>();
  const onSubmit = vi.fn<(values: FormValues) => void>();
  const onFailure = vi.fn<(failures: readonly FormFailure[]) => void>();
  const shown = render(
    <GeziProvider>
      <RuntimeGround routes={routes}>
        <FormRuntime ref={ref} onSubmit={onSubmit} onFailure={onFailure} {...props}>
          <button type="submit">提交</button>
        </FormRuntime>
      </RuntimeGround>
    </GeziProvider>,
  );
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }));
  const messages = () => [...shown.container.querySelectorAll('.gezi-form-error')].map((node) => node.textContent);
  return { ...shown, handle: ref, onSubmit, onFailure, submit, messages };
}

const item = (id: string, compType: string, more: object = {}) => ({ id, compType, label: id, value: '', ...more });
const form = (...list: object[]) => ({ list, config: {} });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

test('every component, untouched: nineteen valid values', () => {
  const { submit, onSubmit, messages } = open({ content: JSON.stringify(everyComponent) });
  submit();
  expect(messages()).toEqual([]);
  const values = onSubmit.mock.calls[0]![0];
  expect(Object.keys(values)).toHaveLength(19);
  expect(values).toMatchObject({ fd_bar: 'PO-2024-0001', fd_score: 3, fd_docs: [], fd_urgent: 'false' });
});

test('a requisition: eight empty fields, the first one focused, each error clears when filled in', () => {
  const { submit, onSubmit, onFailure, messages, container } = open({ content: requisition });
  submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(messages()).toEqual(
    ['申请部门', '申请人', '联系电话', '采购类型', '预算金额', '物资名称', '单位', '采购理由'].map(
      (label) => `${['采购类型', '单位'].includes(label) ? '该字段' : label}不能为空`,
    ),
  );
  expect(onFailure.mock.calls[0]![0]).toHaveLength(8);
  expect(screen.getByRole('textbox', { name: '申请部门' })).toHaveFocus();
  expect(within(screen.getByRole('alert')).getByText('有 8 处需要修改')).toBeInTheDocument();
  expect(within(screen.getByRole('alert')).getByText('采购类型：该字段不能为空')).toBeInTheDocument();

  type('联系电话', '12345678901');
  expect(screen.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('您输入的电话号码不符合规则');
  expect(screen.getByRole('textbox', { name: '联系电话' })).toBeInvalid();
  type('联系电话', '13800000001');
  type('预算金额', '1.234');
  expect(messages()).toContain('请输入正确的金额，最多两位小数');
  type('预算金额', '1.23');
  expect(within(screen.getByRole('alert')).getByText('有 6 处需要修改')).toBeInTheDocument();
  expect(container.querySelector('[data-field=fd_phone] .gezi-form-error')).toBeNull();
});

test('rows of a dynamic table: added, totalled, deleted, without internal members in the result', () => {
  const { handle, container } = open({ content: requisition });
  const quantity = (row: number) => screen.getByRole('spinbutton', { name: `数量（第${row}行）` });
  fireEvent.change(quantity(1), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: /添加一行/ }));
  fireEvent.change(quantity(2), { target: { value: '3' } });
  expect(within(container.querySelector('tfoot')!).getByText('5 元')).toBeInTheDocument();
  expect(container.querySelector('tfoot')).toHaveTextContent('合计');
  fireEvent.click(screen.getByRole('button', { name: '删除第1行' }));
  expect(handle.current!.getValues().fd_detail).toEqual([
    { fd_d_name: '', fd_d_model: '', fd_d_unit: '', fd_d_qty: 3, fd_d_price: 0, fd_d_date: '' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '删除第1行' }));
  expect(handle.current!.getValues().fd_detail).toEqual([]);
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
});

test('a merged table: twelve cells, whose fields are part of the model', () => {
  const { container, submit, messages, handle } = open({ content: mergedTable });
  expect([...container.querySelectorAll('tr')].map((row) => row.children.length)).toEqual([4, 2, 2, 0, 4]);
  submit();
  expect(messages()).toEqual(['供应商名称不能为空', '统一信用代码不能为空', '手机不能为空']);
  handle.current!.setValues({ fd_supName: '江南电缆', fd_creditCode: '91330100MA2XXXXX1A', fd_mobile: '13800000001' });
  expect(handle.current!.getValues()).toMatchObject({ fd_cert: ['iso9001'] });
});

test('conditions hide, require and calculate; hidden fields are neither validated nor submitted', () => {
  const { submit, onSubmit, messages } = open({
    content: form(
      item('kind', 'input'),
      item('reason', 'input', { required: true, logic: { visible: "kind == 'x'" } }),
      item('total', 'inputNumber', { value: 0, precision: 0, logic: { value: 'price * 3' } }),
      item('price', 'inputNumber', { value: 2 }),
    ),
  });
  expect(screen.queryByRole('textbox', { name: 'reason' })).toBeNull();
  submit();
  expect(onSubmit.mock.calls[0]![0]).toEqual({ kind: '', total: 6, price: 2 });
  type('kind', 'x');
  submit();
  expect(messages()).toEqual(['reason不能为空']);
});

test('remote options are requested once, whatever the response wrapper, and retried after a failure', async () => {
  open({
    content: form(
      item('a', 'radio', { dataType: 'dynamic', action: '/mock/data' }),
      item('b', 'checkbox', { dataType: 'dynamic', action: '/mock/bare', value: [] }),
      item('c', 'radio', { dataType: 'dynamic', action: '/mock/flaky' }),
      item('d', 'radio', { dataType: 'dynamic', action: ' ', options: ['来自文档'] }),
    ),
  });
  expect(screen.getByRole('radio', { name: '来自文档' })).toBeEnabled();
  expect(await screen.findAllByText('竞争谈判')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: '重试 c' }));
  await waitFor(() => expect(screen.getAllByText('竞争谈判')).toHaveLength(3));
});

test('server errors are shown at their fields until they change', () => {
  const content = form(
    item('name', 'input', { maxLength: 20 }),
    item('lines', 'dynamicTable', { columns: [item('qty', 'input'), item('unit', 'input')] }),
    item('secret', 'input', { logic: { visible: "name == 'x'" } }),
  );
  const { handle, messages, submit, onSubmit } = open({ content, defaultValue: { name: '电缆' } });
  const elsewhere = [
    { id: 'secret', message: '看不见' },
    { id: 'gone', message: '没有该字段' },
    { id: 'qty', table: 'lines', row: 7, message: '没有该行' },
  ];
  const refusals = [
    { id: 'unit', table: 'lines', row: 0, message: '单位不存在' },
    ...elsewhere,
    { id: 'name', message: '名称已被占用' },
    { id: 'name', message: '后面的不显示' },
  ];
  let left: unknown;
  act(() => void (left = handle.current!.setErrors(refusals)));
  expect(left).toEqual(elsewhere);
  expect(messages()).toEqual(['名称已被占用', '单位不存在']);
  const name = screen.getByRole('textbox', { name: 'name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('名称已被占用');
  expect(
    within(screen.getByRole('alert')).getByRole('button', { name: 'unit：单位不存在（第1行）' }),
  ).toBeInTheDocument();

  // Blur changes nothing, typing does.
  fireEvent.blur(name);
  expect(name).toBeInvalid();
  type('name', '电缆线');
  expect(messages()).toEqual(['单位不存在']);
  expect(within(screen.getByRole('alert')).getByText('有 1 处需要修改')).toBeInTheDocument();

  // An unchanged value can be resubmitted: the server validates again.
  submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(messages()).toEqual([]);
});

test('changing a parent select clears all linked selects below', () => {
  const { handle } = open({
    content: form(
      item('province', 'radio', {
        options: [
          { label: '浙江', value: 'zj' },
          { label: '江苏', value: 'js' },
        ],
      }),
      item('city', 'select', { linkTo: 'province', options: [{ label: '杭州', value: 'hz', parent: 'zj' }] }),
      item('district', 'select', { linkTo: 'city', options: [] }),
    ),
    defaultValue: { province: 'zj', city: 'hz', district: 'xh' },
  });
  fireEvent.click(screen.getByRole('radio', { name: '江苏' }));
  expect(handle.current!.getValues()).toEqual({ province: 'js', city: '', district: '' });
});

test("a selected value is cleared without loading antd's control", () => {
  const options = ['甲', '乙', '丙'].map((label, value) => ({ label, value }));
  const { handle, container } = open({
    content: form(
      item('many', 'select', { multiple: true, options }),
      item('off', 'select', { multiple: true, options }),
    ),
    defaultValue: { many: [0, 2], off: [1] },
  });
  const remove = container.querySelector('[data-field=many] .gezi-form-untag')!;
  fireEvent.mouseDown(remove);
  fireEvent.click(remove);
  expect(handle.current!.getValues()).toEqual({ many: [2], off: [1] });
  expect(container.querySelector('.ant-select')).toBeNull();
});

test('external values are applied; input is reported', () => {
  const onChange = vi.fn<(values: FormValues) => void>();
  const content = form(item('a', 'input'), item('b', 'input'));
  const page = (value: Record<string, string>) => (
    <GeziProvider>
      <FormRuntime content={content} value={value} onChange={onChange} />
    </GeziProvider>
  );
  const { rerender } = render(page({ a: '1', b: '2' }));
  type('a', '12');
  expect(onChange).toHaveBeenLastCalledWith({ a: '12', b: '2' });
  rerender(page({ a: '9', b: '2' }));
  expect(screen.getByRole('textbox', { name: 'a' })).toHaveValue('9');
});

test('read mode shows text without controls', () => {
  const { container } = open({
    content: everyComponent,
    readOnly: true,
    defaultValue: { fd_unit: 2, fd_docs: [1, 3] },
  });
  expect(screen.getByText('套')).toBeInTheDocument();
  expect(screen.getByText('合格证、检测报告')).toBeInTheDocument();
  expect(container.querySelectorAll('input, textarea, select')).toHaveLength(0);
});

test('every type as text: display values, never stored ones', async () => {
  const options = [{ label: '询价', value: 1, children: [{ label: '框架', value: 'f' }] }];
  const rows: [type: string, value: unknown, more: object, shown: string][] = [
    ['input', '螺栓', { prepend: '¥', append: '元' }, '¥ 螺栓 元'],
    ['textarea', '一行', {}, '一行'],
    ['inputNumber', 3, { precision: 2 }, '3.00'],
    ['inputNumber', '12', {}, '12'],
    ['inputNumber', 1.005, { precision: 2 }, '1.01'],
    ['inputNumber', 0.1 + 0.2, {}, '0.3'],
    ['inputNumber', 1e-7, {}, '0.0000001'],
    ['select', '1', { options }, '询价'],
    ['select', [1, 9], { options, multiple: true }, '询价、9'],
    ['radio', 1, { options }, '询价'],
    ['checkbox', [1], { options }, '询价'],
    ['cascader', ['1', 'f'], { options }, '询价 / 框架'],
    ['Switch', 'true', { 'active-text': '加急' }, '加急'],
    ['Switch', 'false', {}, '否'],
    ['slider', 12, {}, '12'],
    ['slider', [2, 5], { range: true }, '2 – 5'],
    ['rate', 3, { 'show-score': true }, '3 星，共 5 星3'],
    ['date', '2026-03-18', { format: 'yyyy年MM月dd日' }, '2026年03月18日'],
    ['date', ['2026-01', '2026-03'], { type: 'monthrange', 'range-separator': '至' }, '2026-01 至 2026-03'],
    ['time', '09:30:00', { format: 'HH:mm' }, '09:30'],
    ['colorPicker', '#409EFF', {}, '#409EFF'],
    ['editor', '<p>说明<script>1</script></p>', {}, '说明'],
    ['userList', '王敏,李强_*_u1,u2', { multi: true }, '王敏、李强'],
    ['userDept', '采购部_*_d1', {}, '采购部'],
    ['input', '', {}, '—'],
    ['date', [], { type: 'daterange' }, '—'],
    ['upload', '[]', {}, '—'],
  ];
  const { container } = open({
    content: form(...rows.map(([compType, , more], index) => item(`f${index}`, compType, more))),
    defaultValue: Object.fromEntries(rows.map(([, value], index) => [`f${index}`, value])) as never,
    readOnly: true,
  });
  await waitFor(() => expect(container.querySelector('[data-field=f23]')).not.toBeNull());
  const shown = rows.map(([type], index) => [
    type,
    container.querySelector(`[data-field=f${index}] .gezi-form-body`)?.textContent,
  ]);
  expect(shown.filter(([type]) => type !== 'upload')).toEqual(
    rows.filter(([type]) => type !== 'upload').map(([type, , , text]) => [type, text]),
  );
  expect(container.querySelectorAll('input, textarea, select, button:not([type=submit])')).toHaveLength(0);
});

test('validates on change and blur, reporting only the first failure', () => {
  const rules = [
    { rule: '^\\d+$', msg: '只能是数字' },
    { rule: '^.{4}$', msg: '应为四位' },
  ];
  const { messages } = open({ content: form(item('no', 'input', { required: true, rules })) });
  fireEvent.blur(screen.getByRole('textbox', { name: 'no' }));
  expect(messages()).toEqual(['no不能为空']);
  type('no', 'x');
  expect(messages()).toEqual(['只能是数字']);
  type('no', '12');
  expect(messages()).toEqual(['应为四位']);
  type('no', '1234');
  expect(messages()).toEqual([]);
});

test('values cleared by a parent select disappear from the summary', () => {
  const content = form(
    item('above', 'radio', { options: ['a', 'b'] }),
    item('below', 'select', { linkTo: 'above', required: true, options: [] }),
  );
  const { submit } = open({ content });
  submit();
  expect(within(screen.getByRole('alert')).getByText('below：该字段不能为空')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'b' }));
  expect(screen.queryByText('below：该字段不能为空')).toBeNull();
});

test('custom types have a value, unknown types a placeholder, an invalid form a reason', () => {
  const Signature = ({ value, onChange, id }: FieldProps) => (
    <input id={id} value={value as string} onChange={(event) => onChange(event.target.value)} />
  );
  const fields = { ...runtimeFields, signature: Signature };
  const { handle } = open({ content: form(item('签名', 'signature'), item('x', 'fancy-map')), fields });
  type('签名', '张伟');
  expect(handle.current!.getValues()).toEqual({ 签名: '张伟' });
  expect(screen.getByText('未知组件：fancy-map')).toBeInTheDocument();
  open({ content: '{"list": 3}' });
  expect(screen.getByText('无法读取表单内容')).toBeInTheDocument();
});

test('switching the language keeps input and updates messages', async () => {
  const content = form(item('Name', 'input', { required: true }));
  const page = (locale: 'zh-CN' | 'en-US') => (
    <GeziProvider>
      <FormRuntime content={content} locale={locale}>
        <button type="submit">OK</button>
      </FormRuntime>
    </GeziProvider>
  );
  const { rerender, container } = render(page('zh-CN'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(container.querySelector('.gezi-form-error')).toHaveTextContent('Name不能为空');
  rerender(page('en-US'));
  await waitFor(() => expect(container.querySelector('.gezi-form-error')).not.toHaveTextContent('不能为空'));
});

test('users and departments without an address of their own: the settings of the list apply', async () => {
  const colConf = (label: string, property: string) => JSON.stringify([{ index: 0, label, property, show: true }]);
  const content = form(
    item('leader', 'userList', {
      title: '选择负责人',
      dval: 'username',
      showIndex: true,
      colConf: colConf('手机', 'phone'),
    }),
    item('team', 'userDept', { title: '选择班组', colConf: colConf('班组', 'departName') }),
  );
  const routes = {
    'GET /sys/user/queryUserComponentData': reply({
      records: [{ id: '1001', username: 'zhangwei', realname: '张伟', phone: '13800000001' }],
      total: 1,
    }),
    'GET /sys/sysDepart/queryTreeList': reply([
      { id: 'd1', departName: '采购部', children: [{ id: 'd2', departName: '采购一班' }] },
    ]),
  };
  const { handle } = open({ content }, routes);
  fireEvent.click(screen.getByRole('textbox', { name: 'leader' }));
  const users = within(await screen.findByRole('dialog', { name: '选择负责人' }, { timeout: 20_000 }));
  expect(users.getByRole('columnheader', { name: '序号' })).toBeInTheDocument();
  fireEvent.doubleClick(await users.findByText('13800000001'));
  await waitFor(() => expect(handle.current!.getValues()['leader']).toBe('张伟_*_zhangwei'));
  fireEvent.click(screen.getByRole('textbox', { name: 'team' }));
  const departs = within(await screen.findByRole('dialog', { name: '选择班组' }, { timeout: 20_000 }));
  fireEvent.doubleClick(await departs.findByText('采购一班'));
  await waitFor(() => expect(handle.current!.getValues()['team']).toBe('采购一班_*_d2'));
});

test('rights hide fields, show others as text and make some required; equal rights keep what was entered', () => {
  const content = form(
    item('reason', 'input', { required: true, label: '理由' }),
    item('cost', 'input', { label: '底价' }),
    item('opinion', 'input', { label: '意见' }),
    { ...item('lines', 'dynamicTable', { label: '明细' }), columns: [item('name', 'input', { label: '名称' })] },
  );
  const rights = { reason: 'readonly', cost: 'hidden', opinion: 'required', lines: 'readonly' } as const;
  const values = { reason: '', opinion: '', lines: [{ name: '车票' }] };
  const opened = open({ content, defaultValue: values, rights });
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label') ?? box.id)).toHaveLength(1);
  expect(screen.queryByText('底价')).toBeNull();
  expect(screen.getByText('车票')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /新增|添加/ })).toBeNull();
  opened.submit();
  expect(opened.messages()).toEqual(['意见不能为空']);
  type('意见', '同意');
  opened.rerender(
    <GeziProvider>
      <RuntimeGround routes={{}}>
        <FormRuntime content={content} defaultValue={values} rights={{ ...rights }} onSubmit={opened.onSubmit}>
          <button type="submit">提交</button>
        </FormRuntime>
      </RuntimeGround>
    </GeziProvider>,
  );
  opened.submit();
  expect(opened.onSubmit).toHaveBeenCalledWith({ reason: '', opinion: '同意', lines: [{ name: '车票' }] });
});
