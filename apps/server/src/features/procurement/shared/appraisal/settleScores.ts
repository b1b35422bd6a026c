import { rankBids } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { expertScore, supplierBid, type Database } from '../../../../platform/db';
import { submittedScores } from './submittedScores';
import { validBids } from './validBids';

/**
 * Stores mean and rank of every valid bid. Call it within the transaction that ends the evaluation.
 *
 * @returns false if no expert submitted scores
 */
export async function settleScores(
  db: Database,
  tenantId: number,
  project: { id: string; round: number },
): Promise<boolean> {
  const scores = await submittedScores(db, tenantId, eq(expertScore.purchaseInfoId, project.id));
  if (scores.length === 0) return false;
  const bids = (await validBids(db, tenantId, project)).map(({ id, tenderPrice }) => ({
    id,
    tenderPrice: tenderPrice === null ? null : Number(tenderPrice),
  }));
  for (const { bidId, totalScore, rank } of rankBids(bids, scores)) {
    await db.orm
      .update(supplierBid)
      .set({ totalScore: totalScore === null ? null : String(totalScore), rank })
      .where(and(eq(supplierBid.tenantId, tenantId), eq(supplierBid.id, bidId)));
  }
  return true;
}
