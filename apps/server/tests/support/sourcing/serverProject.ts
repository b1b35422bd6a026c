import {
  buyType,
  inviteStatus,
  rankOffers,
  type AuctionRoom,
  type BiddingSuppliers,
  type SupplierBid,
} from '@gezi/domain';
import { asc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import { expect } from 'vitest';
import { auctionOffer, purchaseInfo, purchaseInvite, tenderDetail, timeText } from '../../../src/platform/db';
import type { Answer, TestCaller, TestServer } from '../startTestServer';
import {
  bidOf,
  BID_ACTIONS,
  CLOCK_ACTIONS,
  EVALUATIONS,
  isHidden,
  keyOf,
  offeredLines,
  winnersOf,
  type ActorName,
  type Move,
  type Sourcing,
} from './sourcingModel';

interface People {
  server: TestServer;
  callers: ReadonlyMap<ActorName, TestCaller>;
  /** Ids of the three suppliers. */
  suppliers: readonly string[];
}

const MINUTE = 60_000;
const fromNow = (minutes: number) => timeText(Date.now() + minutes * MINUTE);
const minutesLeft = ({ auction: { now, end } }: Sourcing) => (end - now) / MINUTE;
const includes = (actions: readonly string[], action: string) => actions.includes(action);

/** A project of the server in quotation, equal to `newSourcing`; tries the moves of the model by requests. */
export async function serverProject({ server, callers, suppliers }: People, id: string, method: string) {
  const { orm } = server.db;
  const purchaser = callers.get('purchaser')!;
  /** Ids of bids of the server by those of the model. */
  const ids = new Map<string, string>();
  let minutes = method === buyType.auction ? 30 : 60;
  await insert();
  return { act, expectSame };

  async function insert(): Promise<void> {
    const of = { purchaseInfoId: id, tenantId: 1 };
    await orm.insert(purchaseInfo).values({
      id,
      proNo: id,
      proName: id,
      departName: '设备部',
      applyUserId: purchaser.userId,
      buyType: method,
      contractType: '1',
      bidPart: method === buyType.compete ? '1' : '0',
      minStep: '14',
      publishTime: fromNow(-60),
      minSupplierCount: 2,
      proStartTime: fromNow(-60),
      proEndTime: fromNow(minutes),
      status: '4',
      tenantId: 1,
    });
    await orm.insert(tenderDetail).values(
      [10, 4].map((quantity, at) => ({
        ...of,
        id: `${id}-${at}`,
        orderNum: at + 1,
        materialName: '深沟球轴承',
        unit: '套',
        actualCounts: String(quantity),
      })),
    );
    await orm.insert(purchaseInvite).values(
      suppliers.map((supplierId, at) => ({
        ...of,
        id: `${id}-i${at}`,
        supplierId,
        supplierName: supplierId,
        inviteStatus: inviteStatus.sent,
        orderNum: at + 1,
      })),
    );
  }

  /** Tries a move. The clock is set: the end is moved into the past, and the state is the one after the clock's action. */
  async function act(state: Sourcing, move: Move, after: Sourcing | undefined) {
    const { action } = move;
    if (!includes(CLOCK_ACTIONS, action)) return send(state, move);
    const change =
      after && (action === 'pass' || action === 'wait')
        ? { proEndTime: fromNow(after.isPastEnd ? -1 : minutesLeft(after)) }
        : { status: after?.project.status };
    if (after) await orm.update(purchaseInfo).set(change).where(eq(purchaseInfo.id, id));
    return { success: after !== undefined, status: 200 };
  }

  async function send(state: Sourcing, move: Move): Promise<{ success: boolean; status: number }> {
    const { status, body } = await request(state, move);
    if (body.success && includes(['save', 'submit'], move.action)) {
      ids.set(`${move.actor}-${state.project.round}`, (body as { result: SupplierBid }).result.id);
    }
    if (body.success && move.action === 'offer') {
      const made = await offers();
      for (const { supplierId, bidId } of made) ids.set(`${suppliers.indexOf(supplierId)}-1`, bidId);
    }
    return { success: body.success, status };
  }

  function request(state: Sourcing, move: Move): Promise<Answer> {
    const { action, actor, supplier, chosen, words: reason } = move;
    const caller = callers.get(actor)!;
    const bid = idOf(bidOf(state, typeof actor === 'number' && action === 'withdraw' ? actor : supplier)?.id);
    if (includes(EVALUATIONS, action)) {
      return action === 'invalidate'
        ? caller.post('/supplier/bidding/invalidate', { id: bid, reason })
        : caller.post('/supplier/bidding/shortlist', { ids: [bid], flag: action === 'shortlist' ? '1' : '0' });
    }
    if (action === 'withdraw') return caller.post('/supplier/bidding/withdraw', { id: bid });
    if (includes(BID_ACTIONS, action)) {
      const supplierPriceDetailVOS = offeredLines(state, move).map(ofServer);
      const contact = { linkman: '陈晓燕', mobile: '13800138000' };
      return caller.post(`/supplier/bidding/${action}`, { purchaseInfoId: id, ...contact, supplierPriceDetailVOS });
    }
    if (action === 'offer') {
      const details = offeredLines(state, move).map(ofServer);
      const clientNo = typeof actor === 'number' ? keyOf(state, actor, move) : 'offer';
      return caller.post('/procurement/bidding/offer', { purchaseInfoId: id, details, clientNo });
    }
    const winners = winnersOf(state, move).map(({ bidId, details }) => ({
      bidId: idOf(bidId),
      ...(details && { details: details.map(ofServer) }),
    }));
    const bidIds = chosen.map((one) => idOf(bidOf(state, one)?.id));
    const more = {
      award: { winners, awardRemark: reason },
      newRound: { bidIds, proEndTime: fromNow((minutes += 1)) },
      extend: { reason, proEndTime: fromNow(method === buyType.auction ? 60 : (minutes += 1)) },
    }[action as string] ?? { reason };
    return caller.post(`/purchase/purchaseInfo/${action}`, { id, ...more });
  }

  function offers() {
    return orm.select().from(auctionOffer).where(eq(auctionOffer.purchaseInfoId, id)).orderBy(asc(auctionOffer.seq));
  }

  /** Compares the offers, their order, the extensions and what each supplier sees of them. */
  async function expectSameAuction({ auction }: Sourcing, context: string): Promise<void> {
    const made = await offers();
    expect([
      context,
      ...made.map(({ supplierId, seq, price }) => [suppliers.indexOf(supplierId), seq, Number(price)]),
    ]).toEqual([context, ...auction.offers.map(({ supplier, seq, price }) => [supplier, seq, Number(price)])]);
    const { standings } = rankOffers(auction.offers.map((one) => ({ ...one, supplierId: String(one.supplier) })));
    for (const at of suppliers.keys()) {
      const { body } = await callers.get(at)!.get<AuctionRoom>('/procurement/bidding/room', { purchaseInfoId: id });
      const rank = standings.findIndex(({ supplier }) => supplier === at) + 1;
      expect([context, body.result!.myRank, body.result!.extendCount]).toEqual([
        context,
        rank || null,
        auction.extensions,
      ]);
    }
  }

  /** Compares the states with the model, and what the purchaser reads of the bids. */
  async function expectSame(state: Sourcing, context: string): Promise<void> {
    const { project, bids } = state;
    if (method === buyType.auction) await expectSameAuction(state, context);
    const { body } = await purchaser.get<Static<typeof BiddingSuppliers>>('/supplier/bidding/getBiddingSupplier', {
      purchaseInfoId: id,
    });
    const read = body.result!;
    expect(`${context} ${read.purchaseInfo.status}`).toBe(`${context} ${project.status}`);
    for (const bid of bids.filter(({ round }) => round === project.round)) {
      const shown = read.supplierDetail.find((one) => one.id === ids.get(bid.id));
      // Drafts are not listed.
      if (bid.status !== '0') expect([context, shown?.status]).toEqual([context, bid.status]);
      const isShown = Boolean(shown && (shown.tenderPrice !== null || shown.supplierPriceDetailVOS !== null));
      expect([context, isShown]).toEqual([context, !isHidden(bid)]);
    }
    const awarded = read.supplierDetail.flatMap((bid) => (bid.isWinner === '1' ? bid.supplierPriceDetailVOS! : []));
    for (const { id: line, actualCounts } of read.purchaseInfo.detailList) {
      const lines = awarded.filter(({ detailId }) => detailId === line);
      const sum = lines.reduce((total, { actualCount }) => total + (actualCount ?? 0), 0);
      expect(sum).toBeLessThanOrEqual(actualCounts);
    }
  }

  /** Id of a bid of the model on the server. */
  function idOf(bidId = 'none'): string {
    return ids.get(bidId) ?? 'none';
  }

  function ofServer<Line extends { detailId: string }>(line: Line): Line {
    return { ...line, detailId: line.detailId.replace('line', id) };
  }
}
