import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { FormRecords } from './FormRecords';
import { headOf, rights } from './testing/onlineForms';

const EDIT = 'PUT /online/cgform/api/form/{code}';
const LIST = 'GET /online/cgform/api/getData/{code}';
const yes = {
  value: '1',
  text: '是',
  title: '是',
  label: '是',
  itemText: '是',
  itemValue: '1',
  color: null,
  status: 1,
};
const column = { align: 'left', width: 150, sorter: false };
const scripts = { enhanceJs: '' as const, cgButtonList: [] };
const view = {
  columns: {
    code: 'h1',
    currentTableName: 'asset',
    description: '资产登记',
    formTemplate: '1',
    tableType: '2',
    checkboxFlag: 'Y' as const,
    paginationFlag: 'Y' as const,
    scrollFlag: 1,
    columns: [
      { ...column, title: '名称', dataIndex: 'name' },
      { ...column, title: '在用', dataIndex: 'in_use', customRender: 'yn' },
    ],
    dictOptions: { yn: [yes] },
    fieldHrefSlots: [],
    hideColumns: ['note'],
    ...scripts,
  },
  conditions: [
    { field: 'name', label: '名称', mode: 'single' as const, view: 'text', hidden: '0', dictCode: null, order: 0 },
    { field: 'bought', label: '购置', mode: 'group' as const, view: 'datetime', hidden: '0', dictCode: null, order: 1 },
  ],
  item: {
    head: headOf(),
    schema: { type: 'object' as const, properties: {}, required: [], table: 'asset' },
    formContent: JSON.stringify({ list: [{ id: 'name', compType: 'input', label: '名称' }], config: {} }),
    remark: null,
    ...scripts,
  },
};
const record = {
  id: 'r1',
  name: '数控车床',
  in_use: '1',
  note: '仅存',
  createBy: 'declarer',
  createTime: '2026-11-20 09:00:00',
};

async function atRecords(
  auth = rights(),
  routes: FakeRoutes = {},
  query = '',
  { form = view, values = {} }: { form?: Parameters<typeof FormRecords>[0]['view']; values?: object } = {},
) {
  const app = renderPage({
    page: <FormRecords view={form} />,
    path: `/online/cgformList/asset${query}`,
    auth,
    routes: {
      [LIST]: reply({ records: [{ ...record, ...values }], total: 1 }),
      'GET /sys/savedQuery/list': reply([]),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '资产登记数据' })).findByText('数控车床');
  return app;
}

test("lists the form's list columns, filtered by the address", async () => {
  const { server } = await atRecords(rights(), {}, '?f.name=车床&f.bought_end=2026-02-01');
  expect(within(screen.getByRole('grid', { name: '资产登记数据' })).getByText('是')).toBeVisible();
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ name: '*车床*', bought_end: '2026-02-01 23:59:59' });
});

test('edits a record, keeps values the form does not show, and shows a refusal at its field', async () => {
  const { server } = await atRecords(rights(), { [EDIT]: refuse('名称已存在', { field: 'name' }) });
  fireEvent.click(screen.getByRole('button', { name: '编辑' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(await drawer.findByLabelText('名称'), { target: { value: '铣床' } });
  fireEvent.click(drawer.getByRole('button', { name: '提交' }));
  expect((await drawer.findAllByText(/名称已存在/))[0]).toBeVisible();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({ id: 'r1', name: '铣床', note: '仅存', in_use: '1' });
  server.route(EDIT, reply(null));
  fireEvent.change(drawer.getByLabelText('名称'), { target: { value: '钻床' } });
  fireEvent.click(drawer.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('保存成功')).toBeInTheDocument();
  await waitFor(() => expect(server.requestsOf(LIST).length).toBeGreaterThan(1));
});

test('offers viewing and export with read-only permissions', async () => {
  await atRecords(rights('list'));
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  expect(screen.getByRole('button', { name: '导出' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '查看' }));
  expect(await within(await screen.findByRole('dialog')).findByText('数控车床')).toBeVisible();
});

test('shows values of every type as text, and filters those that the server can', async () => {
  const list = [
    { id: 'name', compType: 'input', label: '名称' },
    { id: 'price', compType: 'inputNumber', label: '单价', precision: 2 },
    { id: 'files', compType: 'upload', label: '附件' },
    { id: 'days', compType: 'date', type: 'daterange', label: '期间' },
    { id: 'who', compType: 'userList', label: '人员' },
    { id: 'supplier', compType: 'dialogList', label: '供货商', action: '/suppliers' },
    { id: 'area', compType: 'cascader', label: '地区', 'china-area-data': true },
    { id: 'tags', compType: 'checkbox', label: '标签', options: [{ label: '甲', value: 'a' }] },
    {
      id: 'lines',
      compType: 'dynamicTable',
      label: '明细',
      columns: [{ id: 'what', compType: 'input', label: '内容' }],
    },
  ];
  const options = [{ ...yes, value: 'a', text: '甲', label: '甲' }];
  const designed = {
    ...view,
    columns: {
      ...view.columns,
      columns: list.map(({ id, label }) => ({
        ...column,
        title: label,
        dataIndex: id,
        sorter: id !== 'lines',
        ...(id === 'tags' && { customRender: 'tags' }),
      })),
      dictOptions: { tags: options },
    },
    conditions: [
      { field: 'tags', label: '标签', mode: 'single' as const, view: 'list', hidden: '0', dictCode: null, order: 0 },
    ],
    item: { ...view.item, formContent: JSON.stringify({ list, config: {} }) },
  };
  const values = {
    price: 3,
    files: JSON.stringify([{ name: '合同.pdf', url: '/a.pdf' }]),
    days: ['2026-01-01', '2026-01-31'],
    who: '张三,李四_*_u1,u2',
    supplier: 's1;s2',
    supplier_dictText: '宏达机械,北方轴承',
    area: ['330000', '330100'],
    area_dictText: '浙江省 / 杭州市',
    tags: ['a'],
    lines: [{ what: '安装' }, { what: '调试' }],
  };
  const { server } = await atRecords(rights(), {}, '?f.tags=a', { form: designed, values });
  const grid = within(screen.getByRole('grid', { name: '资产登记数据' }));
  const chosen = ['张三,李四', '宏达机械,北方轴承', '浙江省 / 杭州市', '甲'];
  for (const text of ['3.00', '合同.pdf', '2026-01-01 - 2026-01-31', ...chosen, '安装；调试']) {
    expect(grid.getByText(text)).toBeInTheDocument();
  }
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ tags: ',a,' });
});

test('prints a shown record', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await atRecords();
  fireEvent.click(screen.getByRole('button', { name: '查看' }));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledOnce();
});

test('shows the process of a record, which keeps it from other changes', async () => {
  const values = { flowStatus: 'running', procInsId: 'p1' };
  const form = { ...view, columns: { ...view.columns, hasFlow: true } };
  const { address } = await atRecords(rights(), {}, '', { form, values });
  expect(screen.getByText('审批中')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '编辑' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByText('查看流程'));
  await waitFor(() => expect(address()).toBe('/flowable/task/record?procInsId=p1'));
});
