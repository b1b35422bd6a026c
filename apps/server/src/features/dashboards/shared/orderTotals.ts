import { BINDING_ORDERS, exactSum, UNDELIVERED_ORDERS } from '@gezi/domain';
import { and, count, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { figureSum, orderDetail, purchaseOrder } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { figureDocuments, hasDataRules, inYear, PAGES } from './figureDocuments';
import { sumsOf, totalAmount } from './figureSums';

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

interface OrderSum {
  /** `YYYY-MM`. */
  month: string;
  /** Type of the ordered material. */
  typeName: string | null;
  /** Yuan, exact. */
  amount: string;
}

/** Totals of confirmed orders. What closed orders gave back to their contracts is left out. */
export function orderTotals(services: Services) {
  const { db } = services;
  const documents = figureDocuments(services);

  return { amount, byMonthAndType, overdue, scopeOf };

  function scopeOf(caller: Caller, year: number | undefined): SQL {
    return and(
      documents(caller, purchaseOrder, PAGES.orders),
      inArray(purchaseOrder.status, [...BINDING_ORDERS]),
      inYear(purchaseOrder.orderDate, year),
    )!;
  }

  async function amount(caller: Caller, year: number | undefined): Promise<number> {
    return Number(exactSum((await byMonthAndType(caller, year)).map((row) => row.amount)));
  }

  /** Stored sums; where data rules hide orders from the caller, the lines of the others. */
  function byMonthAndType(caller: Caller, year: number | undefined): Promise<OrderSum[]> {
    if (hasDataRules(services, caller, PAGES.orders)) return sumsOfLines(caller, year);
    const { month, name } = figureSum;
    const typeName = sql<string | null>`nullif(${name}, '')`;
    return db.orm
      .select({ month, typeName, amount: totalAmount })
      .from(figureSum)
      .where(sumsOf(caller, 'order', year))
      .groupBy(month, name);
  }

  function sumsOfLines(caller: Caller, year: number | undefined): Promise<OrderSum[]> {
    const { materialTypeName, count: ordered, releasedCount, price } = orderDetail;
    const month = sql<string>`to_char(${purchaseOrder.orderDate}, 'YYYY-MM')`;
    return db.orm
      .select({
        month,
        typeName: materialTypeName,
        amount: sql<string>`sum((${ordered} - ${releasedCount}) * ${price})`,
      })
      .from(purchaseOrder)
      .innerJoin(
        orderDetail,
        and(eq(orderDetail.tenantId, purchaseOrder.tenantId), eq(orderDetail.orderId, purchaseOrder.id)),
      )
      .where(scopeOf(caller, year))
      .groupBy(month, materialTypeName);
  }

  async function overdue(caller: Caller): Promise<{ count: number; amount: number }> {
    const [row] = await db.orm
      .select({ count: count(), amount: sql<string>`coalesce(sum(${purchaseOrder.totalPrice}), 0)` })
      .from(purchaseOrder)
      .where(overdueOf(documents(caller, purchaseOrder, PAGES.orders)));
    return { count: row!.count, amount: Number(row!.amount) };
  }
}

/** Confirmed orders whose goods are due and not delivered in full. */
export const overdueOf = (scope: SQL): SQL =>
  and(scope, inArray(purchaseOrder.status, [...UNDELIVERED_ORDERS]), lt(purchaseOrder.demandTime, TODAY))!;
