import { bidStatus } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { supplierBid, type Database } from '../../../../platform/db';

/** States of opened bids that are not invalid. */
const VALID: readonly string[] = [bidStatus.valid, bidStatus.shortlisted, bidStatus.won, bidStatus.lost];

/** True for opened bids that are not invalid. */
export const isValidBid = ({ status }: { status: string }): boolean => VALID.includes(status);

/** Opened bids of the project's round, in the order of their submission. */
export async function validBids(
  db: Database,
  tenantId: number,
  project: { id: string; round: number },
): Promise<(typeof supplierBid.$inferSelect)[]> {
  return db.orm
    .select()
    .from(supplierBid)
    .where(
      and(
        eq(supplierBid.tenantId, tenantId),
        eq(supplierBid.purchaseInfoId, project.id),
        eq(supplierBid.round, project.round),
        inArray(supplierBid.status, [...VALID]),
      ),
    )
    .orderBy(asc(supplierBid.submitTime), asc(supplierBid.id));
}
