import type { Analysis, Fulfilment, Monitor, Workplace } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  contractInfo,
  documentStep,
  orderDetail,
  orderReceipt,
  purchaseInfo,
  purchaseOrder,
  supplierBid,
  supplierInfo,
} from '../../../platform/db';

/** A year without demo data. */
const YEAR = 2031;
const NOTHING: Partial<Analysis> = {
  planCount: 0,
  projectCount: 0,
  contractCount: 0,
  contractAmount: 0,
  orderAmount: 0,
  supplierCount: 0,
  savingAmount: 0,
  savingRate: 0,
  buyTypeShare: [],
  supplierRank: [],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addDocuments();
});
afterAll(() => server.close());

const figuresOf = async (caller: TestCaller, year: number | undefined = YEAR) =>
  (await caller.get<Analysis>('/dashboard/analysis', { year })).body.result!;
const ordersOf = async (caller: TestCaller) =>
  (await caller.get<Fulfilment>('/dashboard/fulfilment', { year: YEAR })).body.result!;

/** An awarded, a sealed and a foreign project, with contracts and orders of the year. */
async function addDocuments() {
  const { orm } = server.db;
  // Orders are overdue in every year; those of the demo data are not.
  await orm.update(purchaseOrder).set({ demandTime: '2099-01-01' });
  const project = (id: string, over: Partial<typeof purchaseInfo.$inferInsert>) => ({
    id,
    proNo: `CG-${id}`,
    proName: id,
    departName: '设备部',
    departId: 'figures-depart',
    buyType: '1',
    contractType: '1',
    applyTime: `${YEAR}-03-01 09:00:00`,
    budgetTotalPrice: '1000',
    tenantId: 1,
    ...over,
  });
  await orm.insert(purchaseInfo).values([
    project('figures-awarded', { status: '8', awardTime: `${YEAR}-03-20 09:00:00` }),
    project('figures-sealed', { status: '4', buyType: '3', proEndTime: `${YEAR}-04-01 09:00:00` }),
    project('figures-auction', { status: '4', buyType: '4', proEndTime: `${YEAR}-04-01 09:00:00` }),
    project('figures-foreign', { status: '8', awardTime: `${YEAR}-03-20 09:00:00`, tenantId: 2 }),
    // Sourcing for a long term has no quantities.
    project('figures-long', { status: '8', awardTime: `${YEAR}-03-20 09:00:00`, longSource: 1, buyType: '2' }),
  ]);
  const bid = (purchaseInfoId: string, tenantId: number, isWinner: string, actualPrice: string | null) => ({
    id: `bid-${purchaseInfoId}-${isWinner}`,
    purchaseInfoId,
    supplierId: `seller-${isWinner}`,
    supplierName: `卖方 ${isWinner}`,
    status: isWinner === '1' ? '6' : '1',
    isWinner,
    actualPrice,
    tenantId,
  });
  await orm
    .insert(supplierBid)
    .values([
      bid('figures-awarded', 1, '1', '875.5'),
      bid('figures-awarded', 1, '0', '990'),
      bid('figures-sealed', 1, '0', null),
      bid('figures-auction', 1, '0', '870'),
      bid('figures-foreign', 2, '1', '1'),
    ]);
  await orm.insert(supplierInfo).values({
    id: 'seller-1',
    name: '恒泰泵业',
    creditCode: '91310115MA1H9X0001',
    linkman: '陈晓燕',
    mobile: '13800138000',
    auditStatus: '1',
    status: '1',
    source: '2',
    tenantId: 1,
  });
  const contract = (id: string, status: string, tenantId = 1) => ({
    id,
    contractNo: `HT-${id}`,
    contractName: id,
    contractType: '1',
    departId: 'figures-depart',
    supplierId: 'seller-1',
    supplierName: '恒泰泵业',
    contractPrice: '875.5',
    signTime: `${YEAR}-03-25 09:00:00`,
    status,
    tenantId,
  });
  await orm
    .insert(contractInfo)
    .values([contract('figures-c1', '4'), contract('figures-c2', '0'), contract('figures-c3', '4', 2)]);
  const order = (id: string, status: string, tenantId = 1) => ({
    id,
    orderNo: `DD-${id}`,
    contractId: 'figures-c1',
    purchaseInfoId: 'figures-awarded',
    departId: 'figures-depart',
    supplierId: 'seller-1',
    supplierName: '恒泰泵业',
    orderDate: `${YEAR}-05-02`,
    demandTime: '2020-01-01',
    totalPrice: '400',
    status,
    tenantId,
  });
  const line = (orderId: string, materialTypeName: string, releasedCount: string, tenantId = 1) => ({
    id: `line-${orderId}`,
    orderId,
    materialTypeName,
    materialName: '离心泵',
    count: '4',
    price: '100',
    totalPrice: '400',
    releasedCount,
    tenantId,
  });
  await orm
    .insert(purchaseOrder)
    .values([
      order('figures-o1', '2'),
      order('figures-o2', '8'),
      order('figures-o3', '0'),
      order('figures-o4', '2', 2),
    ]);
  await orm
    .insert(orderDetail)
    .values([
      line('figures-o1', '泵', '0'),
      line('figures-o2', '阀门', '3'),
      line('figures-o3', '泵', '0'),
      line('figures-o4', '泵', '0', 2),
    ]);
}

test.each(['admin', 'manager', 'purchaser'])('%s sees the figures of the tenant', async (user) => {
  const figures = await figuresOf(await server.as(user, { tenant: 1 }));
  expect(figures).toMatchObject({
    planCount: 0,
    projectCount: 4,
    contractCount: 1,
    contractAmount: 875.5,
    // The closed order gave three of four pieces back.
    orderAmount: 500,
    savingAmount: 124.5,
    savingRate: 0.1245,
    buyTypeShare: [
      { buyType: '1', count: 1, amount: 875.5 },
      { buyType: '2', count: 1, amount: 0 },
      { buyType: '3', count: 1, amount: 0 },
      { buyType: '4', count: 1, amount: 0 },
    ],
    supplierRank: [{ supplierId: 'seller-1', supplierName: '恒泰泵业', amount: 875.5 }],
  });
  expect(figures.supplierCount).toBeGreaterThan(0);
  expect(figures.monthTrend).toHaveLength(12);
  expect(figures.monthTrend[2]).toEqual({ month: `${YEAR}-03`, budget: 1000, award: 875.5 });
});

test('orders are counted by material type and month, less what was released', async () => {
  const orders = await ordersOf(await server.as('manager'));
  expect(orders.categories).toEqual([
    { name: '泵', amount: 400 },
    { name: '阀门', amount: 100 },
  ]);
  expect(orders.orderTrend[4]).toEqual({ month: `${YEAR}-05`, amount: 500 });
  expect(orders).toMatchObject({ overdueCount: 1, overdueAmount: 400 });
});

test.each(['declarer', 'expert', 'supplier', 'editor'])('%s sees no figures', async (user) => {
  const caller = await server.as(user);
  expect(await figuresOf(caller)).toMatchObject(NOTHING);
  expect(await ordersOf(caller)).toMatchObject({ categories: [], planToOrderDays: null, overdueCount: 0 });
  expect((await caller.get<Monitor>('/dashboard/monitor')).body.result).toMatchObject({
    bidding: [],
    closingSoon: [],
    overdueOrders: [],
    pendingAudits: 0,
    onlineUsers: 0,
  });
});

test('an approver sees no documents of departments in the charge of others', async () => {
  expect(await figuresOf(await server.as('approver'))).toMatchObject(NOTHING);
});

test('another tenant sees its own figures alone', async () => {
  expect(await figuresOf(await server.as('jb_manager'))).toMatchObject({
    projectCount: 1,
    contractCount: 1,
    savingAmount: 999,
    orderAmount: 400,
    supplierRank: [{ supplierId: 'seller-1', amount: 875.5 }],
  });
});

test('the monitor shows overdue orders and the number of bids, never a price of a bid', async () => {
  const { body } = await (await server.as('manager')).get<Monitor>('/dashboard/monitor');
  expect(body.result!.overdueOrders.find(({ id }) => id === 'figures-o1')).toMatchObject({
    orderNo: 'DD-figures-o1',
    totalPrice: 400,
    demandTime: '2020-01-01',
  });
  expect(body.result!.bidding.find(({ id }) => id === 'figures-auction')).toMatchObject({ bidCount: 1 });
  expect(body.result!.onlineUsers).toBeGreaterThan(0);
  expect(JSON.stringify([body.result!.bidding, body.result!.closingSoon])).not.toMatch(/[pP]rice/);
});

test('the workplace has the own projects, activities and todos of a user', async () => {
  const viewed = async (user: string) =>
    (await (await server.as(user)).get<Workplace>('/dashboard/workplace')).body.result!;
  const purchaser = await viewed('purchaser');
  expect(purchaser.myProjects.length).toBeGreaterThan(0);
  expect(purchaser.myProjects[0]).toHaveProperty('status_dictText');
  expect(purchaser.activities.length).toBeGreaterThan(0);
  const { path } = purchaser.activities[0]!;
  const steps = [
    ['contract_info', 'figures-c1', 'supplierConfirm', '/contract/view'],
    ['purchase_order', 'figures-o1', 'confirm', '/purchase/order/view'],
    ['order_receipt', 'figures-r1', 'receive', '/order/receipt/view'],
  ] as const;
  const { orm } = server.db;
  const { userId } = await server.as('purchaser');
  await orm.update(contractInfo).set({ executorUserId: userId }).where(eq(contractInfo.id, 'figures-c1'));
  const order = { purchaseUserId: userId, createTime: `${YEAR}-05-02 09:00:00` };
  await orm.update(purchaseOrder).set(order).where(eq(purchaseOrder.id, 'figures-o1'));
  const receipt = {
    id: 'figures-r1',
    receiptNo: 'SH-1',
    orderId: 'figures-o1',
    createTime: order.createTime,
    tenantId: 1,
  };
  await orm.insert(orderReceipt).values({ ...receipt, supplierId: 'seller-1', supplierName: '恒泰泵业' });
  await orm.insert(documentStep).values(
    steps.map(([documentTable, documentId, action], nth) => ({
      id: `step-${nth}`,
      documentTable,
      documentId,
      action,
      toStatus: '1',
      operator: 'manager',
      tenantId: 1,
      operateTime: `${YEAR}-05-0${9 - nth} 09:00:00`,
    })),
  );
  const { activities } = await viewed('purchaser');
  expect(activities.slice(0, 3).map((activity) => activity.path)).toEqual(
    steps.map(([, id, , page]) => `${page}?id=${id}`),
  );
  expect(activities[0]!.text).toBe('确认合同 HT-figures-c1 figures-c1');
  expect(activities.map((activity) => activity.path)).toContain(path);
  const supplier = await viewed('supplier');
  expect([supplier.myProjects, supplier.activities]).toEqual([[], []]);
});

test.each(['1999', '2101', 'x', '2026.5'])('refuses the year %s', async (year) => {
  const { body } = await (await server.as('manager')).get('/dashboard/analysis', { year });
  expect(body).toMatchObject({ success: false, field: 'year' });
});
