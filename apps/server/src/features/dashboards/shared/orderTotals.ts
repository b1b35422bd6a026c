import { BINDING_ORDERS, exactSum, UNDELIVERED_ORDERS } from '@gezi/domain';
import { and, count, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { orderDetail, purchaseOrder } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { figureDocuments, inYear, PAGES } from './figureDocuments';

const CLOSED = '8';
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Totals of confirmed orders. What closed orders gave back to their contracts is left out. */
export function orderTotals(services: Services) {
  const { db } = services;
  const documents = figureDocuments(services);

  return { amount, byMonth, overdue, scopeOf };

  function scopeOf(caller: Caller, year: number | undefined): SQL {
    return and(
      documents(caller, purchaseOrder, PAGES.orders),
      inArray(purchaseOrder.status, [...BINDING_ORDERS]),
      inYear(purchaseOrder.orderDate, year),
    )!;
  }

  async function amount(caller: Caller, year: number | undefined): Promise<number> {
    return Number(exactSum((await byMonth(caller, year)).map((row) => row.amount)));
  }

  async function byMonth(caller: Caller, year: number | undefined): Promise<{ month: string; amount: string }[]> {
    const month = sql<string>`to_char(${purchaseOrder.orderDate}, 'YYYY-MM')`;
    const [ordered, released] = await Promise.all([
      db.orm
        .select({ month, amount: sql<string>`sum(${purchaseOrder.totalPrice})` })
        .from(purchaseOrder)
        .where(scopeOf(caller, year))
        .groupBy(month),
      db.orm
        .select({ month, amount: sql<string>`sum(${orderDetail.releasedCount} * ${orderDetail.price})` })
        .from(purchaseOrder)
        .innerJoin(
          orderDetail,
          and(eq(orderDetail.tenantId, purchaseOrder.tenantId), eq(orderDetail.orderId, purchaseOrder.id)),
        )
        .where(and(scopeOf(caller, year), eq(purchaseOrder.status, CLOSED)))
        .groupBy(month),
    ]);
    const back = new Map(released.map((row) => [row.month, row.amount]));
    return ordered.map((row) => ({
      month: row.month,
      amount: exactSum([row.amount, `-${back.get(row.month) ?? 0}`]),
    }));
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
