import type { OrderDraft, OrderReceipt, OrderRow, PurchaseIncrement, PurchaseOrder } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeContract } from '../../../../tests/support/orderRecords';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractDetail,
  contractInfo,
  materialInfo,
  materialPrice,
  orderDetail,
  purchaseOrder,
  supplierInfo,
  supplierMessage,
  sysAnnouncement,
  sysDepart,
  sysQuartzJobRun,
  sysUser,
} from '../../../platform/db';

const ORDERS = '/purchase/purchaseOrder';
const SALES = '/sale/saleOrder';
const HEADER = { demandTime: '2099-01-31', consignee: '王工', consigneeTel: '13800000001', consigneeAddr: '一号仓库' };

let server: TestServer;
let purchaser: TestCaller;
let manager: TestCaller;
let approver: TestCaller;
let declarer: TestCaller;
let supplier: TestCaller;
let other: TestCaller;
let supplierId: string;
let departId: string;
let material: typeof materialInfo.$inferSelect;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  [purchaser, manager, approver, declarer, supplier, other] = (await Promise.all(
    (['purchaser', 'manager', 'approver', 'declarer', 'supplier', 'supplier2'] as const).map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller, TestCaller, TestCaller];
  const { orm } = server.db;
  const user = async (name: string) => (await orm.select().from(sysUser).where(eq(sysUser.username, name)))[0]!;
  supplierId = (await user('supplier')).supplierId!;
  const { orgCode } = await user('declarer');
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.orgCode, orgCode!));
  departId = depart!.id;
  await orm.update(sysUser).set({ departIds: departId }).where(eq(sysUser.username, 'approver'));
  approver = await server.as('approver');
  [material] = (await orm.select().from(materialInfo).where(eq(materialInfo.tenantId, 1)).limit(1)) as [
    typeof material,
  ];
});
afterAll(() => server.close());

type Contract = Parameters<typeof makeContract>[1];

/** A contract in force with the demo supplier; line 1 has 10 at 12.5 yuan. */
async function contract(change: Partial<Contract> = {}): Promise<string> {
  nth += 1;
  const id = `contract-${nth}`;
  await makeContract(server, {
    supplierId,
    supplierName: '供应商',
    lines: [{ count: '10', price: '12.5', materialId: material.id, materialCode: material.code }],
    ...change,
    members: { departId, ...change.members },
    id,
  });
  return id;
}
const post = async <Result>(caller: TestCaller, path: string, body: object) =>
  (await caller.post<Result>(path, body)).body;
const add = async (contractId: string, count: number | string = 4, change: object = {}) =>
  post<PurchaseOrder>(purchaser, `${ORDERS}/add`, {
    contractId,
    ...HEADER,
    orderDetailList: [{ contractDetailId: `${contractId}-line-1`, count }],
    ...change,
  });
const submit = (id: string, caller = purchaser) => post<PurchaseOrder>(caller, `${ORDERS}/submit`, { id });
const view = async (id: string) => (await manager.get<PurchaseOrder>(`${ORDERS}/queryById`, { id })).body.result!;

/** An order of the supplier that waits for its confirmation. */
async function submitted(contractId?: string, count: number | string = 4): Promise<PurchaseOrder> {
  const { result } = await add(contractId ?? (await contract()), count);
  return (await submit(result!.id)).result!;
}
/** A confirmed order. */
async function confirmed(contractId?: string, count: number | string = 4): Promise<PurchaseOrder> {
  const { id } = await submitted(contractId, count);
  return (await post<PurchaseOrder>(supplier, `${SALES}/confirm`, { id })).result!;
}
const deliver = (order: PurchaseOrder, deliverCount: number | string, caller = supplier) =>
  post<OrderReceipt>(caller, `${SALES}/deliver`, {
    orderId: order.id,
    carrier: '顺丰',
    deliveryNo: 'SF1',
    receiptDetailList: [{ orderDetailId: order.orderDetailList[0]!.id, deliverCount }],
  });
const receive = (receipt: OrderReceipt, acceptCount: number, rejectCount = 0, caller = purchaser) =>
  post<OrderReceipt>(caller, '/order/receipt/receive', {
    id: receipt.id,
    receiptDetailList: [
      {
        id: receipt.receiptDetailList[0]!.id,
        acceptCount,
        rejectCount,
        ...(rejectCount > 0 && { rejectReason: '破损' }),
      },
    ],
  });
/** Quantities and amounts of a contract. */
async function used(contractId: string) {
  const [line] = await server.db.orm
    .select()
    .from(contractDetail)
    .where(eq(contractDetail.id, `${contractId}-line-1`));
  const [header] = await server.db.orm.select().from(contractInfo).where(eq(contractInfo.id, contractId));
  return {
    ordered: Number(line!.orderedCount),
    received: Number(line!.receivedCount),
    orderedPrice: Number(header!.orderedPrice),
    receivedPrice: Number(header!.receivedPrice),
  };
}
const titlesOf = async (busId: string) => {
  const rows = await server.db.orm
    .select({ title: sysAnnouncement.titile })
    .from(sysAnnouncement)
    .where(eq(sysAnnouncement.busId, busId));
  return rows.map(({ title }) => title);
};
const messagesOf = async (busId: string) => {
  const rows = await server.db.orm
    .select({ title: supplierMessage.title })
    .from(supplierMessage)
    .where(eq(supplierMessage.busId, busId));
  return rows.map(({ title }) => title);
};

describe('a draft', () => {
  test('starts with what is left of the contract', async () => {
    const contractId = await contract({
      lines: [
        { count: '10', orderedCount: '7.5', price: '2' },
        { count: '5', orderedCount: '5' },
      ],
    });
    const { result } = (await purchaser.get<OrderDraft>(`${ORDERS}/draftFromContract`, { contractId })).body;
    expect(result).toMatchObject({ contractId, supplierName: '供应商', totalPrice: 5, status: '0' });
    expect(result!.orderDetailList).toMatchObject([{ id: null, count: 2.5, price: 2, openCount: 2.5 }]);
  });

  test('is refused with a payment that the dictionary does not have', async () => {
    const { body } = await purchaser.post(`${ORDERS}/add`, { contractId: await contract(), payType: '9' });
    expect(body).toMatchObject({ success: false, field: 'payType' });
  });

  test('takes number, supplier, materials and prices from the contract', async () => {
    const contractId = await contract();
    const { result } = await add(contractId, '1.5');
    expect(result).toMatchObject({
      orderNo: expect.stringMatching(/^DD\d{12}$/),
      contractId,
      contractNo: contractId,
      supplierId,
      status: '0',
      totalPrice: 18.75,
      actions: ['edit', 'remove', 'submit', 'cancel'],
      orderDetailList: [{ materialCode: material.code, count: 1.5, price: 12.5, totalPrice: 18.75 }],
    });
    expect(await used(contractId)).toMatchObject({ ordered: 0 });
  });

  test.each<[string, object, string]>([
    [
      'a price above the agreed one',
      { orderDetailList: [{ materialName: '轴承', price: '12.51' }] },
      'orderDetailList/0/price',
    ],
    [
      'a material of no contract',
      { orderDetailList: [{ materialName: '水泵' }] },
      'orderDetailList/0/contractDetailId',
    ],
    [
      'too many digits',
      { orderDetailList: [{ materialName: '轴承', count: '1.234567890123456' }] },
      'orderDetailList/0/count',
    ],
    ['an unknown contract', { contractId: 'nowhere' }, 'contractId'],
  ])('refuses %s', async (_what, change, field) => {
    expect(await add(await contract(), 1, change)).toMatchObject({ success: false, field });
  });

  test.each(['3', '5', '7'])('refuses a contract in state %s', async (status) => {
    expect(await add(await contract({ members: { status } }))).toMatchObject({ success: false, field: 'contractId' });
  });

  test('keeps its lines and takes others when it is edited', async () => {
    const contractId = await contract({
      lines: [
        { count: '10', price: '12.5' },
        { count: '20', price: '3' },
      ],
    });
    const { id, orderDetailList: stored } = (await add(contractId)).result!;
    const edited = await post<PurchaseOrder>(purchaser, `${ORDERS}/edit`, {
      id,
      orderDetailList: [
        { ...stored[0]!, count: 5 },
        { contractDetailId: `${contractId}-line-2`, count: 1 },
      ],
    });
    expect(edited).toMatchObject({
      success: true,
      result: {
        totalPrice: 65.5,
        orderDetailList: [
          { id: stored[0]!.id, count: 5 },
          { count: 1, price: 3 },
        ],
      },
    });
  });

  test('refuses an edit of an older version', async () => {
    const { id, updateTime } = (await add(await contract())).result!;
    const edit = (remark: string, seen: string | null) =>
      post<PurchaseOrder>(purchaser, `${ORDERS}/edit`, { id, remark, updateTime: seen });
    expect(await edit('加急', updateTime)).toMatchObject({ success: true, result: { remark: '加急' } });
    expect(await edit('不急', updateTime)).toMatchObject({ success: false });
    expect((await view(id)).remark).toBe('加急');
  });
});

describe('a submitted order', () => {
  test('takes its quantities, and the supplier is asked', async () => {
    const contractId = await contract();
    const order = await submitted(contractId);
    expect(order).toMatchObject({ status: '1', submitTime: expect.any(String) });
    expect(await used(contractId)).toMatchObject({ ordered: 4, orderedPrice: 50 });
    expect(await messagesOf(order.id)).toEqual([`您有新的订单待确认：${order.orderNo}`]);
    const { records } = (await supplier.get<{ records: OrderRow[] }>(`${SALES}/list`, { id: order.id })).body.result!;
    expect(records).toMatchObject([{ orderNo: order.orderNo, actions: ['confirm', 'refuse'] }]);
  });

  test('refuses more than what is left, and names the line', async () => {
    const contractId = await contract();
    const { result } = await add(contractId, '10.00000001');
    expect(await submit(result!.id)).toMatchObject({ success: false, field: 'orderDetailList/0/count' });
    expect(await used(contractId)).toMatchObject({ ordered: 0, orderedPrice: 0 });
    expect((await view(result!.id)).status).toBe('0');
  });

  test('of two for the last quantity at once, one is placed', async () => {
    const contractId = await contract();
    const ids = (await Promise.all([add(contractId, 6), add(contractId, 6)])).map(({ result }) => result!.id);
    const outcomes = await Promise.all(ids.map((id) => submit(id)));
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    expect(outcomes.find(({ success }) => !success)).toMatchObject({ field: 'orderDetailList/0/count' });
    expect(await used(contractId)).toMatchObject({ ordered: 6, orderedPrice: 75 });
  });

  test('keeps to the limit of a framework agreement', async () => {
    const contractId = await contract({
      members: { contractType: '2', contractPrice: '100' },
      lines: [{ count: null, price: '12.5' }],
    });

    await submitted(contractId, 8);
    const { result } = await add(contractId, '0.00000001');
    expect(await submit(result!.id)).toMatchObject({ success: false });
    expect(await used(contractId)).toMatchObject({ ordered: 8, orderedPrice: 100 });
  });

  test('is refused while the contract is being changed or its supplier is frozen', async () => {
    const contractId = await contract();
    const { id } = (await add(contractId)).result!;
    const { orm } = server.db;
    await orm.update(contractInfo).set({ status: '5' }).where(eq(contractInfo.id, contractId));
    expect(await submit(id)).toMatchObject({ success: false, field: 'contractId' });
    await orm.update(contractInfo).set({ status: '4' }).where(eq(contractInfo.id, contractId));
    await orm.update(supplierInfo).set({ status: '2' }).where(eq(supplierInfo.id, supplierId));
    expect(await submit(id)).toMatchObject({ success: false, field: 'supplierId' });
    await orm.update(supplierInfo).set({ status: '1' }).where(eq(supplierInfo.id, supplierId));
    expect(await submit(id)).toMatchObject({ success: true });
  });

  test('returns its quantities when it is refused, and takes them again', async () => {
    const contractId = await contract();
    const { id, orderNo } = await submitted(contractId);
    expect(await post(supplier, `${SALES}/refuse`, { id })).toMatchObject({ success: false, field: 'reason' });
    expect(await post(supplier, `${SALES}/refuse`, { id, reason: '缺货' })).toMatchObject({
      result: { status: '3', rejectReason: '缺货' },
    });
    expect(await used(contractId)).toMatchObject({ ordered: 0, orderedPrice: 0 });
    expect(await titlesOf(id)).toContain(`供应商已拒绝订单：${orderNo}`);
    expect(await submit(id)).toMatchObject({ success: true });
    expect(await used(contractId)).toMatchObject({ ordered: 4 });
    expect(await post(purchaser, `${ORDERS}/cancel`, { id })).toMatchObject({ result: { status: '9' } });
    expect(await used(contractId)).toMatchObject({ ordered: 0, orderedPrice: 0 });
  });

  test('is confirmed once, and its prices are recorded', async () => {
    const order = await confirmed();
    expect(order).toMatchObject({ status: '2', confirmTime: expect.any(String), actions: ['deliver'] });
    expect(await post(supplier, `${SALES}/confirm`, { id: order.id })).toMatchObject({
      success: false,
      field: 'status',
    });
    expect(await titlesOf(order.id)).toContain(`供应商已确认订单：${order.orderNo}`);
    const { orm } = server.db;
    const prices = await orm.select().from(materialPrice).where(eq(materialPrice.busNo, order.orderNo));
    expect(prices).toMatchObject([{ source: '4', materialId: material.id, price: '12.50000000', supplierId }]);
  });

  test('is no business of another supplier', async () => {
    const { id } = await submitted();
    for (const action of ['confirm', 'refuse']) {
      expect(await post(other, `${SALES}/${action}`, { id, reason: 'x' })).toMatchObject({
        success: false,
        field: 'id',
      });
    }
    expect((await other.get(`${SALES}/queryById`, { id })).body).toMatchObject({ success: false, field: 'id' });
    const foreigner = await server.as('jb_manager', { tenant: 2 });
    expect((await foreigner.get(`${ORDERS}/queryById`, { id })).body).toMatchObject({ success: false, field: 'id' });
    expect(await submit(id, foreigner)).toMatchObject({ success: false, field: 'id' });
  });
});

describe('deliveries and receipts', () => {
  test('an order is delivered in parts, rejected goods again, until all is accepted', async () => {
    const contractId = await contract({ lines: [{ count: '4', price: '12.5' }] });
    const order = await confirmed(contractId);
    const first = (await deliver(order, 3)).result!;
    expect(first).toMatchObject({ receiptNo: expect.stringMatching(/^SH\d{12}$/), status: '0', carrier: '顺丰' });
    expect(await view(order.id)).toMatchObject({ status: '4', receiptList: [{ id: first.id }] });
    expect(await titlesOf(first.id)).toContain(`供应商已发货，请收货：${order.orderNo}`);
    expect(await deliver(order, '1.00000001')).toMatchObject({
      success: false,
      field: 'receiptDetailList/0/deliverCount',
    });
    expect(await receive(first, 2, 1)).toMatchObject({ result: { status: '2', receiveUserName: expect.any(String) } });
    expect(await view(order.id)).toMatchObject({
      status: '6',
      orderDetailList: [{ deliveredCount: 3, receivedCount: 2, rejectedCount: 1 }],
    });
    expect(await used(contractId)).toMatchObject({ ordered: 4, received: 2, receivedPrice: 25 });
    const second = (await deliver(order, 2)).result!;
    expect((await view(order.id)).status).toBe('6');
    expect(await receive(second, 2)).toMatchObject({ result: { status: '1' } });
    expect(await view(order.id)).toMatchObject({ status: '7', orderDetailList: [{ receivedCount: 4 }] });
    expect(await used(contractId)).toMatchObject({ ordered: 4, received: 4, orderedPrice: 50, receivedPrice: 50 });
    expect(await messagesOf(order.id)).toEqual(
      ['您有新的订单待确认', '订单货物已收货', '订单货物已收货'].map((title) => `${title}：${order.orderNo}`),
    );
  });

  test('a delivery rejected as a whole is to be delivered again', async () => {
    const order = await confirmed();
    const receipt = (await deliver(order, 4)).result!;
    expect((await view(order.id)).status).toBe('5');
    expect(await receive(receipt, 0, 4)).toMatchObject({ result: { status: '3' } });
    expect((await view(order.id)).status).toBe('2');
    expect(await deliver(order, 4)).toMatchObject({ success: true });
  });

  test('refuses other quantities than those delivered, and a second receipt', async () => {
    const order = await confirmed();
    const receipt = (await deliver(order, 4)).result!;
    const before = await view(order.id);
    for (const [accept, reject] of [
      [5, 0],
      [3, 0],
      [4, 1],
    ] as const) {
      expect(await receive(receipt, accept, reject)).toMatchObject({
        success: false,
        field: 'receiptDetailList/0/acceptCount',
      });
    }
    expect(await view(order.id)).toEqual(before);
    const outcomes = await Promise.all([receive(receipt, 4), receive(receipt, 4)]);
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    expect((await view(order.id)).orderDetailList).toMatchObject([{ receivedCount: 4 }]);
  });

  test('two deliveries of the rest at once: one is made', async () => {
    const order = await confirmed();
    const outcomes = await Promise.all([deliver(order, 3), deliver(order, 3)]);
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    expect((await view(order.id)).orderDetailList).toMatchObject([{ deliveredCount: 3 }]);
  });

  test('declarers of the department receive, other suppliers do not deliver', async () => {
    const order = await confirmed();
    expect(await deliver(order, 1, other)).toMatchObject({ success: false, field: 'orderId' });
    const receipt = (await deliver(order, 4)).result!;
    expect((await supplier.post('/order/receipt/receive', { id: receipt.id, receiptDetailList: [] })).status).toBe(403);
    expect(await receive(receipt, 4, 0, declarer)).toMatchObject({ success: true });
    const foreigner = await server.as('jb_manager', { tenant: 2 });
    expect(await receive(receipt, 4, 0, foreigner)).toMatchObject({ success: false, field: 'id' });
  });

  test('keeps the smallest and the largest decimals', async () => {
    const contractId = await contract({ lines: [{ count: '999999999999.00000001', price: '0.00000001' }] });
    const order = await confirmed(contractId, '999999999999');
    const receipt = (await deliver(order, '0.00000001')).result!;
    await receive(receipt, 0.00000001);
    await deliver(order, '999999999998');
    const [line] = await server.db.orm.select().from(orderDetail).where(eq(orderDetail.orderId, order.id));
    expect(line).toMatchObject({
      deliveredCount: '999999999998.00000001',
      receivedCount: '0.00000001',
      totalPrice: '9999.99999999',
    });
    expect(await deliver(order, 1)).toMatchObject({ success: false, field: 'receiptDetailList/0/deliverCount' });
  });
});

describe('the end of an order', () => {
  test('closing rejects what waits, and returns what was not accepted', async () => {
    const contractId = await contract();
    const order = await confirmed(contractId);
    const first = (await deliver(order, 1)).result!;
    await receive(first, 1);
    const second = (await deliver(order, 2)).result!;
    expect(await post(purchaser, `${ORDERS}/close`, { id: order.id })).toMatchObject({
      success: false,
      field: 'reason',
    });
    expect(await post(purchaser, `${ORDERS}/close`, { id: order.id, reason: '停产' })).toMatchObject({
      result: { status: '8', closeReason: '停产', actions: [] },
    });
    expect(await view(order.id)).toMatchObject({
      orderDetailList: [{ count: 4, deliveredCount: 3, receivedCount: 1, rejectedCount: 2, releasedCount: 3 }],
      receiptList: [{ status: '1' }, { id: second.id, status: '3' }],
    });
    expect(await used(contractId)).toEqual({ ordered: 1, received: 1, orderedPrice: 12.5, receivedPrice: 12.5 });
    expect(await deliver(order, 1)).toMatchObject({ success: false, field: 'status' });
    expect(await receive(second, 2)).toMatchObject({ success: false, field: 'status' });
    expect(await messagesOf(order.id)).toContain(`订单已关闭：${order.orderNo}`);
  });

  test('only drafts are deleted', async () => {
    const { id } = (await add(await contract())).result!;
    const order = await submitted();
    expect((await purchaser.call('DELETE', `${ORDERS}/deleteBatch`, { ids: `${id},${order.id}` })).body.success).toBe(
      false,
    );
    expect((await purchaser.call('DELETE', `${ORDERS}/delete`, { id })).body.success).toBe(true);
    expect((await purchaser.get(`${ORDERS}/queryById`, { id })).body.success).toBe(false);
  });
});

/** Message of a run of the job. */
async function overdueRun(): Promise<string> {
  const admin = await server.as('admin', { tenant: 1 });
  const job = { jobClassName: 'orderOverdue', cronExpression: '0 0 9 * * ? *', status: -1 };
  const { id } = (await post<{ id: string }>(admin, '/sys/quartzJob/add', job)).result!;
  await admin.get('/sys/quartzJob/execute', { id });
  for (;;) {
    const runs = await server.db.orm.select().from(sysQuartzJobRun).where(eq(sysQuartzJobRun.jobId, id));
    if (runs[0] && runs[0].result !== 'running') return runs[0].message!;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('an overdue order is reported once to both sides', async () => {
  const order = await confirmed();
  const { orm } = server.db;
  // The demo data has overdue orders.
  await orm.update(purchaseOrder).set({ demandTime: '2099-01-01', overdueTime: null });
  await orm.update(purchaseOrder).set({ demandTime: '2026-01-01' }).where(eq(purchaseOrder.id, order.id));
  expect(await overdueRun()).toBe('提醒逾期订单 1 张');
  expect(await overdueRun()).toBe('提醒逾期订单 0 张');
  expect((await titlesOf(order.id)).filter((title) => title === `订单已逾期：${order.orderNo}`)).toHaveLength(2);
  expect((await messagesOf(order.id)).filter((title) => title === `订单已逾期：${order.orderNo}`)).toHaveLength(1);
  const todos = (await purchaser.get<{ code: string; count: number }[]>('/dashboard/todos')).body.result!;
  expect(todos).toContainEqual(expect.objectContaining({ code: 'order-close', count: 1 }));
});

describe('an increment', () => {
  const INCREMENTS = '/purchase/purchaseIncrement';
  const framework = (members: object = {}) =>
    contract({
      members: {
        contractType: '2',
        contractPrice: '1000',
        contactsName: '李工',
        contactsPhone: '13800000009',
        ...members,
      },
      lines: [{ count: null, price: '12.5' }],
    });
  const increment = (contractId: string, counts: number | string = 8, reason = '检修') =>
    post<PurchaseIncrement>(purchaser, `${INCREMENTS}/add`, {
      contractId,
      reason,
      incrementDetailList: [{ contractDetailId: `${contractId}-line-1`, counts, demandTime: '2099-01-31' }],
    });
  const act = <Result = PurchaseIncrement>(caller: TestCaller, action: string, id: string, more: object = {}) =>
    post<Result>(caller, `${INCREMENTS}/${action}`, { id, ...more });

  test('is approved and becomes an order', async () => {
    const contractId = await framework();
    const { result } = await increment(contractId);
    expect(result).toMatchObject({ incrementNo: expect.stringMatching(/^ZL\d{12}$/), totalPrice: 100, status: '0' });
    const { id } = result!;
    const incrementDetailList = [{ ...result!.incrementDetailList[0]!, counts: 7 }];
    expect(await act(purchaser, 'edit', id, { incrementDetailList })).toMatchObject({ result: { totalPrice: 87.5 } });
    incrementDetailList[0]!.counts = 8;
    expect(await act(purchaser, 'edit', id, { incrementDetailList })).toMatchObject({ result: { totalPrice: 100 } });
    expect(await act(purchaser, 'submit', id)).toMatchObject({ result: { status: '1' } });
    expect(await titlesOf(id)).toContain(`增量采购待您审批：${result!.incrementNo}`);
    expect(await act(approver, 'reject', id)).toMatchObject({ success: false, field: 'opinion' });
    expect(await act(approver, 'reject', id, { opinion: '数量过大' })).toMatchObject({
      result: { status: '3', auditOpinion: '数量过大' },
    });
    expect(await act(purchaser, 'submit', id)).toMatchObject({ result: { status: '1' } });
    expect(await act(approver, 'approve', id)).toMatchObject({ result: { status: '2' } });
    const order = await act<PurchaseOrder>(purchaser, 'createOrder', id);
    expect(order).toMatchObject({
      result: {
        status: '0',
        incrementId: id,
        contractId,
        totalPrice: 100,
        consignee: '李工',
        consigneeTel: '13800000009',
        orderDetailList: [{ count: 8, price: 12.5 }],
      },
    });
    expect((await manager.get(`${INCREMENTS}/queryById`, { id })).body.result).toMatchObject({
      status: '4',
      orderId: order.result!.id,
    });
    expect(await act(purchaser, 'createOrder', id)).toMatchObject({ success: false, field: 'status' });
    const removed = (await purchaser.call('DELETE', `${ORDERS}/delete`, { id: order.result!.id })).body;
    expect(removed).toMatchObject({ success: false, field: 'incrementId' });

    // The next order goes where the last one went.
    await post(purchaser, `${ORDERS}/edit`, { id: order.result!.id, ...HEADER });
    const next = (await increment(contractId, 1)).result!;
    await act(purchaser, 'submit', next.id);
    await act(approver, 'approve', next.id);
    const { demandTime: _later, ...place } = HEADER;
    expect(await act<PurchaseOrder>(purchaser, 'createOrder', next.id)).toMatchObject({ result: place });
  });

  test.each<[string, object]>([
    ['a project contract', { contractType: '1' }],
    ['an agreement that is not in force', { status: '8' }],
  ])('is refused for %s', async (_what, members) => {
    expect(await increment(await framework(members))).toMatchObject({ success: false, field: 'contractId' });
  });

  test('keeps to the limit of the agreement, and needs a reason and quantities', async () => {
    const contractId = await framework();
    const { id } = (await increment(contractId, 81)).result!;
    expect(await act(purchaser, 'submit', id)).toMatchObject({ success: false, field: 'incrementDetailList' });
    const unfounded = (await increment(contractId, 1, '')).result!;
    expect(await act(purchaser, 'submit', unfounded.id)).toMatchObject({ success: false, field: 'reason' });
    const empty = (await increment(contractId, 0)).result!;
    expect(await act(purchaser, 'submit', empty.id)).toMatchObject({
      success: false,
      field: 'incrementDetailList/0/counts',
    });
    expect(await act(purchaser, 'cancel', empty.id)).toMatchObject({ result: { status: '9' } });
  });
});

test('search finds orders for buyers and suppliers', async () => {
  const { id, orderNo } = await submitted();
  const hits = async (caller: TestCaller) =>
    (await caller.get<{ kind: string; id: string }[]>('/sys/search/records', { keyword: orderNo })).body.result!;
  expect(await hits(purchaser)).toContainEqual(expect.objectContaining({ kind: 'order', id }));
  expect(await hits(supplier)).toContainEqual(expect.objectContaining({ kind: 'saleOrder', id }));
  expect(await hits(other)).toEqual([]);
});

test('orders and their lines reconcile with the contracts of this file', async () => {
  const { orm } = server.db;
  const ids = Array.from({ length: nth }, (_, at) => `contract-${at + 1}`);
  for (const contractId of ids) {
    const lines = await orm
      .select({ count: orderDetail.count, received: orderDetail.receivedCount, released: orderDetail.releasedCount })
      .from(orderDetail)
      .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderDetail.orderId))
      .where(
        and(
          eq(orderDetail.contractDetailId, `${contractId}-line-1`),
          inArray(purchaseOrder.status, ['1', '2', '4', '5', '6', '7', '8']),
        ),
      );
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const [line] = await orm
      .select()
      .from(contractDetail)
      .where(eq(contractDetail.id, `${contractId}-line-1`));
    if (contractId === 'contract-1') continue;
    expect([contractId, Number(line!.orderedCount)]).toEqual([
      contractId,
      sum(lines.map(({ count, released }) => Number(count) - Number(released))),
    ]);
    expect([contractId, Number(line!.receivedCount)]).toEqual([
      contractId,
      sum(lines.map(({ received }) => Number(received))),
    ]);
  }
});
