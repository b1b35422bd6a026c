import { never, refuse, reply } from '@gezi/client/testing';
import type { Analysis, Fulfilment, Monitor, Workplace } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../testing/fixtures';
import { permissionsFor } from '../../testing/peopleFixtures';
import { renderPage } from '../../testing/renderPage';
import { AnalysisFigures } from './analysis/AnalysisFigures';
import { MorePage } from './analysis/MorePage';
import { MonitorPage } from './monitor/MonitorPage';
import { WorkplacePage } from './workplace/WorkplacePage';

const months = Array.from({ length: 12 }, (_, nth) => `2026-${String(nth + 1).padStart(2, '0')}`);
const analysis: Analysis = {
  planCount: 1234,
  projectCount: 56,
  contractCount: 7,
  contractAmount: 123_456_789,
  orderAmount: 98_765,
  supplierCount: 40,
  savingAmount: 1245,
  savingRate: 0.1245,
  monthTrend: months.map((month) => ({ month, budget: 100, award: 80 })),
  buyTypeShare: [{ buyType: '1', buyType_dictText: '邀请采购', count: 5, amount: 400 }],
  supplierRank: [{ supplierId: 's1', supplierName: '恒泰泵业', amount: 900 }],
};
const fulfilment: Fulfilment = {
  categories: [{ name: '泵', amount: 700 }],
  orderTrend: months.map((month) => ({ month, amount: 10 })),
  planToOrderDays: 12.5,
  overdueCount: 3,
  overdueAmount: 300,
};
const ANALYSIS = 'GET /dashboard/analysis';
const FULFILMENT = 'GET /dashboard/fulfilment';

const showFigures = (routes = {}) =>
  renderPage({
    page: <AnalysisFigures />,
    path: '/dashboard/analysis',
    routes: { [ANALYSIS]: reply(analysis), [FULFILMENT]: reply(fulfilment), ...routes },
  });

test('shows the figures, shortened, each with a way to its records', async () => {
  showFigures();
  const plans = await screen.findByRole('link', { name: '需求计划1,234' });
  expect(plans).toHaveAttribute('href', '/purchase/plan');
  expect(screen.getByRole('link', { name: '合同金额1.23 亿元' })).toHaveAttribute('href', '/contract/single');
  expect(screen.getByText('12.45%')).toBeVisible();
  expect(await screen.findByText('12.5 天')).toBeVisible();
});

/** Path, search form and advanced query of a link to a list. */
function listBehind(link: HTMLElement) {
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  const { query = '{"conditions":[]}', ...search } = Object.fromEntries(searchParams);
  return { path: pathname, search, conditions: (JSON.parse(query) as { conditions: unknown }).conditions };
}

test('shows a chart as a table whose rows lead to the filtered list', async () => {
  showFigures();
  fireEvent.click(await screen.findByRole('button', { name: '以数据表显示各采购方式定标金额' }));
  const table = within(screen.getByRole('table', { name: '各采购方式定标金额' }));
  expect(table.getByRole('link', { name: '邀请采购' })).toHaveAttribute('href', '/purchase/list?buyType=1');
  fireEvent.click(screen.getByRole('button', { name: '以数据表显示月度订单金额' }));
  const orders = within(screen.getByRole('table', { name: '月度订单金额' }));
  const confirmed = { field: 'status', rule: 'in', val: ['2', '4', '5', '6', '7', '8'], type: 'dict' };
  expect(listBehind(orders.getByRole('link', { name: '2026-02' }))).toEqual({
    path: '/purchase/order',
    search: { orderDate_begin: '2026-02-01', orderDate_end: '2026-02-28' },
    conditions: [confirmed],
  });
  fireEvent.click(screen.getByRole('button', { name: '以数据表显示月度预算与定标金额' }));
  const awards = within(screen.getByRole('table', { name: '月度预算与定标金额' }));
  expect(listBehind(awards.getByRole('link', { name: '2026-02' }))).toEqual({
    path: '/purchase/list',
    search: { awardTime_begin: '2026-02-01', awardTime_end: '2026-02-28' },
    conditions: [],
  });
  fireEvent.click(screen.getByRole('button', { name: '以数据表显示各物料分类订单金额' }));
  const categories = within(screen.getByRole('table', { name: '各物料分类订单金额' }));
  expect(listBehind(categories.getByRole('link', { name: '泵' }))).toEqual({
    path: '/purchase/order',
    search: {},
    conditions: [confirmed, { field: 'orderDetailList,materialTypeName', rule: 'eq', val: '泵' }],
  });
  fireEvent.click(screen.getByRole('button', { name: '以图表显示月度订单金额' }));
  expect(screen.getByRole('figure', { name: '月度订单金额' })).toBeInTheDocument();
});

test('asks for the figures of a year', async () => {
  const { server } = showFigures();
  await screen.findByText('12.45%');
  const year = new Date().getFullYear();
  fireEvent.click(screen.getByText(`${year}年`));
  await screen.findByText('12.45%');
  await expect.poll(() => server.requestsOf(ANALYSIS).at(-1)!.query.year).toBe(String(year));
});

test('loads the charts again after a failure', async () => {
  const { server } = showFigures({ [FULFILMENT]: refuse('统计服务繁忙') });
  const [retry] = await screen.findAllByRole('button', { name: /重\s?试/ });
  server.route(FULFILMENT, reply(fulfilment));
  fireEvent.click(retry!);
  expect(await screen.findByText('12.5 天')).toBeVisible();
});

const monitor: Monitor = {
  serverTime: '2026-11-20 10:00:00',
  bidding: [{ id: 'a1', proNo: 'CG1', proName: '水泵竞价', buyType: '4', endTime: '2099-01-01 00:00:00', bidCount: 4 }],
  closingSoon: [],
  overdueOrders: [
    {
      id: 'o1',
      orderNo: 'DD1',
      supplierName: '恒泰泵业',
      demandTime: '2026-11-10',
      totalPrice: 400,
      overdueDays: 10,
    },
  ],
  pendingAudits: 2,
  onlineUsers: 9,
};

test('the monitor leads to auctions and overdue orders', async () => {
  renderPage({
    page: <MonitorPage />,
    path: '/dashboard/monitor',
    routes: { 'GET /dashboard/monitor': reply(monitor) },
  });
  expect(await screen.findByRole('link', { name: /水泵竞价/ })).toHaveAttribute(
    'href',
    '/procurement/bidding/room?id=a1',
  );
  expect(screen.getByText(/报价 4/)).toBeVisible();
  expect(screen.getByRole('link', { name: /DD1/ })).toHaveAttribute('href', '/purchase/order?orderNo=DD1');
  expect(screen.getByText('逾期 10 天')).toBeVisible();
  expect(screen.getByText('三天内没有截止的报价')).toBeVisible();
});

const workplace: Workplace = {
  todos: [],
  myProjects: [
    { id: 'p1', proNo: 'CG1', proName: '阀门采购', status: '4', status_dictText: '报价中', proEndTime: null },
  ],
  notices: [{ id: 'n1', title: '关于规范需求计划填报的通知', sendTime: '2026-11-18 09:00:00' }],
  activities: [
    { time: '2026-11-19 09:00:00', user: null, text: '开标 CG1 阀门采购', path: '/purchase/project/view?id=p1' },
  ],
};
const atWorkplace = (routes = {}, auth = permissionsFor('purchase:purchaseInfo', ['list'])) =>
  renderPage({
    page: <WorkplacePage />,
    path: '/dashboard/workplace',
    auth,
    routes: { 'GET /dashboard/workplace': reply(workplace), 'GET /dashboard/todos': reply([]), ...routes },
  });

test('the workplace shows todos, own projects, messages and events', async () => {
  atWorkplace();
  expect(await screen.findByRole('link', { name: /^阀门采购/ })).toHaveAttribute(
    'href',
    '/purchase/project/view?id=p1',
  );
  expect(screen.getByText('关于规范需求计划填报的通知')).toBeVisible();
  expect(screen.getByText(/系统 ·/)).toBeVisible();
  expect(await screen.findByText('没有等待处理的事项')).toBeVisible();
});

test('users without projects see none, and a failure can be repeated', async () => {
  const { server } = atWorkplace({ 'GET /dashboard/workplace': refuse('查询失败') }, []);
  const [retry] = await screen.findAllByRole('button', { name: /重\s?试/ });
  server.route('GET /dashboard/workplace', reply(workplace));
  fireEvent.click(retry!);
  expect(await screen.findByText('关于规范需求计划填报的通知')).toBeVisible();
  expect(screen.queryByText('我的采购项目')).toBeNull();
});

test('the monitor shows that it loads', () => {
  renderPage({ page: <MonitorPage />, path: '/dashboard/monitor', routes: { 'GET /dashboard/monitor': never() } });
  expect(document.querySelector('.ant-skeleton')).not.toBeNull();
});

const flow = {
  id: 't1',
  taskId: 't1',
  procInsId: 'i1',
  title: '梁娜的请假审批',
  taskName: '主管审批',
  procDefName: '请假审批',
  startUserName: '梁娜',
  createTime: '2026-11-26 09:00:00',
  status: 'running',
};

test('the page of waiting work has the tasks beside all processes, or beside the own ones', async () => {
  const routes = {
    'GET /flowable/task/todoListNew': reply(pageOf([flow])),
    'GET /flowable/task/allProcess': reply(pageOf([{ ...flow, id: 'i2', procInsId: 'i2', title: '王芳的用车' }])),
    'GET /flowable/task/myProcessNew': reply(pageOf([])),
  };
  const { unmount } = renderPage({
    page: <MorePage />,
    path: '/account/more',
    routes,
    auth: permissionsFor('flowable:task', ['all']),
  });
  expect(await screen.findByRole('link', { name: /梁娜的请假审批/ })).toHaveAttribute(
    'href',
    '/flowable/task/record?procInsId=i1&taskId=t1',
  );
  expect(await screen.findByRole('link', { name: /王芳的用车/ })).toHaveAttribute(
    'href',
    '/flowable/task/record?procInsId=i2',
  );
  expect(screen.getByText('全部流程')).toBeVisible();
  unmount();
  renderPage({ page: <MorePage />, path: '/account/more', routes, auth: [] });
  expect(await screen.findByText('我的流程')).toBeVisible();
  expect(await screen.findByText('还没有流程')).toBeVisible();
});
