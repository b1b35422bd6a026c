import { receiptStatus } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { orderReceipt, purchaseOrder, receiptDetail } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { documentTodo } from '../../../records/documents/documentTodo';
import { linkColumns } from '../../../records/documents/linkColumns';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { partyFiles } from '../../../records/files/partyFiles';
import { RECEIPT_FILES, receiptPage, SALE_ORDER_LIST } from '../shared/orderKind';
import { orderTexts } from '../shared/orderTexts';
import { RECEIPT_LIST, receipts } from './receipts';
import { receiptRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const found = receipts(services);
  const todo = documentTodo(services.db, {
    table: orderReceipt,
    scope: found.reader.receipts.scope,
    code: 'receipt',
    resource: 'order:receipt',
    path: '/order/receipt',
  });
  return {
    routes: (app) => receiptRoutes(app, services, found),
    searches: [{ kind: 'receipt', page: 'order/ReceiptView', find: found.find }],
    todos: [todo('receive', () => orderTexts.todo.receive, receiptStatus.toReceive, awaitedBy)],
    linkedKinds: {
      receipt: linkedDocuments(services, {
        kind: 'receipt',
        permission: RECEIPT_LIST,
        table: orderReceipt,
        scope: found.reader.receipts.scope,
        no: orderReceipt.receiptNo,
        name: orderReceipt.supplierName,
        statusDict: 'receipt_status',
        lines: {
          table: receiptDetail,
          parent: receiptDetail.receiptId,
          quantity: sql`coalesce(${receiptDetail.acceptCount}, 0)`,
        },
        page: receiptPage,
        ...linkColumns(services.db, orderReceipt, [{ kind: 'order', column: orderReceipt.orderId }]),
      }),
    },
    fileReaders: {
      [RECEIPT_FILES]: partyFiles(services, {
        table: orderReceipt,
        scope: found.reader.receipts.scope,
        permission: RECEIPT_LIST,
        salePermission: SALE_ORDER_LIST,
        saleScope: (caller) =>
          sql`${orderReceipt.orderId} in (select ${purchaseOrder.id} from ${purchaseOrder} where ${found.reader.soldTo(caller)})`,
      }),
    },
  };
};

/** Declarers receive for their department, others what they ordered. */
const awaitedBy = (caller: Caller): SQL | undefined =>
  hasRole(caller, 'declarer')
    ? undefined
    : sql`${orderReceipt.orderId} in (select ${purchaseOrder.id} from ${purchaseOrder}
        where ${purchaseOrder.tenantId} = ${caller.tenantId} and ${purchaseOrder.purchaseUserId} = ${caller.userId})`;
