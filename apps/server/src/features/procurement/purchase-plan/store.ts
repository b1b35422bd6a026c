import { count, eq } from 'drizzle-orm';
import { activeBuyer } from '../../../identity/users/activeBuyer';
import { purchasePlan, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';
import { findNewest } from '../../../platform/query/findNewest';

/** SQL of demand plans beyond that of every document. Every statement applies `scope`. */
export function planStore(db: Database, scope: RowScope) {
  return {
    /** Plans whose number, name or department contains the keyword, newest first. */
    async find(caller: Caller, keyword: string, limit: number) {
      const { id, planNo, planName, departName } = purchasePlan;
      const rows = await findNewest(db, purchasePlan, {
        shown: { id, title: planName, code: planNo, note: departName },
        texts: [planNo, planName, departName],
        scope: scope(caller),
        keyword,
        limit,
      });
      return rows.map((row) => ({ ...row, title: row.title ?? row.code }));
    },

    async countByStatus(tenantId: number): Promise<Map<string, number>> {
      const rows = await db.orm
        .select({ status: purchasePlan.status, count: count() })
        .from(purchasePlan)
        .where(eq(purchasePlan.tenantId, tenantId))
        .groupBy(purchasePlan.status);
      return new Map(rows.map((row) => [row.status, row.count]));
    },

    /** User who may purchase for a plan. */
    purchaser: (tenantId: number, userId: string) => activeBuyer(db, tenantId, userId),
  };
}

export type PlanStore = ReturnType<typeof planStore>;
