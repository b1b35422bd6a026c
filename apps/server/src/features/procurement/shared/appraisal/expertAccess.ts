import { ACCEPTED_TASKS, maySeeBids } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { expertTask, purchaseInfo, type Database, type supplierBid } from '../../../../platform/db';
import type { Caller } from '../../../../platform/http/Caller';
import { isValidBid } from './validBids';

/** Access of experts to the projects that they accepted to score. */
export function expertAccess(db: Database) {
  return {
    /** True if the caller accepted to score the project. */
    hasAccepted: async (caller: Caller, projectId: string): Promise<boolean> =>
      (await accepted(caller, projectId)) !== undefined,

    /** True if the caller scores the bid, and the bids are open. */
    async mayReadBid(caller: Caller, bid: typeof supplierBid.$inferSelect): Promise<boolean> {
      if (!isValidBid(bid) || bid.tenantId !== caller.tenantId) return false;
      const found = await accepted(caller, bid.purchaseInfoId!);
      return (
        found !== undefined &&
        found.round === bid.round &&
        maySeeBids({ status: found.status, project: { status: found.projectStatus } })
      );
    },
  };

  async function accepted({ tenantId, userId }: Caller, projectId: string) {
    const [found] = await db.orm
      .select({ status: expertTask.status, projectStatus: purchaseInfo.status, round: purchaseInfo.round })
      .from(expertTask)
      .innerJoin(
        purchaseInfo,
        and(eq(purchaseInfo.tenantId, expertTask.tenantId), eq(purchaseInfo.id, expertTask.purchaseInfoId)),
      )
      .where(
        and(
          eq(expertTask.tenantId, tenantId),
          eq(expertTask.purchaseInfoId, projectId),
          eq(expertTask.expertUserId, userId),
          inArray(expertTask.status, [...ACCEPTED_TASKS]),
        ),
      );
    return found;
  }
}
