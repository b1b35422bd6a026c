import { exactSum, figureScopeOf, monthsOf, type Fulfilment } from '@gezi/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import {
  purchaseInfo,
  purchasePlanDetail,
  purchaseOrder,
  purchasePlan,
  tenderDetail,
  timeText,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { groupBy } from '../../../platform/kit/groupBy';
import { hasDataRules, inYear, PAGES } from '../shared/figureDocuments';
import { orderTotals } from '../shared/orderTotals';

const CATEGORIES = 10;

/** Figures of confirmed orders. */
export function fulfilment(services: Services) {
  const { db, clock } = services;
  const orders = orderTotals(services);

  return {
    async view(caller: Caller, year: number | undefined): Promise<Fulfilment> {
      const months = monthsOf(year, timeText(clock()).slice(0, 10));
      const [sums, planToOrderDays, overdue] = await Promise.all([
        orders.byMonthAndType(caller, year),
        meanDays(caller, year),
        orders.overdue(caller),
      ]);
      const amounts = totalsBy(sums, ({ month }) => month);
      return {
        categories: [...totalsBy(sums, ({ typeName }) => typeName)]
          .map(([name, amount]) => ({ name, amount }))
          .toSorted((one, other) => other.amount - one.amount || (one.name ?? '').localeCompare(other.name ?? ''))
          .slice(0, CATEGORIES),
        orderTrend: months.map((month) => ({ month, amount: amounts.get(month) ?? 0 })),
        planToOrderDays,
        overdueCount: overdue.count,
        overdueAmount: overdue.amount,
      };
    },
  };

  /** Mean days from a plan to the first order of the project that was made from it. */
  async function meanDays(caller: Caller, year: number | undefined): Promise<number | null> {
    const ordered = firstOrders(caller);
    const plans = db.orm
      .selectDistinct({ projectId: ordered.projectId, at: ordered.at, applied: purchasePlan.applyTime })
      .from(ordered)
      .innerJoin(
        tenderDetail,
        and(eq(tenderDetail.tenantId, caller.tenantId), eq(tenderDetail.purchaseInfoId, ordered.projectId)),
      )
      .innerJoin(purchasePlanDetail, eq(purchasePlanDetail.id, tenderDetail.planDetailId))
      .innerJoin(purchasePlan, eq(purchasePlan.id, purchasePlanDetail.planId))
      .where(inYear(ordered.at, year))
      .as('plans');
    const [row] = await db.orm
      .select({ days: sql<string | null>`round(avg(extract(epoch from ${plans.at} - ${plans.applied})) / 86400, 1)` })
      .from(plans);
    return row!.days === null ? null : Number(row!.days);
  }

  /** Projects with their first confirmed orders: as stored, or those of the orders that the caller sees. */
  function firstOrders(caller: Caller) {
    if (figureScopeOf(caller) === 'tenant' && !hasDataRules(services, caller, PAGES.orders)) {
      return db.orm
        .select({
          projectId: sql<string>`${purchaseInfo.id}`.as('project_id'),
          at: sql<string>`${purchaseInfo.firstOrderTime}`.as('at'),
        })
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.tenantId, caller.tenantId), isNotNull(purchaseInfo.firstOrderTime)))
        .as('first_orders');
    }
    const submitted = sql`coalesce(${purchaseOrder.submitTime}, ${purchaseOrder.createTime})`;
    return db.orm
      .select({
        projectId: sql<string>`${purchaseOrder.purchaseInfoId}`.as('project_id'),
        at: sql<string>`min(${submitted})`.as('at'),
      })
      .from(purchaseOrder)
      .where(and(orders.scopeOf(caller, undefined), isNotNull(purchaseOrder.purchaseInfoId)))
      .groupBy(purchaseOrder.purchaseInfoId)
      .as('first_orders');
  }
}

/** Exact totals of sums that have the same key. */
function totalsBy<Sum extends { amount: string }, Key>(sums: readonly Sum[], key: (sum: Sum) => Key): Map<Key, number> {
  return new Map([...groupBy(sums, key)].map(([of, rows]) => [of, Number(exactSum(rows.map(({ amount }) => amount)))]));
}
