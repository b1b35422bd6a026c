import { and, eq, gte, lt, sql, sum, type SQL } from 'drizzle-orm';
import { figureSum, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { DueWork } from '../../../platform/jobs/DueWork';
import { figureRows } from './figureDocuments';

/** Rows that wait to be merged before a tenant's sums are merged. */
const UNMERGED = 200;
/** Rows merged in one transaction; further ones wait for the next round. */
const MAX_ROWS = 50_000;

const { kind, month, amount, isMerged, tenantId } = figureSum;

/** Sums that the figures of a caller add up; data rules of lists cannot be applied to them. */
export const sumsOf = (caller: Caller, of: 'order' | 'contract', year: number | undefined): SQL =>
  and(
    figureRows(caller, figureSum),
    eq(kind, of),
    year === undefined ? undefined : and(gte(month, `${year}-`), lt(month, `${year + 1}-`)),
  )!;

/** Exact decimals of a sum. */
export const totalAmount = sql<string>`coalesce(${sum(amount)}, 0)`;

/** Merges the rows that changes of documents added to the sums. Two servers skip each other's rows; no sum changes. */
export const figureMerge = (db: Database): DueWork => ({
  name: 'figure-merge',
  async find(limit) {
    const rows = await db.orm
      .select({ tenantId })
      .from(figureSum)
      .where(eq(isMerged, false))
      .groupBy(tenantId)
      .having(sql`count(*) >= ${UNMERGED}`)
      .limit(limit);
    return rows.map((row) => ({ id: String(row.tenantId), tenantId: row.tenantId }));
  },
  async change(record) {
    await db.transaction(() =>
      db.orm.execute(sql`
        with keys as (
          select distinct kind, month, depart_id, name from figure_sum
          where tenant_id = ${record.tenantId} and not is_merged
        ), found as (
          select figure_sum.ctid as place from figure_sum join keys using (kind, month, depart_id, name)
          where tenant_id = ${record.tenantId}
          limit ${MAX_ROWS} for update of figure_sum skip locked
        ), removed as (
          delete from figure_sum using found where figure_sum.ctid = found.place returning figure_sum.*
        )
        insert into figure_sum (tenant_id, kind, month, depart_id, name, count, amount, is_merged)
        select tenant_id, kind, month, depart_id, name, sum(count), sum(amount), true from removed
        group by tenant_id, kind, month, depart_id, name
        having sum(count) <> 0 or sum(amount) <> 0`),
    );
  },
});
