import { bidStatus, projectStatus } from '@gezi/domain';
import { and, asc, count, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { RowScope } from '../../../../identity/rights/dataRules';
import {
  NOW,
  purchaseInfo,
  purchaseInvite,
  purchasePlanDetail,
  supplierBid,
  sysDepart,
  type Database,
} from '../../../../platform/db';
import type { Caller } from '../../../../platform/http/Caller';
import { findNewest } from '../../../../platform/query/findNewest';
import { supplierLookup } from '../../../../records/suppliers/supplierLookup';

/** SQL of projects beyond that of every document. @param scope projects that a caller sees */
export function projectStore(db: Database, scope: RowScope) {
  return {
    ...supplierLookup(db),

    /** Projects whose number or name contains the keyword, newest first. */
    find(caller: Caller, keyword: string, limit: number) {
      const { id, proNo, proName, departName } = purchaseInfo;
      return findNewest(db, purchaseInfo, {
        shown: { id, title: proName, code: proNo, note: departName },
        texts: [proNo, proName],
        scope: scope(caller),
        keyword,
        limit,
      });
    },

    /** Number and plan of lines of plans, by id. */
    async planLines(tenantId: number, ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, { planId: string; planDetailNo: string | null }>();
      const { id, planId, planDetailNo } = purchasePlanDetail;
      const rows = await db.orm
        .select({ id, planId, planDetailNo })
        .from(purchasePlanDetail)
        .where(and(eq(purchasePlanDetail.tenantId, tenantId), inArray(id, [...ids])));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** A department of the tenant by its code. */
    async unitExists(tenantId: number, orgCode: string): Promise<boolean> {
      const rows = await db.orm
        .select({ id: sysDepart.id })
        .from(sysDepart)
        .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.orgCode, orgCode), eq(sysDepart.delFlag, 0)));
      return rows.length > 0;
    },

    /** Sent invitations and registrations by project. */
    async inviteCounts(tenantId: number, ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db.orm
        .select({ id: purchaseInvite.purchaseInfoId, count: count() })
        .from(purchaseInvite)
        .where(
          and(
            eq(purchaseInvite.tenantId, tenantId),
            inArray(purchaseInvite.purchaseInfoId, [...ids]),
            isNotNull(purchaseInvite.inviteStatus),
          ),
        )
        .groupBy(purchaseInvite.purchaseInfoId);
      return new Map(rows.map((row) => [row.id, row.count]));
    },

    /** Submitted bids of the current round by project. */
    async bidCounts(tenantId: number, ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db.orm
        .select({ id: supplierBid.purchaseInfoId, count: count() })
        .from(supplierBid)
        .innerJoin(
          purchaseInfo,
          and(eq(purchaseInfo.id, supplierBid.purchaseInfoId), eq(purchaseInfo.round, supplierBid.round)),
        )
        .where(
          and(
            eq(supplierBid.tenantId, tenantId),
            inArray(supplierBid.purchaseInfoId, [...ids]),
            notInArray(supplierBid.status, [bidStatus.draft, bidStatus.withdrawn]),
          ),
        )
        .groupBy(supplierBid.purchaseInfoId);
      return new Map(rows.map((row) => [row.id, row.count]));
    },

    /** True once the time has come, by the clock of the database. */
    async isPast(tenantId: number, id: string, time: 'proStartTime' | 'proEndTime'): Promise<boolean> {
      const [row] = await db.orm
        .select({ past: sql<boolean>`coalesce(${purchaseInfo[time]} <= ${NOW}, false)` })
        .from(purchaseInfo)
        .where(and(eq(purchaseInfo.tenantId, tenantId), eq(purchaseInfo.id, id)));
      return row?.past ?? false;
    },

    /** Published projects whose quotation starts. */
    toStart: (limit: number, tenantId?: number) =>
      db.orm
        .select({ id: purchaseInfo.id, tenantId: purchaseInfo.tenantId })
        .from(purchaseInfo)
        .where(
          and(
            eq(purchaseInfo.status, projectStatus.toStart),
            sql`${purchaseInfo.proStartTime} <= ${NOW}`,
            tenantId === undefined ? undefined : eq(purchaseInfo.tenantId, tenantId),
          ),
        )
        .orderBy(asc(purchaseInfo.proStartTime))
        .limit(limit),

    /** Projects whose quotation ends. */
    toClose: (limit: number, tenantId?: number) =>
      db.orm
        .select({ id: purchaseInfo.id, tenantId: purchaseInfo.tenantId })
        .from(purchaseInfo)
        .where(
          and(
            eq(purchaseInfo.status, projectStatus.quoting),
            sql`${purchaseInfo.proEndTime} <= ${NOW}`,
            tenantId === undefined ? undefined : eq(purchaseInfo.tenantId, tenantId),
          ),
        )
        .orderBy(asc(purchaseInfo.proEndTime))
        .limit(limit),
  };
}

export type ProjectStore = ReturnType<typeof projectStore>;
