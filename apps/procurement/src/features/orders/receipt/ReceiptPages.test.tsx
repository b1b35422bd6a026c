import type { OrderReceipt } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { orderAuth, receiptOf } from '../../../testing/orderFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ReceiptListPage } from './ReceiptListPage';
import { ReceiptViewPage } from './ReceiptViewPage';

const VIEW = 'GET /order/receipt/queryById';
const RECEIVE = 'POST /order/receipt/receive';
const received = receiptOf({
  status: '2',
  status_dictText: '部分收货',
  receiveTime: '2026-11-26 15:00:00',
  receiveUserName: '李采购',
  actions: [],
  receiptDetailList: [
    { ...receiptOf().receiptDetailList[0]!, acceptCount: 3, rejectCount: 1, rejectReason: '外圈破损' },
  ],
});

async function atReceipt(receipt: OrderReceipt, routes: FakeRoutes = {}, more = '') {
  const page = renderPage({
    page: <ReceiptViewPage />,
    path: `/order/receipt/view?id=r1${more}`,
    auth: orderAuth,
    routes: { [VIEW]: reply(receipt), ...routes },
  });
  await screen.findAllByText(receipt.receiptNo);
  return page;
}

test('the list receives what waits, by the address of the receipt', async () => {
  const { address, user } = renderPage({
    page: <ReceiptListPage />,
    path: '/order/receipt',
    auth: orderAuth,
    routes: {
      'GET /order/receipt/list': reply(pageOf([receiptOf(), { ...received, id: 'r2', receiptNo: 'SH202611260002' }])),
    },
  });
  await screen.findByText('SH202611260002');
  expect(screen.queryByRole('button', { name: '收货 SH202611260002' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '收货 SH202611260001' }));
  await waitFor(() => expect(address()).toBe('/order/receipt/view?id=r1&receive=1'));
});

test('shows what was accepted and rejected, and leads to the order', async () => {
  const { address } = await atReceipt(received);
  expect(screen.getByText('收货人', { selector: 'dt' }).nextElementSibling).toHaveTextContent('李采购');
  const grid = within(screen.getByRole('grid', { name: '收货明细' }));
  expect(grid.getByText('外圈破损')).toBeVisible();
  expect(screen.queryByRole('button', { name: '收货' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看订单' }));
  await waitFor(() => expect(address()).toBe('/purchase/order/view?id=o1'));
});

test('receives everything, and shows the stored receipt', async () => {
  let stored = receiptOf();
  const { server } = await atReceipt(
    receiptOf(),
    {
      [VIEW]: () => reply(stored),
      [RECEIVE]: () => {
        stored = received;
        return reply(stored);
      },
    },
    '&receive=1',
  );
  const dialog = await screen.findByRole('dialog', { name: /收货 SH202611260001/ });
  fireEvent.click(within(dialog).getByRole('button', { name: '收货' }));
  await waitFor(() => expect(server.requestsOf(RECEIVE)).toHaveLength(1));
  expect(server.requestsOf(RECEIVE)[0]!.body).toMatchObject({
    id: 'r1',
    receiptDetailList: [{ id: 'd1', acceptCount: 4, rejectCount: 0 }],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('外圈破损')).toBeVisible();
});

test('a refused receipt shows what somebody else received, and keeps the input', async () => {
  let stored = receiptOf();
  await atReceipt(
    stored,
    {
      [VIEW]: () => reply(stored),
      [RECEIVE]: () => {
        stored = received;
        return refuse('收货单已收货', { field: 'status' });
      },
    },
    '&receive=1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: /收货/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: '备注' }), { target: { value: '外箱受潮' } });
  fireEvent.click(dialog.getByRole('button', { name: '收货' }));
  expect(await screen.findByText('外圈破损')).toBeInTheDocument();
  expect(dialog.getByText('收货单已收货')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: '备注' })).toHaveValue('外箱受潮');
});

test('shows the refusal of a receipt at its lines', async () => {
  await atReceipt(
    receiptOf(),
    { [RECEIVE]: refuse('收货单已收货', { field: 'receiptDetailList/0/acceptCount' }) },
    '&receive=1',
  );
  const dialog = await screen.findByRole('dialog', { name: /收货/ });
  fireEvent.click(within(dialog).getByRole('button', { name: '收货' }));
  expect(await within(dialog).findByText('收货单已收货')).toBeVisible();
});
