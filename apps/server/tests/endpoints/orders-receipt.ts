import { receiptStatus } from '@gezi/domain';
import { documentStep, orderReceipt } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { THERE } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
const receivers: readonly Role[] = ['admin', 'declarer', 'purchaser', 'manager'];
const lines = { receiptDetailList: [{ id: 'x', acceptCount: 1 }] };

const receiptLines = (member: string, reached = readers): Line[] => [
  line('receipt of a department in charge', reached, () => ({ [member]: 'own-receipt' })),
  line('other tenant’s receipt', THERE, () => ({ [member]: 'foreign-receipt' })),
];

export const tests: EndpointTests = {
  rights: {
    listReceipts: { users: readers },
    viewReceipt: { users: readers, input: { id: 'x' } },
    receiptTimeline: { users: readers, input: { id: 'x' } },
    receiptHistory: { users: readers, input: { id: 'x' } },
    exportReceiptHistory: { users: receivers, input: { id: 'x' } },
    exportReceipts: { users: receivers },
    receiveReceipt: { users: receivers, input: { id: 'x', ...lines } },
  },
  goodInputs: { receiveReceipt: { id: 'x', ...lines } },
  records: {
    listReceipts: receiptLines('id'),
    viewReceipt: receiptLines('id'),
    receiptTimeline: receiptLines('id'),
    receiptHistory: receiptLines('id'),
    exportReceiptHistory: receiptLines('id', receivers),
    exportReceipts: receiptLines('selections', receivers),
    // It is received already, which refuses those who reach it.
    receiveReceipt: [
      line('received receipt', receivers, () => ({ id: 'own-receipt', ...lines })),
      line('other tenant’s receipt', THERE, () => ({ id: 'foreign-receipt', ...lines })),
    ],
  },
  /** After those of the orders, whose files come first. */
  async makeRecords({ db }) {
    const receipt = (id: string, orderId: string, tenantId: number) => ({
      id,
      receiptNo: id,
      orderId,
      supplierId: 'other-supplier',
      supplierName: 'x',
      status: receiptStatus.received,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await db.orm
      .insert(orderReceipt)
      .values([
        receipt('own-receipt', 'own-order', 1),
        receipt('own-receipt-too', 'own-order', 1),
        receipt('foreign-receipt', 'foreign-order', 2),
      ]);
    await db.orm.insert(documentStep).values(
      ['own-receipt', 'own-receipt-too', 'foreign-receipt'].map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'order_receipt',
        documentId,
        action: 'add',
        toStatus: receiptStatus.toReceive,
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
  },
  rulePages: [
    {
      component: 'order/ReceiptList',
      list: 'listReceipts',
      view: 'viewReceipt',
      export: 'exportReceipts',
      others: [
        ['receiptTimeline', 'id'],
        ['receiptHistory', 'id'],
        ['receiveReceipt', 'id', lines],
      ],
    },
  ],
};
