import { bidStatus, inviteStatus, readOffer } from '@gezi/domain';
import { timeOf, timeText, type supplierInfo } from '../../platform/db';
import type { ProjectSeed } from '../data/projects';
import { seedId } from '../seedId';
import { ROOM, rowOf, type ProjectLine, type SeededProject } from './projectRows';

/** Time between two offers, milliseconds. */
const PAUSE = 27 * 60_000;

interface Auction extends SeededProject {
  longSource: number;
  minStep: string | null;
  proStartTime: string;
  publishTime: string | null;
}

/** The registrations, bids and offers of an auction; none for other projects. */
export function auctionOf(
  { name, offers: seeds = [] }: ProjectSeed,
  nth: number,
  project: Auction,
  lines: readonly ProjectLine[],
  suppliers: readonly (typeof supplierInfo.$inferSelect)[],
) {
  const { id: purchaseInfoId, tenantId, createBy, createTime, sysOrgCode } = project;
  const bidders = [...new Set(seeds.map(([bidder]) => bidder))].toSorted((one, other) => one - other);
  const bidId = (bidder: number) => seedId('auctionBid', nth * ROOM + bidder);
  const last = new Map<number, { price: string; details: Record<string, string>; offerTime: string }>();

  const offers = seeds.map(([bidder, percent], place) => {
    const details = lines.map((line) => ({
      detailId: line.id,
      price: ((Number(line.estimatedPrice) * percent) / 100).toFixed(2),
    }));
    const read = readOffer({ ...project, detailList: lines }, details, last.get(bidder)?.price ?? null);
    if (!read.ok) throw new Error(`offer ${place} of ${name}: ${read.reason.code}`);
    const offer = {
      id: seedId('auctionOffer', nth * ROOM + place),
      purchaseInfoId,
      bidId: bidId(bidder),
      supplierId: suppliers[bidder]!.id,
      seq: place + 1,
      price: read.value.total,
      details: read.value.prices,
      clientNo: String(place),
      offerTime: timeText(timeOf(project.proStartTime) + (place + 1) * PAUSE),
      tenantId,
    };
    last.set(bidder, offer);
    return offer;
  });

  return {
    offers,
    registrations: bidders.map((bidder, place) => ({
      ...rowOf(project, place),
      id: seedId('projectInvite', nth * ROOM + place),
      supplierId: suppliers[bidder]!.id,
      supplierName: suppliers[bidder]!.name,
      inviteStatus: inviteStatus.accepted,
      sendTime: null,
      replyTime: project.publishTime,
      replyRemark: null,
    })),
    bids: bidders.map((bidder) => ({
      id: bidId(bidder),
      purchaseInfoId,
      supplierId: suppliers[bidder]!.id,
      supplierName: suppliers[bidder]!.name,
      linkman: suppliers[bidder]!.linkman,
      mobile: suppliers[bidder]!.mobile,
      status: bidStatus.submitted,
      submitTime: last.get(bidder)!.offerTime,
      tenderPrice: last.get(bidder)!.price,
      createBy,
      createTime,
      updateTime: last.get(bidder)!.offerTime,
      sysOrgCode,
      tenantId,
    })),
    bidLines: bidders.flatMap((bidder) =>
      lines.map((line, place) => ({
        id: seedId('auctionBidLine', (nth * ROOM + bidder) * ROOM + place),
        bidId: bidId(bidder),
        purchaseInfoId,
        orderNum: place + 1,
        detailId: line.id,
        count: line.actualCounts,
        price: last.get(bidder)!.details[line.id]!,
        tenantId,
      })),
    ),
  };
}
