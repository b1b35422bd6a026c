import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ComparedMaterial, MaterialPrice, TrendPoint } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auditOf, pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ComparePage } from './ComparePage';
import { PriceHistoryPage } from './PriceHistoryPage';

vi.mock('../../../charts/drawChart', () => ({
  drawChart: () => ({ setOption: () => undefined, resize: () => undefined, dispose: () => undefined }),
}));

const LIST = 'GET /material/priceHistory/list';
const TREND = 'GET /material/priceHistory/trend';
const COMPARE = 'GET /material/compare/list';
const MATERIALS = 'GET /material/materialInfo/list';

const PUMP = { id: 'm1', code: '01010001', name: '单级单吸离心泵', models: 'IS65-50-160', typeName: '离心泵' };
const price = (id: string, more: Partial<MaterialPrice> = {}): MaterialPrice => ({
  id,
  materialId: 'm1',
  materialCode: '01010001',
  materialName: '单级单吸离心泵',
  supplierId: 's1',
  supplierName: '上海恒泰源泵业有限公司',
  price: 2360,
  count: 4,
  unit: '台',
  unit_dictText: '台',
  source: '2',
  busNo: 'CG202603010001',
  priceTime: '2026-03-01 09:30:00',
  ...auditOf('purchaser', '2026-03-01 09:30:00'),
  ...more,
});
const points: TrendPoint[] = [
  { date: '2025-06-01', price: 2300, supplierId: 's1', supplierName: '上海恒泰源泵业有限公司', source: '1' },
  { date: '2026-03-01', price: 2360, supplierId: 's1', supplierName: '上海恒泰源泵业有限公司', source: '2' },
];

async function atHistory(routes: FakeRoutes = {}) {
  const other = price('p2', { materialId: 'm2', materialName: '多级离心泵' });
  const app = renderPage({
    page: <PriceHistoryPage />,
    path: '/material/priceHistory',
    auth: permissionsFor('material:priceHistory', ['list', 'export']),
    routes: {
      [LIST]: reply(pageOf([price('p1'), other])),
      [TREND]: reply(points),
      [MATERIALS]: reply(pageOf([PUMP])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/getDictItems/material_unit': reply([{ value: '台', text: '台' }]),
      ...routes,
    },
  });
  await screen.findAllByText('CG202603010001');
  await vi.dynamicImportSettled();
  return app;
}

test('shows the trend of the material with the latest price, and of another by its row', async () => {
  const { server } = await atHistory();
  const table = within(await screen.findByRole('table', { name: '01010001 单级单吸离心泵的价格走势' }));
  expect(await table.findByRole('row', { name: '2025-06-01 上海恒泰源泵业有限公司 2,300 报价' })).toBeInTheDocument();
  expect(server.requestsOf(TREND)[0]!.query).toMatchObject({ materialId: 'm1' });
  fireEvent.click(screen.getByRole('button', { name: '价格走势 多级离心泵' }));
  await waitFor(() => expect(server.requestsOf(TREND).at(-1)!.query.materialId).toBe('m2'));
  expect(screen.getByText('01010001 多级离心泵的价格走势')).toBeInTheDocument();
});

test('narrows the trend to a time range', async () => {
  const { server } = await atHistory();
  await waitFor(() => expect(server.requestsOf(TREND)[0]?.query.beginDate).toMatch(/^\d{4}-\d{2}-\d{2}$/));
  fireEvent.click(screen.getByText('全部'));
  await waitFor(() => expect(server.requestsOf(TREND).at(-1)!.query.beginDate).toBeUndefined());
});

test('offers another try if the trend fails', async () => {
  const { server } = await atHistory({ [TREND]: refuse('查询失败') });
  expect(await screen.findByText('查询失败')).toBeInTheDocument();
  server.route(TREND, reply(points));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table', { name: /价格走势$/ })).toBeInTheDocument();
});

const compared: ComparedMaterial[] = [
  {
    materialId: 'm1',
    materialCode: '01010001',
    materialName: '单级单吸离心泵',
    unit: '台',
    rows: [row('s1', '上海恒泰源泵业有限公司', 2200, 2360), row('s2', '无锡鼎盛泵业有限公司', 2250, 2300)],
  },
  { materialId: 'm2', materialCode: '01010002', materialName: '多级离心泵', unit: '台', rows: [] },
];

function row(supplierId: string, supplierName: string, minPrice: number, lastPrice: number) {
  const lastTime = '2026-03-01 09:30:00';
  return { supplierId, supplierName, minPrice, maxPrice: 2500, avgPrice: 2400, lastPrice, lastTime, times: 6 };
}

test('compares the chosen materials and marks the lowest prices', async () => {
  const { server } = renderPage({
    page: <ComparePage />,
    path: '/material/compare',
    auth: permissionsFor('material:compare', ['list']),
    routes: { [COMPARE]: reply(compared), [MATERIALS]: reply(pageOf([PUMP])) },
  });
  expect(screen.getByText('选择物料，对比各供应商的价格')).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('对比的物料'));
  fireEvent.click(await screen.findByRole('checkbox', { name: /单级单吸离心泵/ }));
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(COMPARE)[0]?.query.materialIds).toBe('m1'));
  const grid = within(await screen.findByRole('grid', { name: '单级单吸离心泵的供应商价格' }));
  const rows = await grid.findAllByRole('row', { name: /泵业/ });
  const marked = rows.map((one) => within(one).queryAllByText('最低').length);
  // The averages are the same.
  expect(marked).toEqual([2, 2]);
  expect(screen.getByText('该时间范围内没有价格')).toBeInTheDocument();
});
