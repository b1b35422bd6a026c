import { orderStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { documentStep, sysUser } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { makeOrder } from '../support/orderRecords';
import { line, type Line } from '../support/records/Line';
import { NOBODY } from '../support/records/users';
import type { Role } from '../support/rights/roles';

/** Administrators hold the permissions, but act for no supplier. */
const holders: readonly Role[] = ['admin', 'supplier'];
const delivery = { receiptDetailList: [{ orderDetailId: 'x', deliverCount: 1 }] };

const sales = (member: string, more: object = {}): Line[] => [
  line('order of the own supplier', ['supplier'], () => ({ [member]: 'sale-order', ...more })),
  line('draft to the own supplier', NOBODY, () => ({ [member]: 'sale-order-draft', ...more })),
  line('order of another supplier', NOBODY, () => ({ [member]: 'other-sale-order', ...more })),
];

export const tests: EndpointTests = {
  rights: {
    listSaleOrders: { users: holders },
    viewSaleOrder: { users: holders, input: { id: 'x' } },
    saleOrderTimeline: { users: holders, input: { id: 'x' } },
    saleOrderHistory: { users: holders, input: { id: 'x' } },
    exportSaleOrderHistory: { users: holders, input: { id: 'x' } },
    confirmSaleOrder: { users: holders, input: { id: 'x' } },
    refuseSaleOrder: { users: holders, input: { id: 'x' } },
    deliverSaleOrder: { users: holders, input: { orderId: 'x', ...delivery } },
  },
  goodInputs: {
    confirmSaleOrder: { id: 'x' },
    refuseSaleOrder: { id: 'x' },
    deliverSaleOrder: { orderId: 'x', ...delivery },
  },
  records: {
    listSaleOrders: sales('id'),
    viewSaleOrder: sales('id'),
    saleOrderTimeline: sales('id'),
    saleOrderHistory: sales('id'),
    exportSaleOrderHistory: sales('id'),
    // It is completed, which refuses its supplier.
    confirmSaleOrder: sales('id'),
    refuseSaleOrder: sales('id', { reason: 'x' }),
    deliverSaleOrder: sales('orderId', delivery),
  },
  async makeRecords(server) {
    const { orm } = server.db;
    const [supplier] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const contractId = 'order-contract';
    const own = { contractId, supplierId: supplier!.supplierId! };
    await makeOrder(server, { id: 'sale-order', ...own, members: { status: orderStatus.completed } });
    await makeOrder(server, {
      id: 'sale-order-draft',
      ...own,
      members: { status: orderStatus.draft, submitTime: null },
    });
    await makeOrder(server, {
      id: 'other-sale-order',
      contractId,
      supplierId: 'other-supplier',
      members: { status: orderStatus.completed },
    });
    await orm.insert(documentStep).values({
      id: 'step-of-sale-order',
      documentTable: 'purchase_order',
      documentId: 'sale-order',
      action: 'add',
      toStatus: orderStatus.draft,
      operateTime: '2026-01-01 00:00:00',
      tenantId: 1,
    });
  },
};
