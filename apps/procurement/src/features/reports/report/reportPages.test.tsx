import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ReportDetails, ReportHead } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { managerAccess, pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { ReportEditorPage } from './ReportEditorPage';
import { ReportListPage } from './ReportListPage';
import { ReportPage } from './ReportPage';

// Monaco and ECharts draw nothing in a page without a layout, and load for seconds.
vi.mock('@gezi/ui/editors', () => ({ CodeEditor: () => null }));
vi.mock('../../../charts/drawChart', () => ({
  drawChart: () => ({ setOption: () => {}, resize: () => {}, dispose: () => {}, on: () => {}, off: () => {} }),
}));

const EDIT = 'PUT /online/cgreport/head/editAll';
const ADD = 'POST /online/cgreport/head/add';
const TRY = 'POST /online/cgreport/head/trySql';

const auth = [
  ...managerAccess.auth,
  ...['online:cgreport:list', 'online:cgreport:edit'].map((action) => ({ action, type: '2', describe: action })),
];

const head = (part: Partial<ReportHead> = {}): ReportHead => ({
  id: 'r1',
  code: 'by_month',
  name: '月度统计',
  nameEn: 'By month',
  cgrSql: 'select month, amount from x',
  returnValField: null,
  returnTxtField: null,
  returnType: '1',
  content: '说明文字',
  dbSource: null,
  isPublished: '1',
  roleCodes: null,
  charts: null,
  createBy: 'admin',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});

const item = (fieldName: string, fieldTxt: string, part: object = {}) => ({
  id: `i-${fieldName}`,
  cgrheadId: 'r1',
  fieldName,
  fieldTxt,
  fieldTxtEn: null,
  fieldWidth: 120,
  fieldType: 'String',
  searchMode: 'single',
  isOrder: '0',
  isSearch: '0',
  isShow: '1',
  isTotal: '0',
  format: null,
  dictCode: null,
  replaceVal: null,
  fieldHref: null,
  groupTitle: null,
  orderNum: 0,
  ...part,
});

const trial = (part: object = {}) => ({
  fault: null,
  fields: [
    { fieldName: 'month', fieldTxt: 'month', fieldType: 'String', orderNum: 0 },
    { fieldName: 'total', fieldTxt: 'total', fieldType: 'BigDecimal', orderNum: 1 },
  ],
  params: [{ paramName: 'year' }],
  records: [{ month: '2026-01', total: 1234.5 }],
  isCut: false,
  duration: 12,
  ...part,
});

const edit = (routes: FakeRoutes = {}, path = '/online/cgreport/edit?id=r1') =>
  renderPage({
    page: <ReportEditorPage />,
    path,
    auth,
    routes: {
      'GET /online/cgreport/head/list': reply(pageOf([head()])),
      'GET /online/cgreport/item/listByHeadId': reply([
        item('month', '月份'),
        item('amount', '金额', { fieldType: 'BigDecimal', isTotal: '1' }),
      ]),
      'GET /online/cgreport/param/listByHeadId': reply([]),
      'GET /online/cgreport/head/tables': reply([
        { name: 'orders', text: '采购订单', columns: [{ name: 'order_no', text: '订单编号', type: 'text' }] },
        { name: 'suppliers', text: '供应商', columns: [{ name: 'name', text: '供应商名称', type: 'text' }] },
      ]),
      'GET /sys/dataSource/options': reply([]),
      [TRY]: reply(trial()),
      ...routes,
    },
  });

test('lists reports with their state', async () => {
  renderPage({
    page: <ReportListPage />,
    path: '/online/cgreport',
    auth,
    routes: {
      'GET /online/cgreport/head/list': reply(
        pageOf([head(), head({ id: 'r2', name: '共用报表', tenantId: 0, isPublished: '0' })]),
      ),
    },
  });
  const grid = await screen.findByRole('grid', { name: '报表列表' });
  expect(await within(grid).findByText('月度统计')).toBeVisible();
  expect(within(grid).getByText('未发布')).toBeVisible();
  expect(within(grid).getAllByRole('button', { name: /^打开/ })).toHaveLength(2);
});

test('tries the query, takes its fields and saves them', async () => {
  const { server, address } = edit({ [EDIT]: refuse('只有数字字段可以合计：month', { field: 'items.0.isTotal' }) });
  fireEvent.click(await screen.findByRole('button', { name: '试运行' }));
  expect(await screen.findByText('共 1 行，用时 12 毫秒')).toBeVisible();
  expect(within(screen.getByRole('grid', { name: '试运行结果' })).getByText('1,234.5')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '更新字段' }));
  expect(await screen.findByText('已更新字段：新增 1 个，移除 1 个')).toBeVisible();
  expect(await within(screen.getByRole('grid', { name: '参数' })).findByText('year')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('只有数字字段可以合计：month')).toBeVisible();
  const sent = server.requestsOf(EDIT)[0]!.body as { items: object[] };
  expect(sent).toMatchObject({
    head: { id: 'r1', code: 'by_month', updateTime: '2026-11-20 09:00:00' },
    items: [
      { fieldName: 'month', fieldTxt: '月份', orderNum: 0 },
      { fieldName: 'total', fieldType: 'BigDecimal', orderNum: 1, isShow: '1' },
    ],
    params: [{ paramName: 'year', orderNum: 0 }],
  });
  server.route(EDIT, reply(head()));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toBe('/online/cgreport'));
});

test('shows why and where a query is refused', async () => {
  const fault = { message: '不允许使用该函数：pg_sleep', line: 2, column: 8 };
  edit({ [TRY]: reply(trial({ fault, fields: [], records: [] })) });
  fireEvent.click(await screen.findByRole('button', { name: '试运行' }));
  expect(await screen.findByText('不允许使用该函数：pg_sleep')).toBeVisible();
  expect(screen.getByText('第 2 行第 8 列')).toBeVisible();
  expect(screen.queryByRole('button', { name: '更新字段' })).toBeNull();
});

test('finds tables by their columns', async () => {
  edit();
  const tables = await screen.findByRole('region', { name: '可查询的表' });
  expect(await within(tables).findByText('orders')).toBeVisible();
  fireEvent.change(within(tables).getByRole('textbox', { name: '查找表或字段' }), { target: { value: '供应商名' } });
  await waitFor(() => expect(within(tables).queryByText('orders')).toBeNull());
  expect(within(tables).getByText('suppliers')).toBeVisible();
});

test('copies a report as a draft without a code', async () => {
  const { server } = edit({ [ADD]: reply(head({ id: 'r9' })) }, '/online/cgreport/edit?copy=r1');
  expect(await screen.findByLabelText('报表名称')).toHaveValue('月度统计 副本');
  fireEvent.change(screen.getByLabelText('报表编码'), { target: { value: 'copy_1' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.requestsOf(ADD)).toHaveLength(1));
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({
    head: { code: 'copy_1', isPublished: '0', cgrSql: 'select month, amount from x' },
    items: [{ fieldName: 'month' }, { fieldName: 'amount', isTotal: '1' }],
  });
});

const details = (part: Partial<ReportDetails> = {}): ReportDetails => ({
  id: 'r1',
  code: 'by_month',
  name: '月度统计',
  content: '按月统计',
  columns: [
    { title: '月份', dataIndex: 'month', align: 'left', width: 120, sorter: true, fieldType: 'String' },
    {
      title: '状态',
      dataIndex: 'status',
      align: 'left',
      width: 100,
      sorter: false,
      fieldType: 'String',
      customRender: 's',
    },
    {
      title: '金额',
      dataIndex: 'amount',
      align: 'right',
      width: 140,
      sorter: true,
      fieldType: 'BigDecimal',
      total: true,
      format: 'money',
    },
  ],
  dictOptions: {
    s: [
      {
        value: '1',
        text: '已完成',
        title: '已完成',
        label: '已完成',
        itemText: '已完成',
        itemValue: '1',
        color: null,
        status: 1,
      },
    ],
  },
  conditions: [{ field: 'month', label: '月份', mode: 'single', view: 'text', hidden: '0', dictCode: null, order: 0 }],
  params: [{ paramName: 'year', paramTxt: '年份', paramValue: '2026' }],
  charts: [{ kind: 'bar', x: 'month', series: null, y: 'amount', method: 'sum' }],
  isOwn: true,
  ...part,
});

const DATA = 'GET /online/cgreport/api/getData/r1';
const CHART = 'GET /online/cgreport/api/getChartData/r1';
const KEEP = 'PUT /online/cgreport/head/charts';
const open = (part: Partial<ReportDetails> = {}, rights = auth) =>
  renderPage({
    page: <ReportPage />,
    path: '/online/cgreport/by_month',
    auth: rights,
    routes: {
      'GET /online/cgreport/api/getReport/by_month': reply(details(part)),
      [DATA]: reply({
        ...pageOf([{ month: '2026-01', status: '1', amount: 1234.5, site: 'gezi.example' }]),
        totals: { amount: 99_000 },
      }),
      [CHART]: reply({ points: [{ x: '2026-01', series: null, value: 1234.5 }], isCut: false }),
      [KEEP]: reply(null),
    },
  });

test('shows rows, totals and charts, and searches by conditions and parameters', async () => {
  const { server } = open();
  const grid = await screen.findByRole('grid', { name: '月度统计的数据' });
  expect(await within(grid).findByText('1,234.50')).toBeVisible();
  expect(within(grid).getByText('已完成')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '合计' })).getByText('99,000.00')).toBeVisible();
  const chart = await screen.findByRole('table', { name: '按月份统计金额' });
  expect(within(chart).getByRole('cell', { name: '1,234.50' })).toBeInTheDocument();

  fireEvent.change(screen.getByLabelText('年份'), { target: { value: '2025' } });
  fireEvent.change(screen.getByLabelText('月份'), { target: { value: '01' } });
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(server.requestsOf(DATA).at(-1)!.query).toMatchObject({ self_year: '2025', month: '*01*' }),
  );
  await waitFor(() =>
    expect(server.requestsOf(CHART).at(-1)!.query).toMatchObject({
      self_year: '2025',
      month: '*01*',
      chartX: 'month',
      chartY: 'amount',
      chartMethod: 'sum',
    }),
  );
});

test('shows links, texts of values and titles of groups', async () => {
  const [month, status, amount] = details().columns;
  open({
    columns: [
      { ...month!, href: '/purchase/plan?month=${month}&status=${status}' },
      { ...status!, groupTitle: '订单' },
      { ...amount!, groupTitle: '订单', href: 'https://example.com/${missing}' },
      { ...month!, dataIndex: 'site', title: '网站', href: 'https://example.com/${month}' },
    ],
  });
  const grid = await screen.findByRole('grid', { name: '月度统计的数据' });
  expect(await within(grid).findByRole('link', { name: '2026-01' })).toHaveAttribute(
    'href',
    '/purchase/plan?month=2026-01&status=1',
  );
  expect(within(grid).getByRole('columnheader', { name: '订单 · 状态' })).toBeVisible();
  expect(within(grid).getByRole('columnheader', { name: '订单 · 金额' })).toBeVisible();
  const site = within(grid).getByRole('link', { name: 'gezi.example' });
  expect(site).toHaveAttribute('href', 'https://example.com/2026-01');
  expect(site).toHaveAttribute('target', '_blank');
  // Without a value for its address.
  expect(within(grid).queryByRole('link', { name: '1,234.50' })).toBeNull();
});

test('keeps the charts that a user chose, and sets them as those of the report', async () => {
  const { server } = open({ charts: [] });
  fireEvent.click(await screen.findByRole('button', { name: '添加图表' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('饼图'));
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('table', { name: '按月份统计金额' })).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: '设为报表的图表' }));
  await waitFor(() => expect(server.requestsOf(KEEP)).toHaveLength(1));
  expect(server.requestsOf(KEEP)[0]!.body).toEqual({
    id: 'r1',
    charts: [{ kind: 'pie', x: 'month', series: null, y: 'amount', method: 'sum' }],
  });
});

test('offers no administration to others', async () => {
  open({}, managerAccess.auth);
  fireEvent.click(await screen.findByRole('button', { name: '删除图表：按月份统计金额' }));
  expect(await screen.findByRole('button', { name: '恢复报表的图表' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '设为报表的图表' })).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑报表' })).toBeNull();
});

test('reports a missing report', async () => {
  renderPage({
    page: <ReportPage />,
    path: '/online/cgreport/none',
    auth,
    routes: { 'GET /online/cgreport/api/getReport/none': refuse('报表不存在：none') },
  });
  expect(await screen.findByText('报表不存在：none')).toBeVisible();
});
