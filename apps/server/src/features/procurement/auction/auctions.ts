import {
  auctionFields,
  hasQuantities,
  inviteStatus,
  isOpenForSuppliers,
  numberOrNull,
  rankOffers,
  type AuctionHistoryEntry,
  type AuctionRoom,
  type AuctionRow,
  type InputOf,
  type listAuctions,
  type ResultOf,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { purchaseInfo, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { groupBy } from '../../../platform/kit/groupBy';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { texts } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { auctionScope } from './auctionScope';
import { auctionStatus } from './auctionStatus';
import { auctionSnapshots } from './snapshots';
import { auctionStore } from './store';

const { id, proNo, proName, demandOrgName, status, minStep, extendCount, proStartTime, proEndTime } = purchaseInfo;
const COLUMNS = { id, proNo, proName, demandOrgName, status, minStep, extendCount, proStartTime, proEndTime };
const DICTS = { status: 'purchase_status' } as const;

/** Auctions as suppliers and purchasers read them. No supplier learns the name of another one. */
export function auctions({ db, dataRules, dictionaries }: Services) {
  const scope = dataRules.page('procurement/BiddingRoom', COLUMNS, auctionScope, auctionFields);
  const store = auctionStore(db);
  const snapshotOf = auctionSnapshots(store);

  return { scope, list, room, history };

  async function list(caller: Caller, request: InputOf<typeof listAuctions>): Promise<ResultOf<typeof listAuctions>> {
    const query = listQuery({ columns: COLUMNS, scope: scope(caller) }, request);
    const { rows, total } = await selectList(db, purchaseInfo, COLUMNS, query);
    const ids = rows.map((row) => row.id);
    const offers = groupBy(ids.length > 0 ? await store.latestOffers(ids) : [], ({ purchaseInfoId }) => purchaseInfoId);
    const own = caller.supplierId ? await store.invitations(ids, caller.supplierId) : undefined;
    const withPrices = rows.map((row): AuctionRow => ({
      ...row,
      minStep: numberOrNull(row.minStep),
      ...standingOf(caller, offers.get(row.id) ?? [], isParticipating(own?.get(row.id))),
    }));
    return pageOf(await withDictTexts(withPrices, DICTS, dictionaries), total, query);
  }

  async function room(caller: Caller, auctionId: string): Promise<AuctionRoom> {
    const { project, lines, offers, lastPrices, now, invitees } = await findOrRefuse(caller, auctionId);
    const own = caller.supplierId ? invitees.get(caller.supplierId) : undefined;
    const isParticipant = isParticipating(own?.status);
    const prices = isParticipant ? lastPrices.get(caller.supplierId!) : undefined;
    const [header] = await withDictTexts([{ status: auctionStatus(project, now) }], DICTS, dictionaries);
    return {
      ...header!,
      id: project.id,
      proNo: project.proNo,
      proName: project.proName,
      demandOrgName: project.demandOrgName,
      contactName: project.contactName,
      contactPhone: project.contactPhone,
      minStep: numberOrNull(project.minStep),
      extendCount: project.extendCount,
      ...standingOf(caller, offers, isParticipant),
      serverTime: timeText(now),
      startTime: project.proStartTime!,
      endTime: project.proEndTime!,
      isParticipant,
      mayOffer: isParticipant && own!.isChoosable,
      lines: lines.map((line) => ({
        detailId: line.id,
        materialCode: line.materialCode,
        materialName: line.materialName,
        materialDes: line.materialDes,
        models: line.models,
        otherSkillDemand: line.otherSkillDemand,
        needCount: hasQuantities(project) ? Number(line.actualCounts) : null,
        unit: line.unit,
        demandTime: line.demandTime,
        myPrice: numberOrNull(prices?.[line.id] ?? null),
      })),
    };
  }

  async function history(caller: Caller, auctionId: string): Promise<AuctionHistoryEntry[]> {
    const { project, offers, invitees } = await findOrRefuse(caller, auctionId);
    const own = caller.supplierId;
    if (own && !isParticipating(invitees.get(own)?.status)) return [];
    const hasNames = !own && !isOpenForSuppliers(project.status);
    const { ranks } = rankOffers(offers);
    return offers.map(({ supplierId, price, offerTime }, at) => ({
      time: offerTime,
      price: Number(price),
      rank: ranks[at]!,
      mine: supplierId === own,
      ...(hasNames && { supplierName: invitees.get(supplierId)?.name ?? null }),
    }));
  }

  async function findOrRefuse(caller: Caller, auctionId: string) {
    const [seen] = await db.orm
      .select({ id })
      .from(purchaseInfo)
      .where(and(scope(caller), eq(id, auctionId)));
    const snapshot = seen && (await snapshotOf(auctionId));
    if (!snapshot) throw refuse(texts.notFound, 'purchaseInfoId');
    return snapshot;
  }
}

/** The best price, and those of the caller's supplier. Suppliers that do not take part see no price. */
function standingOf(
  { supplierId: own }: Caller,
  offers: readonly { supplierId: string; price: string; seq: number }[],
  isParticipant: boolean,
) {
  const { standings } = rankOffers(offers);
  const place = standings.findIndex(({ supplierId }) => supplierId === own);
  return {
    bestPrice: own && !isParticipant ? null : numberOrNull(standings[0]?.price ?? null),
    myPrice: isParticipant ? numberOrNull(standings[place]?.price ?? null) : null,
    myRank: isParticipant && place >= 0 ? place + 1 : null,
    participantCount: standings.length,
  };
}

const isParticipating = (state: string | null | undefined): boolean =>
  state === inviteStatus.accepted || state === inviteStatus.sent;
