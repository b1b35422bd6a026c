import { bidStatus, hasEvaluation, projectStatus, sumOfProducts } from '@gezi/domain';
import type { ProjectSeed } from '../data/projects';
import { seedId } from '../seedId';
import type { BidProject, ProjectLine, ProjectWorld } from './projectRows';

/** Bids of an opened project. */
const BIDS = 4;
/** Maximum lines of a bid, and of bids of a project; part of the ids. */
const ROOM = 100;

/** The opened bids of a project, the best first; after the award its winners share the lines. */
export function bids(
  { winners = 0, firstBidder }: ProjectSeed,
  nth: number,
  row: BidProject,
  requested: readonly ProjectLine[],
  { suppliers, calendar }: ProjectWorld,
) {
  if (row.openTime === null) return [];
  return Array.from({ length: BIDS }, (_, place) => {
    const number = nth * ROOM + place;
    const supplier = suppliers[((firstBidder ?? nth * 3) + place) % suppliers.length]!;
    const id = seedId('bid', number);
    const lines = requested.map((line, at) => {
      const price = (Number(line.estimatedPrice) * (0.9 + place * 0.03)).toFixed(2);
      const isWon = place < winners && at % winners === place;
      return {
        id: seedId('bidLine', number * ROOM + at),
        bidId: id,
        purchaseInfoId: row.id,
        orderNum: at + 1,
        detailId: line.id,
        count: line.actualCounts,
        price,
        actualCount: isWon ? line.actualCounts : null,
        actualPrice: isWon ? price : null,
        tenantId: row.tenantId,
      };
    });
    const isWinner = place < winners;
    const decided = isWinner ? bidStatus.won : bidStatus.lost;
    const submitTime = calendar.later(row.proStartTime, 20 + place * 3);
    return {
      row: {
        id,
        purchaseInfoId: row.id,
        supplierId: supplier.id,
        supplierName: supplier.name,
        linkman: supplier.linkman,
        mobile: supplier.mobile,
        status: row.status === projectStatus.awarded ? decided : bidStatus.valid,
        submitTime,
        tenderPrice: String(totalOf(lines)),
        actualPrice: isWinner ? String(totalOf(lines.filter(({ actualCount }) => actualCount !== null))) : null,
        isWinner: isWinner ? '1' : '0',
        rank: place + 1,
        totalScore: hasEvaluation(row) ? String(92 - place * 4) : null,
        createBy: 'supplier',
        createTime: submitTime,
        updateTime: submitTime,
        tenantId: row.tenantId,
      },
      lines,
    };
  });
}

const totalOf = (lines: readonly { count: string; price: string }[]): number =>
  sumOfProducts(lines.map(({ count, price }) => ({ quantity: count, price })));
