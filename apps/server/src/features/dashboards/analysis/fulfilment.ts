import { monthsOf, type Fulfilment } from '@gezi/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import {
  orderDetail,
  purchasePlanDetail,
  purchaseOrder,
  purchasePlan,
  tenderDetail,
  timeText,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { orderTotals } from '../shared/orderTotals';

const CATEGORIES = 10;

/** Figures of confirmed orders. */
export function fulfilment(services: Services) {
  const { db, clock } = services;
  const orders = orderTotals(services);

  return {
    async view(caller: Caller, year: number | undefined): Promise<Fulfilment> {
      const months = monthsOf(year, timeText(clock()).slice(0, 10));
      const [categories, byMonth, planToOrderDays, overdue] = await Promise.all([
        amountsByType(caller, year),
        orders.byMonth(caller, year),
        meanDays(caller, year),
        orders.overdue(caller),
      ]);
      const amounts = new Map(byMonth.map(({ month, amount }) => [month, Number(amount)]));
      return {
        categories,
        orderTrend: months.map((month) => ({ month, amount: amounts.get(month) ?? 0 })),
        planToOrderDays,
        overdueCount: overdue.count,
        overdueAmount: overdue.amount,
      };
    },
  };

  async function amountsByType(caller: Caller, year: number | undefined): Promise<Fulfilment['categories']> {
    const { materialTypeName, count, releasedCount, price } = orderDetail;
    const amount = sql<string>`sum((${count} - ${releasedCount}) * ${price})`;
    const rows = await db.orm
      .select({ name: materialTypeName, amount })
      .from(purchaseOrder)
      .innerJoin(
        orderDetail,
        and(eq(orderDetail.tenantId, purchaseOrder.tenantId), eq(orderDetail.orderId, purchaseOrder.id)),
      )
      .where(orders.scopeOf(caller, year))
      .groupBy(materialTypeName)
      .orderBy(sql`2 desc`)
      .limit(CATEGORIES);
    return rows.map((row) => ({ name: row.name, amount: Number(row.amount) }));
  }

  /** Mean days from a plan to the first order of the project that was made from it. */
  async function meanDays(caller: Caller, year: number | undefined): Promise<number | null> {
    const firstOrders = db.orm
      .select({
        projectId: purchaseOrder.purchaseInfoId,
        at: sql<string>`min(coalesce(${purchaseOrder.submitTime}, ${purchaseOrder.createTime}))`.as('at'),
      })
      .from(purchaseOrder)
      .where(and(orders.scopeOf(caller, year), isNotNull(purchaseOrder.purchaseInfoId)))
      .groupBy(purchaseOrder.purchaseInfoId)
      .as('first_orders');
    const plans = db.orm
      .selectDistinct({ projectId: firstOrders.projectId, at: firstOrders.at, applied: purchasePlan.applyTime })
      .from(firstOrders)
      .innerJoin(
        tenderDetail,
        and(eq(tenderDetail.tenantId, caller.tenantId), eq(tenderDetail.purchaseInfoId, firstOrders.projectId)),
      )
      .innerJoin(purchasePlanDetail, eq(purchasePlanDetail.id, tenderDetail.planDetailId))
      .innerJoin(purchasePlan, eq(purchasePlan.id, purchasePlanDetail.planId))
      .as('plans');
    const [row] = await db.orm
      .select({ days: sql<string | null>`round(avg(extract(epoch from ${plans.at} - ${plans.applied})) / 86400, 1)` })
      .from(plans);
    return row!.days === null ? null : Number(row!.days);
  }
}
