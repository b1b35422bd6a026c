import type { OrderDraft, PurchaseOrder } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { LocaleCode } from '@gezi/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshDocuments } from '../../../crud/documentQuery';
import { pageOf } from '../../../testing/fixtures';
import { orderAuth, orderLineOf, orderOf, receiptOf } from '../../../testing/orderFixtures';
import { renderPage } from '../../../testing/renderPage';
import { OrderListPage } from './OrderListPage';
import { OrderViewPage } from './OrderViewPage';

const VIEW = 'GET /purchase/purchaseOrder/queryById';
const LIST = 'GET /purchase/purchaseOrder/list';
const DRAFT = 'GET /purchase/purchaseOrder/draftFromContract';
const ADD = 'POST /purchase/purchaseOrder/add';
const SUBMIT = 'POST /purchase/purchaseOrder/submit';
const RECEIVE = 'POST /order/receipt/receive';

async function atOrder(
  order: PurchaseOrder,
  routes: FakeRoutes = {},
  path = `/purchase/order/view?id=${order.id}`,
  locale: LocaleCode = 'zh-CN',
) {
  const page = renderPage({
    page: <OrderViewPage />,
    path,
    auth: orderAuth,
    locale,
    routes: { [VIEW]: reply(order), ...routes },
  });
  await screen.findAllByText(order.orderNo);
  const sent = (route: keyof FakeRoutes) => page.server.requestsOf(route).map(({ body }) => body);
  return { ...page, sent };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the list shows states and the actions that are open to the caller', async () => {
  const rows = [
    orderOf({ status: '0', status_dictText: '草稿', actions: ['edit', 'remove', 'submit', 'cancel'] }),
    orderOf({ id: 'o2', orderNo: 'DD202611260002' }),
  ];
  const { user, server } = renderPage({
    page: <OrderListPage />,
    path: '/purchase/order?status=0',
    auth: orderAuth,
    routes: { [LIST]: reply(pageOf(rows)) },
  });
  await screen.findByText('DD202611260002');
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ status: '0' });
  expect(screen.getByText('待发货')).toBeVisible();
  expect(screen.getByRole('button', { name: '编辑 DD202611260001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '编辑 DD202611260002' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多 DD202611260001' }));
  const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(labels).toEqual(['提交', '取消', '删除']);
});

test('shows header, lines, deliveries and total', async () => {
  await atOrder(orderOf({ status: '4', receiptList: [receiptOf({ actions: [] })] }));
  for (const [label, value] of [
    ['合同编号', 'HT202611260001'],
    ['供应商', '远景轴承'],
    ['付款方式', '月结'],
    ['收货地址', '一号仓库'],
  ]) {
    expect(screen.getByText(label!, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value!);
  }
  expect(within(screen.getByRole('grid', { name: '订单明细' })).getByText('深沟球轴承')).toBeVisible();
  expect(screen.getByText('¥ 125.00')).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: /发货与收货/ }));
  expect(screen.getByText(/承运人 顺丰/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '收货' })).toBeNull();
});

test('closes an order with a reason', async () => {
  const { sent } = await atOrder(orderOf({ actions: ['close'] }), {
    'POST /purchase/purchaseOrder/close': reply(orderOf({ status: '8', actions: [] })),
  });
  press('关闭');
  const dialog = await screen.findByRole('dialog', { name: '关闭' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: '原因' }), { target: { value: '停产' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(sent('POST /purchase/purchaseOrder/close')).toEqual([{ id: 'o1', reason: '停产' }]));
});

test('receives a delivery in part, with the reason of the rejection', async () => {
  const { sent } = await atOrder(orderOf({ status: '4', receiptList: [receiptOf()] }), {
    [RECEIVE]: reply(receiptOf({ status: '2', actions: [] })),
  });
  fireEvent.click(screen.getByRole('tab', { name: /发货与收货/ }));
  press('收货');
  const dialog = await screen.findByRole('dialog', { name: /收货 SH202611260001/ });
  const field = (name: string) => within(dialog).getByRole('textbox', { name: `${name} ZC-6205 深沟球轴承` });
  fireEvent.change(field('收货数量'), { target: { value: '3' } });
  expect(field('拒收数量')).toHaveValue('1');
  fireEvent.click(within(dialog).getByRole('button', { name: '收货' }));
  expect(await within(dialog).findByText('请填写拒收原因')).toBeVisible();
  await waitFor(() => expect(field('拒收原因')).toHaveFocus());
  expect(field('拒收原因')).toBeInvalid();
  expect(field('拒收原因')).toHaveAccessibleDescription('请填写拒收原因');
  expect(field('收货数量')).toBeValid();
  expect(sent(RECEIVE)).toEqual([]);
  fireEvent.change(field('拒收原因'), { target: { value: '外圈破损' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '收货' }));
  await waitFor(() =>
    expect(sent(RECEIVE)).toMatchObject([
      {
        id: 'r1',
        receiptDetailList: [{ id: 'd1', acceptCount: '3', rejectCount: 1, rejectReason: '外圈破损' }],
      },
    ]),
  );
});

test('the inputs of two lines of the same material have different names', async () => {
  const [line] = receiptOf().receiptDetailList;
  const receipt = receiptOf({ receiptDetailList: [line!, { ...line!, id: 'd2' }] });
  await atOrder(orderOf({ status: '4', receiptList: [receipt] }));
  fireEvent.click(screen.getByRole('tab', { name: /发货与收货/ }));
  press('收货');
  const dialog = await screen.findByRole('dialog', { name: /收货 SH202611260001/ });
  for (const name of ['收货数量', '拒收数量']) {
    for (const nth of [1, 2]) {
      const full = `${name} ZC-6205 深沟球轴承（第 ${nth} 行）`;
      expect(within(dialog).getByRole('textbox', { name: full })).toBeVisible();
    }
  }
});

test('evaluates the supplier of an order once goods are received', async () => {
  const { address } = await atOrder(orderOf({ status: '7', orderDetailList: [orderLineOf({ receivedCount: 10 })] }));
  press('评价供应商');
  await waitFor(() => expect(address()).toMatch(/^\/evaluation\/supplierEval\?add=1&/));
  expect(Object.fromEntries(new URL(address(), 'http://x').searchParams)).toEqual({
    add: '1',
    supplierId: 's1',
    contractId: 'k1',
    contractNo: 'HT202611260001',
    orderId: 'o1',
    orderNo: 'DD202611260001',
  });
});

test('an order without received goods offers no evaluation', async () => {
  await atOrder(orderOf());
  expect(screen.queryByRole('button', { name: '评价供应商' })).toBeNull();
});

const { receiptList: _receipts, actions: _actions, ...header } = orderOf();
const remainder: OrderDraft = {
  ...header,
  totalPrice: 125,
  status: '0',
  orderDetailList: [{ ...orderLineOf(), id: null, openCount: 10 }],
};

test('a new order starts with what is left of its contract, and shows refusals at their cells', async () => {
  const page = renderPage({
    page: <OrderViewPage />,
    path: '/purchase/order/view?contractId=k1',
    auth: orderAuth,
    routes: {
      [DRAFT]: reply(remainder),
      [ADD]: reply(orderOf({ status: '0', actions: ['edit', 'submit'] })),
      [SUBMIT]: refuse('超出合同的剩余数量，最多 4', { field: 'orderDetailList/0/count' }),
    },
  });
  const grid = await screen.findByRole('grid', { name: '订单明细' });
  expect(await within(grid).findByText('深沟球轴承')).toBeVisible();
  expect(screen.getByText('¥ 125.00')).toBeVisible();
  press('提交');
  expect(await screen.findByText('请填写需求日期')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(page.server.requestsOf(ADD)).toHaveLength(1));
  expect(page.server.requestsOf(ADD)[0]!.body).toMatchObject({
    contractId: 'k1',
    orderDetailList: [{ contractDetailId: 'c1', count: 10, price: 12.5 }],
  });
});

test('says when nothing of the chosen contract is left', async () => {
  renderPage({
    page: <OrderViewPage />,
    path: '/purchase/order/view?contractId=k1',
    auth: orderAuth,
    routes: { [DRAFT]: reply({ ...remainder, orderDetailList: [] }) },
  });
  expect(await screen.findByText('该合同没有可下单的剩余数量')).toBeVisible();
});

test('a search for a contract offers no result of the previous one', async () => {
  const contractOf = (id: string, contractName: string) => ({ id, contractNo: id, contractName, supplierName: 'x' });
  const { user, server } = renderPage({
    page: <OrderViewPage />,
    path: '/purchase/order/view',
    auth: orderAuth,
    routes: {
      'GET /contract/contractInfo/list': ({ query }) =>
        reply(pageOf(query.contractName ? [contractOf('HT2', '离心泵协议')] : [contractOf('HT1', '钢材合同')])),
      [DRAFT]: reply(remainder),
    },
  });
  const select = await screen.findByRole('combobox', { name: '合同' });
  await user.click(select);
  await screen.findByTitle('x');
  await user.type(select, '离心泵');
  expect(screen.queryByText(/钢材合同/)).toBeNull();
  expect(screen.getByText('正在查找合同')).toBeInTheDocument();
  fireEvent.click(await screen.findByText(/离心泵协议/));
  await waitFor(() => expect(server.requestsOf(DRAFT)[0]!.query).toMatchObject({ contractId: 'HT2' }));
});

test('a stored draft shows what is left of its contract', async () => {
  const line = { id: 'c1', contractId: 'k1', materialName: '深沟球轴承', count: 30, orderedCount: 12.5 };
  const draft = orderOf({ status: '0', actions: ['edit', 'submit'] });
  await atOrder(
    draft,
    { 'GET /contract/contractInfo/detailList': reply(pageOf([line])) },
    `/purchase/order/view?id=${draft.id}&mode=edit`,
  );
  const grid = within(await screen.findByRole('grid', { name: '订单明细' }));
  expect(await grid.findByText('17.5')).toBeVisible();
});

test('takes lines of the contract with the stated quantity, up to what is left', async () => {
  const line = { id: 'c2', contractId: 'k1', materialName: '圆锥滚子轴承', count: 30, orderedCount: 12.5, price: 8 };
  const draft = orderOf({ status: '0', actions: ['edit', 'submit'] });
  await atOrder(
    draft,
    { 'GET /contract/contractInfo/detailList': reply(pageOf([line])) },
    `/purchase/order/view?id=${draft.id}&mode=edit`,
  );
  fireEvent.click(await screen.findByRole('button', { name: '从合同选择明细' }));
  const dialog = within(await screen.findByRole('dialog', { name: '从合同选择明细' }));
  const quantity = await dialog.findByRole('textbox', { name: /本次数量/ });
  expect(quantity).toHaveValue('17.5');
  const enter = (text: string) => {
    quantity.focus();
    fireEvent.input(quantity, { target: { value: text } });
    quantity.blur();
  };
  enter('18');
  await dialog.findByText('已选 1 行');
  fireEvent.click(dialog.getByRole('button', { name: '确认选择' }));
  expect(await screen.findByText('圆锥滚子轴承：超出剩余数量')).toBeVisible();
  enter('2.5');
  fireEvent.click(dialog.getByRole('button', { name: '确认选择' }));
  const grid = within(screen.getByRole('grid', { name: '订单明细' }));
  expect(await grid.findByText('圆锥滚子轴承')).toBeVisible();
  // 10 × 12.5 of the draft, and 2.5 × 8.
  expect(await screen.findByText('¥ 145.00')).toBeVisible();
});

test('takes lines of the contract beside those of the draft, with the quantities typed for either', async () => {
  const line = { contractId: 'k1', count: 30, orderedCount: 12.5, price: 8 };
  const draft = orderOf({ status: '0', actions: ['edit', 'submit'] });
  await atOrder(
    draft,
    {
      'GET /contract/contractInfo/detailList': reply(
        pageOf([
          { ...line, id: 'c1', materialName: '深沟球轴承' },
          { ...line, id: 'c2', materialName: '圆锥滚子轴承' },
        ]),
      ),
    },
    `/purchase/order/view?id=${draft.id}&mode=edit`,
  );
  const grid = within(await screen.findByRole('grid', { name: '订单明细' }));
  const enter = (input: HTMLElement, text: string) => {
    input.focus();
    fireEvent.input(input, { target: { value: text } });
    input.blur();
  };
  async function take(typed?: string) {
    press('从合同选择明细');
    const dialog = within(await screen.findByRole('dialog', { name: '从合同选择明细' }));
    await dialog.findByText('圆锥滚子轴承');
    const quantities = dialog.getAllByRole('textbox', { name: /本次数量/ });
    if (typed) enter(quantities[0]!, typed);
    else fireEvent.click(dialog.getByRole('checkbox', { name: '选择第 1 行' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: '选择第 2 行' }));
    await dialog.findByText('已选 2 行');
    fireEvent.click(dialog.getByRole('button', { name: '确认选择' }));
  }

  enter(await grid.findByRole('textbox', { name: /数量/ }), '3');
  await take();
  // 3 × 12.5, and 17.5 × 8.
  expect(await screen.findByText('¥ 177.50')).toBeVisible();
  expect(await screen.findByText('1 条合同明细已在单据中，未重复加入')).toBeVisible();

  await take('5');
  expect(await screen.findByText('¥ 202.50')).toBeVisible();
  expect(await screen.findByText('已更新 1 条合同明细的数量')).toBeVisible();
});

test('a refused action shows the order as somebody else left it', async () => {
  let order = orderOf({ actions: ['close'] });
  await atOrder(order, {
    [VIEW]: () => reply(order),
    'POST /purchase/purchaseOrder/close': () => {
      order = orderOf({ status: '7', status_dictText: '已完成', actions: [] });
      return refuse('单据状态已变更', { field: 'status' });
    },
  });
  press('关闭');
  const dialog = within(await screen.findByRole('dialog', { name: '关闭' }));
  fireEvent.change(dialog.getByRole('textbox', { name: '原因' }), { target: { value: '停产' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('已完成')).toBeVisible();
});

test.each([
  ['zh-CN', '取消', '返回'],
  ['en-US', 'Cancel', 'Back'],
] as const)(
  'names the buttons of the question before an order is cancelled differently: %s',
  async (locale, cancel, back) => {
    const CANCEL = 'POST /purchase/purchaseOrder/cancel';
    const order = orderOf({ status: '1', actions: ['cancel'] });
    const { sent } = await atOrder(
      order,
      { [CANCEL]: reply(orderOf({ status: '9', actions: [] })) },
      undefined,
      locale,
    );
    press(cancel);
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByRole('button', { name: cancel })).toHaveLength(1);
    fireEvent.click(question.getByRole('button', { name: back }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(CANCEL)).toEqual([]);
  },
);

test('a notice refetches an open order, but none that is being edited', async () => {
  let order = orderOf({ status: '1', actions: ['cancel'] });
  const { queries } = await atOrder(order, { [VIEW]: () => reply(order) });
  order = orderOf({ status: '2', actions: ['close'] });
  await refreshDocuments(queries);
  expect(await screen.findByRole('button', { name: '关闭' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  cleanup();

  const draft = orderOf({ status: '0', actions: ['edit', 'submit'] });
  const edited = await atOrder(draft, {}, `/purchase/order/view?id=${draft.id}&mode=edit`);
  await screen.findByRole('grid', { name: '订单明细' });
  await refreshDocuments(edited.queries);
  expect(edited.server.requestsOf(VIEW)).toHaveLength(1);
});
