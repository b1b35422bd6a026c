import { ORDER_TO_DELIVER, receiptStatus } from '@gezi/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RowScope } from '../../../identity/rights/dataRules';
import {
  contractDetail,
  contractInfo,
  NOW,
  orderDetail,
  orderReceipt,
  purchaseOrder,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { findNewest } from '../../../platform/query/findNewest';

/** Orders of which goods are still to be delivered. */
export const HAS_OPEN_LINES = sql`exists (select 1 from ${orderDetail} where ${orderDetail.tenantId} = ${purchaseOrder.tenantId}
  and ${orderDetail.orderId} = ${purchaseOrder.id}
  and ${orderDetail.deliveredCount} - ${orderDetail.rejectedCount} < ${orderDetail.count})`;

/** SQL of orders beyond that of every document. */
export function orderStore(db: Database) {
  return {
    /** Orders whose number, contract or supplier contains the keyword, newest first. @param scope orders that a caller sees */
    find(scope: RowScope, caller: Caller, keyword: string, limit: number) {
      const { id, orderNo, contractName, contractNo, supplierName } = purchaseOrder;
      const note = sql<string | null>`coalesce(${contractName}, ${supplierName})`;
      return findNewest(db, purchaseOrder, {
        shown: { id, title: orderNo, code: contractNo, note },
        texts: [orderNo, contractNo, contractName, supplierName],
        scope: scope(caller),
        keyword,
        limit,
      });
    },

    /** A contract of the tenant. @param lock locks it until the transaction ends */
    async contract(tenantId: number, contractId: string, lock = false) {
      const query = db.orm
        .select()
        .from(contractInfo)
        .where(and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.id, contractId)));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    /** Id of the newest contract with a number. */
    async contractIdOf(tenantId: number, contractNo: string): Promise<string | undefined> {
      const [row] = await db.orm
        .select({ id: contractInfo.id })
        .from(contractInfo)
        .where(and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.contractNo, contractNo)));
      return row?.id;
    },

    /** Where the newest order of a contract that says so is delivered to. */
    async lastConsignee(tenantId: number, contractId: string) {
      const { consignee, consigneeTel, consigneeAddr, createTime, id } = purchaseOrder;
      const [row] = await db.orm
        .select({ consignee, consigneeTel, consigneeAddr })
        .from(purchaseOrder)
        .where(
          and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.contractId, contractId), isNotNull(consigneeAddr)),
        )
        .orderBy(desc(createTime), desc(id))
        .limit(1);
      return row;
    },

    /** Lines of a contract with exact amounts, in order. */
    contractLines(tenantId: number, contractId: string) {
      const { id, materialId, materialCode, materialName, materialTypeName, materialDes, unit, models } =
        contractDetail;
      const { price, count, orderedCount, orderNum } = contractDetail;
      return db.orm
        .select({
          id,
          materialId,
          materialCode,
          materialName,
          materialTypeName,
          materialDes,
          unit,
          models,
          price,
          count,
          orderedCount,
        })
        .from(contractDetail)
        .where(and(eq(contractDetail.tenantId, tenantId), eq(contractDetail.contractId, contractId)))
        .orderBy(asc(orderNum), asc(id));
    },

    /** Lines of an order with exact amounts, in order. */
    orderLines(tenantId: number, orderId: string) {
      const { id, contractDetailId, count, price, deliveredCount, receivedCount, rejectedCount } = orderDetail;
      return db.orm
        .select({ id, contractDetailId, count, price, deliveredCount, receivedCount, rejectedCount })
        .from(orderDetail)
        .where(and(eq(orderDetail.tenantId, tenantId), eq(orderDetail.orderId, orderId)))
        .orderBy(asc(orderDetail.orderNum), asc(id));
    },

    /** Ids of the receipts of an order, oldest first. @param isOpen only those that wait to be received */
    async receiptIds(tenantId: number, orderId: string, isOpen = false): Promise<string[]> {
      const { id, createTime, receiptNo } = orderReceipt;
      const rows = await db.orm
        .select({ id })
        .from(orderReceipt)
        .where(
          and(
            eq(orderReceipt.tenantId, tenantId),
            eq(orderReceipt.orderId, orderId),
            isOpen ? eq(orderReceipt.status, receiptStatus.toReceive) : undefined,
          ),
        )
        .orderBy(asc(createTime), asc(receiptNo));
      return rows.map((row) => row.id);
    },

    /** Confirmed orders that are due and not delivered in full, and that nobody was reminded of. */
    toRemind: (limit: number, tenantId?: number) =>
      db.orm
        .select({ id: purchaseOrder.id, tenantId: purchaseOrder.tenantId })
        .from(purchaseOrder)
        .where(
          and(
            inArray(purchaseOrder.status, [...ORDER_TO_DELIVER]),
            isNull(purchaseOrder.overdueTime),
            sql`${purchaseOrder.demandTime} < ${NOW}::date`,
            HAS_OPEN_LINES,
            tenantId === undefined ? undefined : eq(purchaseOrder.tenantId, tenantId),
          ),
        )
        .orderBy(asc(purchaseOrder.demandTime), asc(purchaseOrder.id))
        .limit(limit),
  };
}

export type OrderStore = ReturnType<typeof orderStore>;
