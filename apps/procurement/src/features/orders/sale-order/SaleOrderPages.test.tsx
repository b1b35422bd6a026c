import type { PurchaseOrder } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { orderLineOf, orderOf, receiptOf, saleAuth } from '../../../testing/orderFixtures';
import { renderPage } from '../../../testing/renderPage';
import { SaleOrderListPage } from './SaleOrderListPage';
import { SaleOrderViewPage } from './SaleOrderViewPage';

const VIEW = 'GET /sale/saleOrder/queryById';
const DELIVER = 'POST /sale/saleOrder/deliver';
const CONFIRM = 'POST /sale/saleOrder/confirm';
const REFUSE = 'POST /sale/saleOrder/refuse';

async function atOrder(order: PurchaseOrder, routes: FakeRoutes = {}, more = '') {
  const page = renderPage({
    page: <SaleOrderViewPage />,
    path: `/sale/order/view?id=o1${more}`,
    auth: saleAuth,
    routes: { [VIEW]: reply(order), ...routes },
  });
  await screen.findAllByText(order.orderNo);
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body);
  return { ...page, sent };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the list offers what the supplier may do', async () => {
  const rows = [
    orderOf({ status: '1', status_dictText: '待供应商确认', actions: ['confirm', 'refuse'] }),
    orderOf({ id: 'o2', orderNo: 'DD202611260002', actions: ['deliver'] }),
  ];
  const { user, address } = renderPage({
    page: <SaleOrderListPage />,
    path: '/sale/order',
    auth: saleAuth,
    routes: { 'GET /sale/saleOrder/list': reply(pageOf(rows)) },
  });
  await screen.findByText('DD202611260002');
  expect(screen.getByRole('button', { name: '确认 DD202611260001' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '供应商' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '发货 DD202611260002' }));
  await waitFor(() => expect(address()).toBe('/sale/order/view?id=o2&deliver=1'));
});

test('refuses an order with a reason, by the permission to confirm', async () => {
  const { sent } = await atOrder(orderOf({ status: '1', actions: ['confirm', 'refuse'] }), {
    [REFUSE]: reply(orderOf({ status: '3', actions: [] })),
  });
  expect(screen.getByRole('button', { name: '确认' })).toBeVisible();
  press('拒绝');
  const dialog = await screen.findByRole('dialog', { name: '拒绝' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: '原因' }), { target: { value: '缺货' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(sent(REFUSE)).toEqual([{ id: 'o1', reason: '缺货' }]));
});

test('asks before an order is confirmed', async () => {
  const { sent } = await atOrder(orderOf({ status: '1', actions: ['confirm', 'refuse'] }), {
    [CONFIRM]: reply(orderOf({ status: '2', actions: [] })),
  });
  press('确认');
  const dialog = await screen.findByRole('dialog', { name: '是否确认？' });
  expect(await within(dialog).findByText('确认后请按需求日期发货。')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(CONFIRM)).toEqual([]);
  press('确认');
  const again = await screen.findByRole('dialog', { name: '是否确认？' });
  fireEvent.click(within(again).getByRole('button', { name: '确认' }));
  await waitFor(() => expect(sent(CONFIRM)).toEqual([{ id: 'o1' }]));
});

test('delivers a part of what is left', async () => {
  const order = orderOf({
    actions: ['deliver'],
    orderDetailList: [
      orderLineOf({ deliveredCount: 4 }),
      orderLineOf({ id: 'l2', materialName: '油封', models: null, count: 5 }),
    ],
  });
  const { sent } = await atOrder(order, { [DELIVER]: reply(receiptOf()) });
  press('发货');
  const dialog = await screen.findByRole('dialog', { name: /发货 DD202611260001/ });
  const quantity = (name: string) => within(dialog).getByRole('textbox', { name: `本次发货 ZC-6205 ${name}` });
  expect(quantity('深沟球轴承 6205')).toHaveValue('6');
  fireEvent.change(quantity('深沟球轴承 6205'), { target: { value: '7' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '发货' }));
  await waitFor(() => expect(quantity('深沟球轴承 6205')).toBeInvalid());
  // Once, at its line; the other lines are not marked.
  expect(within(dialog).getAllByText('超出可发货数量')).toHaveLength(1);
  expect(quantity('深沟球轴承 6205')).toHaveClass('ant-input-status-error');
  expect(quantity('油封')).not.toHaveClass('ant-input-status-error');
  fireEvent.change(quantity('深沟球轴承 6205'), { target: { value: '2' } });
  fireEvent.change(quantity('油封'), { target: { value: '0' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: '承运人' }), { target: { value: '顺丰' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '发货' }));
  await waitFor(() =>
    expect(sent(DELIVER)).toMatchObject([
      { orderId: 'o1', carrier: '顺丰', receiptDetailList: [{ orderDetailId: 'l1', deliverCount: '2' }] },
    ]),
  );
});

test('the inputs of two lines of the same material have different names', async () => {
  const orderDetailList = [orderLineOf(), orderLineOf({ id: 'l2' }), orderLineOf({ id: 'l3', models: '6206' })];
  await atOrder(orderOf({ actions: ['deliver'], orderDetailList }), {}, '&deliver=1');
  const dialog = await screen.findByRole('dialog', { name: /发货/ });
  for (const name of ['深沟球轴承 6205（第 1 行）', '深沟球轴承 6205（第 2 行）', '深沟球轴承 6206']) {
    expect(within(dialog).getByRole('textbox', { name: `本次发货 ZC-6205 ${name}` })).toBeVisible();
  }
});

test('a refused delivery shows the order as somebody else left it, and keeps the input', async () => {
  let order = orderOf({ actions: ['deliver'] });
  await atOrder(order, {
    [VIEW]: () => reply(order),
    [DELIVER]: () => {
      order = orderOf({ status: '7', status_dictText: '已完成', actions: [] });
      return refuse('单据状态已变更', { field: 'status' });
    },
  });
  press('发货');
  const dialog = within(await screen.findByRole('dialog', { name: /发货/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: '承运人' }), { target: { value: '顺丰' } });
  fireEvent.click(dialog.getByRole('button', { name: '发货' }));
  expect(await screen.findByText('已完成')).toBeInTheDocument();
  expect(dialog.getByText('单据状态已变更')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '承运人' })).toHaveValue('顺丰');
});

test('the open quantities follow a refused delivery, and what was entered stays', async () => {
  const linesOf = (delivered: number) => [
    orderLineOf({ deliveredCount: delivered }),
    orderLineOf({ id: 'l2', materialName: '油封', models: null, deliveredCount: delivered }),
  ];
  let order = orderOf({ actions: ['deliver'], orderDetailList: linesOf(0) });
  const { sent } = await atOrder(
    order,
    {
      [VIEW]: () => reply(order),
      [DELIVER]: () => {
        order = orderOf({ actions: ['deliver'], orderDetailList: linesOf(7) });
        return refuse('超出可发货数量，最多 3', { field: 'receiptDetailList/0/deliverCount' });
      },
    },
    '&deliver=1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: /发货/ }));
  const quantity = (name: string) => dialog.getByRole('textbox', { name: `本次发货 ZC-6205 ${name}` });
  fireEvent.change(quantity('深沟球轴承 6205'), { target: { value: '5' } });
  fireEvent.click(dialog.getByRole('button', { name: '发货' }));
  await waitFor(() => expect(quantity('油封')).toHaveValue('3'));
  expect(quantity('深沟球轴承 6205')).toHaveValue('5');
  expect(quantity('深沟球轴承 6205')).toBeInvalid();
  fireEvent.change(quantity('深沟球轴承 6205'), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: '发货' }));
  await waitFor(() => expect(sent(DELIVER)).toHaveLength(2));
  expect(sent(DELIVER)[1]).toMatchObject({
    receiptDetailList: [
      { orderDetailId: 'l1', deliverCount: '2' },
      { orderDetailId: 'l2', deliverCount: 3 },
    ],
  });
});

test('shows the refusal of a delivery at its lines', async () => {
  await atOrder(
    orderOf({ actions: ['deliver'] }),
    { [DELIVER]: refuse('超出可发货数量，最多 3', { field: 'receiptDetailList/0/deliverCount' }) },
    '&deliver=1',
  );
  const dialog = await screen.findByRole('dialog', { name: /发货/ });
  fireEvent.click(within(dialog).getByRole('button', { name: '发货' }));
  expect(await within(dialog).findByText('超出可发货数量，最多 3')).toBeVisible();
});
