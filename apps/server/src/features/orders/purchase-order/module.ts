import { isNull, sql } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { orderDetail, purchaseOrder } from '../../../platform/db';
import { linkColumns } from '../../../records/documents/linkColumns';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { partyFiles } from '../../../records/files/partyFiles';
import { ORDER_FILES, ORDER_LIST, orderPage, SALE_ORDER_LIST } from '../shared/orderKind';
import { orderTexts } from '../shared/orderTexts';
import { orders } from './orders';
import { orderTodos } from './orderTodos';
import { orderRoutes } from './routes';

/** Orders of one run of the job. */
const BATCH = 500;

export const module: FeatureModule = (services) => {
  const found = orders(services);
  const { records, store, soldTo } = found.reader;
  return {
    routes: (app) => orderRoutes(app, services, found),
    jobs: {
      orderOverdue: {
        text: () => orderTexts.job.orderOverdue,
        async run({ tenantId }) {
          let reminded = 0;
          for (const due of await store.toRemind(BATCH, tenantId)) if (await found.remind(due)) reminded += 1;
          return orderTexts.job.reminded(reminded);
        },
      },
    },
    dueWork: [
      {
        name: 'order-overdue',
        find: (limit) => store.toRemind(limit),
        change: async (due) => void (await found.remind(due)),
      },
    ],
    searches: [{ kind: 'order', page: 'purchase/OrderView', find: found.find }],
    todos: orderTodos(services.db, records.scope),
    linkedKinds: {
      order: linkedDocuments(services, {
        kind: 'order',
        permission: ORDER_LIST,
        table: purchaseOrder,
        scope: records.scope,
        no: purchaseOrder.orderNo,
        name: purchaseOrder.contractName,
        statusDict: 'order_status',
        lines: {
          table: orderDetail,
          parent: orderDetail.orderId,
          quantity: sql`${orderDetail.count} - ${orderDetail.releasedCount}`,
        },
        amount: purchaseOrder.totalPrice,
        page: orderPage,
        ...linkColumns(services.db, purchaseOrder, [
          { kind: 'increment', column: purchaseOrder.incrementId },
          { kind: 'contract', column: purchaseOrder.contractId, where: isNull(purchaseOrder.incrementId) },
        ]),
      }),
    },
    fileReaders: {
      [ORDER_FILES]: partyFiles(services, {
        table: purchaseOrder,
        scope: records.scope,
        permission: ORDER_LIST,
        saleScope: soldTo,
        salePermission: SALE_ORDER_LIST,
      }),
    },
  };
};
