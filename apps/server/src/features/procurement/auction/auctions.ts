import {
  AUCTION_LIST,
  auctionFields,
  hasQuantities,
  inviteStatus,
  isOpenForSuppliers,
  numberOrNull,
  rankOffers,
  RECENT_OFFERS,
  type AuctionHistoryEntry,
  type AuctionNews,
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
import type { PageKind } from '../../../realtime/sockets/pageRight';
import { auctionSnapshots } from './snapshots';
import { auctionStore, type AuctionProject } from './store';

const { id, proNo, proName, demandOrgName, status, minStep, extendCount, proStartTime, proEndTime } = purchaseInfo;
const COLUMNS = { id, proNo, proName, demandOrgName, status, minStep, extendCount, proStartTime, proEndTime };
const DICTS = { status: 'purchase_status' } as const;

/** Auctions as suppliers and purchasers read them. No supplier learns the name of another one. */
export function auctions({ db, dataRules, dictionaries }: Services) {
  const scope = dataRules.page('procurement/BiddingRoom', COLUMNS, auctionScope, auctionFields);
  const store = auctionStore(db);
  const snapshotOf = auctionSnapshots(store);

  /** The live room: its readers get each offer as they may see it. */
  const page: PageKind = {
    permission: AUCTION_LIST,
    right: async (caller, auctionId) => ((await isVisible(caller, auctionId)) ? 'read' : 'none'),
    live: { load: loadNews },
  };

  return { scope, list, room, history, page };

  async function list(caller: Caller, request: InputOf<typeof listAuctions>): Promise<ResultOf<typeof listAuctions>> {
    const query = listQuery({ columns: COLUMNS, scope: scope(caller) }, request);
    const { rows, total } = await selectList(db, purchaseInfo, COLUMNS, query);
    const ids = rows.map((row) => row.id);
    const offers = groupBy(ids.length > 0 ? await store.latestOffers(ids) : [], ({ purchaseInfoId }) => purchaseInfoId);
    const own = caller.supplierId ? await store.invitations(ids, caller.supplierId) : undefined;
    const withPrices = rows.map((row): AuctionRow => ({
      ...row,
      minStep: numberOrNull(row.minStep),
      ...standingOf(caller, rankOffers(offers.get(row.id) ?? []).standings, isParticipating(own?.get(row.id))),
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
      ...standingOf(caller, rankOffers(offers).standings, isParticipant),
      ...progressOf(project, offers, now),
      startTime: project.proStartTime!,
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

  async function loadNews(auctionId: string) {
    const [project, now] = await Promise.all([store.project(auctionId), store.now()]);
    if (!project) return undefined;
    const [offers, states] = await Promise.all([store.offers(project), store.inviteStates(project)]);
    const { ranks, standings } = rankOffers(offers);
    const progress = progressOf(project, offers, now);
    const before = Math.max(offers.length - RECENT_OFFERS, 0);
    return (reader: Pick<Caller, 'supplierId'>): AuctionNews => {
      const own = reader.supplierId;
      const isParticipant = own !== null && isParticipating(states.get(own));
      const recent = own && !isParticipant ? [] : offers.slice(before);
      return {
        ...standingOf(reader, standings, isParticipant),
        ...progress,
        recent: recent.map(({ supplierId, price, offerTime }, at) => ({
          time: offerTime,
          price: Number(price),
          rank: ranks[before + at]!,
          mine: supplierId === own,
        })),
      };
    };
  }

  async function isVisible(caller: Caller, auctionId: string): Promise<boolean> {
    const rows = await db.orm
      .select({ id })
      .from(purchaseInfo)
      .where(and(scope(caller), eq(id, auctionId)));
    return rows.length > 0;
  }

  async function findOrRefuse(caller: Caller, auctionId: string) {
    const snapshot = (await isVisible(caller, auctionId)) ? await snapshotOf(auctionId) : undefined;
    if (!snapshot) throw refuse(texts.notFound, 'purchaseInfoId');
    return snapshot;
  }
}

const progressOf = (
  { extendCount: extensions, proEndTime: end }: Pick<AuctionProject, 'extendCount' | 'proEndTime'>,
  offers: readonly unknown[],
  now: number,
) => ({ extendCount: extensions, offerCount: offers.length, endTime: end!, serverTime: timeText(now) });

/** The best price, and those of the caller's supplier. Suppliers that do not take part see no price. */
function standingOf(
  { supplierId: own }: Pick<Caller, 'supplierId'>,
  standings: readonly { supplierId: string; price: string }[],
  isParticipant: boolean,
) {
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
