import { orderStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { documentStep, purchasePlan, sysUser } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { makeContract, makeOrder } from '../support/orderRecords';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];

const orderLines = (member: string): Line[] => [
  line('completed order of a department in charge', readers, () => ({ [member]: 'own-order' })),
  line('draft of a colleague', ['admin', 'manager'], () => ({ [member]: 'colleague-order' })),
  line('other tenant’s order', THERE, () => ({ [member]: 'foreign-order' })),
];
/** A completed order: those who may take the action are refused for the state. */
const inOtherState = (reached: readonly User[], there: readonly User[], more: object = {}): Line[] => [
  line('completed order', reached, () => ({ id: 'own-order', ...more })),
  line('other tenant’s order', there, () => ({ id: 'foreign-order', ...more })),
];
const contracts: Line[] = [
  line('contract in force', purchasers, () => ({ contractId: 'order-contract' })),
  line('other tenant’s contract', THERE, () => ({ contractId: 'foreign-order-contract' })),
];
/** The first caller deletes the draft; it is absent for the others. */
const removed = (id: string, member: string): Line[] => [
  line('draft', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s draft', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];

export const tests: EndpointTests = {
  rights: {
    listOrders: { users: readers },
    viewOrder: { users: readers, input: { id: 'x' } },
    orderTimeline: { users: readers, input: { id: 'x' } },
    orderHistory: { users: readers, input: { id: 'x' } },
    exportOrderHistory: { users: purchasers, input: { id: 'x' } },
    exportOrders: { users: purchasers },
    draftOrderFromContract: { users: purchasers, input: { contractId: 'x' } },
    addOrder: { users: purchasers, input: { contractId: 'x' } },
    editOrder: { users: purchasers, input: { id: 'x' } },
    importOrders: { users: purchasers },
    deleteOrder: { users: purchasers, input: { id: 'x' } },
    deleteOrders: { users: purchasers, input: { ids: 'x' } },
    submitOrder: { users: purchasers, input: { id: 'x' } },
    closeOrder: { users: purchasers, input: { id: 'x' } },
    cancelOrder: { users: purchasers, input: { id: 'x' } },
  },
  goodInputs: {
    addOrder: { contractId: 'x' },
    editOrder: { id: 'x' },
    submitOrder: { id: 'x' },
    closeOrder: { id: 'x' },
    cancelOrder: { id: 'x' },
  },
  records: {
    listOrders: orderLines('id'),
    viewOrder: orderLines('id'),
    orderTimeline: orderLines('id'),
    orderHistory: orderLines('id'),
    exportOrderHistory: [
      line('completed order', purchasers, () => ({ id: 'own-order' })),
      line('other tenant’s order', THERE, () => ({ id: 'foreign-order' })),
    ],
    exportOrders: [
      line('completed order', purchasers, () => ({ selections: 'own-order' })),
      line('other tenant’s order', THERE, () => ({ selections: 'foreign-order' })),
    ],
    draftOrderFromContract: contracts,
    addOrder: contracts,
    importOrders: 'no record',
    editOrder: inOtherState(purchasers, THERE),
    deleteOrder: removed('order-to-delete', 'id'),
    deleteOrders: removed('order-to-delete-too', 'ids'),
    submitOrder: inOtherState(purchasers, THERE),
    closeOrder: inOtherState(purchasers, THERE, { reason: 'x' }),
    cancelOrder: inOtherState(purchasers, THERE),
  },
  async makeRecords(server) {
    const { orm } = server.db;
    const [plan] = await orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const [supplier] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const supplierId = supplier!.supplierId!;
    const contractId = 'order-contract';
    await makeContract(server, { id: contractId, supplierId, members: { departId: plan!.departId } });
    await makeContract(server, { id: 'foreign-order-contract', supplierId: 'other-supplier', tenantId: 2 });
    const { draft, completed } = orderStatus;
    const order = (id: string, members: Parameters<typeof makeOrder>[1]['members'], tenantId = 1) =>
      makeOrder(server, {
        id,
        contractId: tenantId === 1 ? contractId : 'foreign-order-contract',
        supplierId: tenantId === 1 ? supplierId : 'other-supplier',
        members: { departId: tenantId === 1 ? plan!.departId : null, ...members },
        tenantId,
      });
    await order('own-order', { status: completed });
    await order('colleague-order', { status: draft, purchaseUserId: ids.colleague, submitTime: null });
    await order('foreign-order', { status: completed }, 2);
    await order('own-order-to-delete', { status: draft, submitTime: null });
    await order('own-order-to-delete-too', { status: draft, submitTime: null });
    await order('foreign-order-to-delete', { status: draft, submitTime: null }, 2);
    await order('foreign-order-to-delete-too', { status: draft, submitTime: null }, 2);
    await orm.insert(documentStep).values(
      ['own-order', 'colleague-order', 'foreign-order'].map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'purchase_order',
        documentId,
        action: 'add',
        toStatus: draft,
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
  },
  rulePages: [
    {
      component: 'purchase/OrderList',
      list: 'listOrders',
      view: 'viewOrder',
      export: 'exportOrders',
      edit: 'editOrder',
      remove: 'deleteOrder',
      others: [
        ['orderTimeline', 'id'],
        ['orderHistory', 'id'],
        ['cancelOrder', 'id'],
        ['closeOrder', 'id', { reason: 'x' }],
      ],
    },
  ],
};
