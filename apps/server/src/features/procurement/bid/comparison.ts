import { bidStatus, bidTotal, isQuoted, numberOrNull, type BidComparison } from '@gezi/domain';
import { and, desc, eq, inArray, ne, or, isNull } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { materialPrice, type supplierBidLine } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { BidProject } from '../shared/bids/bidProject';
import type { BidRecord } from '../shared/bids/bidReader';
import type { bidEvaluation } from './evaluation';

type StoredLine = typeof supplierBidLine.$inferSelect;

/** Open bids side by side: lines × suppliers, against the estimated and the last recorded prices. */
export function bidComparison({ db }: Pick<Services, 'db'>, { openProject }: ReturnType<typeof bidEvaluation>) {
  return async (caller: Caller, dataId: string): Promise<BidComparison> => {
    const { project, bids, lines } = await openProject(caller, dataId);
    const history = await lastPrices(project);
    const byBid = new Map(
      bids.map(({ id }) => [id, new Map((lines.get(id) ?? []).map((line) => [line.detailId!, line]))]),
    );
    return {
      lines: project.detailList.map((detail) => ({
        detailId: detail.id,
        materialId: detail.materialId,
        materialName: detail.materialName,
        materialCode: detail.materialCode,
        needCount: Number(detail.actualCounts),
        unit: detail.unit,
        estimatedPrice: numberOrNull(detail.estimatedPrice),
        historyPrice: history.get(detail.materialId ?? '') ?? null,
        offers: offersOf(project, bids, (bid) => byBid.get(bid.id)?.get(detail.id)),
      })),
      totals: totalsOf(bids),
      budget: Number(project.budgetTotalPrice),
    };
  };

  /** Latest recorded price of each material, without those of this project. */
  async function lastPrices({ tenantId, detailList, proNo }: BidProject): Promise<Map<string, number>> {
    const ids = [...new Set(detailList.flatMap(({ materialId }) => materialId ?? []))];
    if (ids.length === 0) return new Map();
    const rows = await db.orm
      .selectDistinctOn([materialPrice.materialId], { id: materialPrice.materialId, price: materialPrice.price })
      .from(materialPrice)
      .where(
        and(
          eq(materialPrice.tenantId, tenantId),
          inArray(materialPrice.materialId, ids),
          or(isNull(materialPrice.busNo), ne(materialPrice.busNo, proNo)),
        ),
      )
      .orderBy(materialPrice.materialId, desc(materialPrice.priceTime));
    return new Map(rows.map(({ id, price }) => [id!, Number(price)]));
  }
}

const isInvalid = ({ status }: BidRecord): boolean => status === bidStatus.invalid;

function offersOf(project: BidProject, bids: readonly BidRecord[], lineOf: (bid: BidRecord) => StoredLine | undefined) {
  const quotedPrice = (line: StoredLine | undefined) =>
    line && isQuoted(project, line) ? numberOrNull(line.price) : null;
  const prices = bids.flatMap((bid) => (isInvalid(bid) ? [] : (quotedPrice(lineOf(bid)) ?? [])));
  const lowest = Math.min(...prices);
  return bids.map((bid) => {
    const line = lineOf(bid);
    const price = quotedPrice(line);
    return {
      bidId: bid.id,
      supplierName: bid.supplierName,
      count: price === null ? null : Number(line!.count),
      price,
      total: price === null ? null : Number(bidTotal([line!])),
      lowest: price !== null && !isInvalid(bid) && price === lowest,
    };
  });
}

function totalsOf(bids: readonly BidRecord[]) {
  const lowest = Math.min(...bids.flatMap((bid) => (isInvalid(bid) ? [] : (numberOrNull(bid.tenderPrice) ?? []))));
  return bids.map((bid) => {
    const total = numberOrNull(bid.tenderPrice);
    return {
      bidId: bid.id,
      supplierId: bid.supplierId!,
      supplierName: bid.supplierName,
      status: bid.status,
      total,
      rank: bid.rank,
      totalScore: numberOrNull(bid.totalScore),
      lowest: total !== null && !isInvalid(bid) && total === lowest,
    };
  });
}
