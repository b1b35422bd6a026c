import type { PurchaseIncrement } from '@gezi/domain';
import { reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { orderAuth, orderOf } from '../../../testing/orderFixtures';
import { renderPage } from '../../../testing/renderPage';
import { IncrementListPage } from './IncrementListPage';
import { IncrementViewPage } from './IncrementViewPage';

const CREATE = 'POST /purchase/purchaseIncrement/createOrder';
const increment = (part: Partial<PurchaseIncrement> = {}): PurchaseIncrement => ({
  id: 'z1',
  incrementNo: 'ZL202611260001',
  contractId: 'k1',
  contractNo: 'HT202611260001',
  contractName: '轴承年度协议',
  departId: 'd1',
  supplierId: 's1',
  supplierName: '远景轴承',
  applyUserId: 'u5',
  applyUserName: '李采购',
  applyTime: '2026-11-26 09:00:00',
  reason: '检修备件',
  totalPrice: 100,
  status: '2',
  status_dictText: '已通过',
  approveUser: '周审批',
  approveTime: '2026-11-26 10:00:00',
  auditOpinion: null,
  orderId: null,
  createBy: 'purchaser',
  createTime: '2026-11-26 09:00:00',
  updateBy: null,
  updateTime: '2026-11-26 09:00:00',
  sysOrgCode: 'A01',
  tenantId: 1,
  actions: ['createOrder', 'cancel'],
  incrementDetailList: [
    {
      id: 'l1',
      contractDetailId: 'c1',
      materialId: null,
      materialCode: 'ZC-6205',
      materialName: '深沟球轴承',
      unit: '套',
      counts: 8,
      price: 12.5,
      demandTime: null,
      remark: null,
    },
  ],
  ...part,
});

function atIncrement(part: Partial<PurchaseIncrement> = {}, routes: FakeRoutes = {}) {
  return renderPage({
    page: <IncrementViewPage />,
    path: '/purchase/increment/view?id=z1',
    auth: orderAuth,
    routes: { 'GET /purchase/purchaseIncrement/queryById': reply(increment(part)), ...routes },
  });
}

test('an approved increment becomes an order, which opens', async () => {
  const { address, server } = atIncrement({}, { [CREATE]: reply(orderOf({ status: '0' })) });
  const grid = await screen.findByRole('grid', { name: '增量明细' });
  expect(within(grid).getByText('深沟球轴承')).toBeVisible();
  expect(screen.getByText('¥ 100.00')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '生成订单' }));
  await waitFor(() => expect(address()).toBe('/purchase/order/view?id=o1&mode=edit'));
  expect(server.requestsOf(CREATE)[0]!.body).toEqual({ id: 'z1' });
});

test('an ordered increment leads to its order', async () => {
  const { address } = atIncrement({ status: '4', orderId: 'o1', actions: [] });
  fireEvent.click(await screen.findByRole('button', { name: '查看订单' }));
  await waitFor(() => expect(address()).toBe('/purchase/order/view?id=o1'));
});

test('the list offers the order of approved increments only', async () => {
  renderPage({
    page: <IncrementListPage />,
    path: '/purchase/increment',
    auth: orderAuth,
    routes: {
      'GET /purchase/purchaseIncrement/list': reply(
        pageOf([increment(), increment({ id: 'z2', incrementNo: 'ZL202611260002', status: '1', actions: [] })]),
      ),
    },
  });
  expect(await screen.findByRole('button', { name: '生成订单 ZL202611260001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '生成订单 ZL202611260002' })).toBeNull();
});
