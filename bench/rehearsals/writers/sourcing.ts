import type {
  AuctionHistoryEntry,
  AuctionRoom,
  BidDraft,
  listBidsOfProject,
  PurchaseInfo,
  ResultOf,
} from '@gezi/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { seedId } from '../../../apps/server/src/seed/seedId.ts';
import { ABSENT, Unexpected, type Hand, type HandRecord } from '../kit/Hand.ts';
import type { Writer } from '../kit/Writer.ts';

const PROJECTS = '/purchase/purchaseInfo';
const BIDS = '/supplier/bidding';
const QUESTIONS = '/procurement/question';
const AUCTIONS = '/procurement/bidding';
const LINES = 10;
const LONG = 3_600_000;
/** Milliseconds of a quotation that ends during the rehearsal; a bid that misses it is given up. */
export const SHORT = 180_000;

/** Milliseconds to wait while no auction runs. */
const NO_AUCTION = 2_000;

/** A project with its publication, a question with its answer, and sealed bids. */
export const bids: Writer = {
  name: 'bid',
  async run(hand) {
    const { id, detailList } = await publish(hand, secondIn(LONG));
    const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
    const questions = () =>
      hand.read<{ records: { id: string; answer: string | null }[] }>('manager', `${QUESTIONS}/list`, {
        purchaseInfoId: id,
      });
    const question = hand.record('question', async () => {
      const [found] = (await questions())?.records ?? [];
      return found ? (found.answer ?? 'asked') : ABSENT;
    });
    const asked = { purchaseInfoId: id, question: '交货地点是否可以变更？' };
    await question.step('ask', () => supplier.post(`${QUESTIONS}/add`, asked), 'asked');
    const [{ id: questionId } = { id: '' }] = (await questions())?.records ?? [];
    const answer = { id: questionId, answer: '以合同为准' };
    await question.step('answer', () => manager.post(`${QUESTIONS}/answer`, answer), '以合同为准');

    const bid = hand.record('bid', () => bidState(hand, id));
    for (const [path, price, to] of [
      ['save', 10, '0 10'],
      ['submit', 20, '1 20 sealed'],
      ['submit', 30, '1 30 sealed'],
      ['submit', 40, '1 40 sealed'],
    ] as const) {
      const input = bidOf(id, detailList, price);
      await bid.step(path, () => supplier.post(`${BIDS}/${path}`, input), to);
    }
  },
};

/** A project whose quotation ends, whose bids are opened, and which is awarded. */
export const openings: Writer = {
  name: 'opening',
  async run(hand) {
    const end = secondIn(SHORT);
    try {
      await openOnce(hand, end);
    } catch (error) {
      // Calls after the end of the quotation are refused.
      if (!(error instanceof Unexpected) || Date.now() < end) throw error;
    }
  },
};

async function openOnce(hand: Hand, end: number): Promise<void> {
  const { id, detailList } = await publish(hand, end);
  const [manager, supplier] = [await hand.as('manager'), await hand.as('supplier')];
  const bid = hand.record('short bid', () => bidState(hand, id));
  await bid.step('submit', () => supplier.post(`${BIDS}/submit`, bidOf(id, detailList, 50)), '1 50 sealed');
  const project = hand.record('opening', () => openingState(hand, id));
  // The clock of the database ends it.
  project.expect('5 1 sealed', '4 1 sealed');
  for (; (await openingState(hand, id)) === '4 1 sealed'; await wait(500)) hand.expectNotOver();
  project.expect('5 1 sealed');
  bid.forget();
  await project.step('open', () => manager.post(`${PROJECTS}/open`, { id, reason: '独家供货' }), '7 3 50');
  const read = await hand.read<Bidding>('manager', `${BIDS}/getBiddingSupplier`, { purchaseInfoId: id });
  const winners = [{ bidId: read!.supplierDetail[0]!.id }];
  await project.step('award', () => manager.post(`${PROJECTS}/award`, { id, winners }), '8 6 50 won');
}

/** Offers in an auction of the demo data, until prices are so low that no lower one is accepted. */
export const offers: Writer = {
  name: 'offer',
  async run(hand) {
    try {
      await offerDown(hand);
    } catch (error) {
      if (!(error instanceof Unexpected) || !error.message.includes('最小降幅')) throw error;
      await wait(NO_AUCTION);
    }
  },
};

async function offerDown(hand: Hand): Promise<void> {
  const id = await runningAuction(hand);
  if (id === undefined) {
    await wait(NO_AUCTION);
    return;
  }
  const supplier = await hand.as('supplier');
  const room = () => hand.read<AuctionRoom>('supplier', `${AUCTIONS}/room`, { purchaseInfoId: id });
  const state = async () => {
    const prices = new Set((await room())!.lines.map(({ myPrice }) => myPrice));
    const history = await hand.read<AuctionHistoryEntry[]>('supplier', `${AUCTIONS}/history`, {
      purchaseInfoId: id,
    });
    const own = history!.findLast(({ mine }) => mine)?.price ?? null;
    return `${[...prices].join()} ${own === (await room())!.myPrice ? '' : 'history differs'}`;
  };
  const record = hand.record('offer', state);
  record.expect(await state());
  for (let number = 0; number < 5; number += 1) {
    const { lines } = (await room())!;
    const price = round(Math.min(...lines.map(({ myPrice }) => myPrice ?? 100)) * 0.99);
    const offer = {
      purchaseInfoId: id,
      details: lines.map(({ detailId }) => ({ detailId, price })),
      clientNo: `${hand.tag}-${number}`,
    };
    try {
      await record.step('offer', () => supplier.post(`${AUCTIONS}/offer`, offer), `${price} `);
    } catch (error) {
      if (error instanceof Unexpected) record.forget();
      throw error;
    }
  }
  // The next run makes other offers in the same room.
  record.forget();
}

type Bidding = ResultOf<typeof listBidsOfProject>;

const round = (price: number) => Math.round(price * 1e4) / 1e4;

/**
 * A project of the manager that the approver has published, for the supplier of the demo account.
 *
 * @param end of its quotation
 * @param more further members of the project
 */
export async function publish(hand: Hand, end: number, more: object = {}): Promise<PurchaseInfo> {
  const proName = `演练询价${hand.tag}`;
  const [manager, approver] = [await hand.as('manager'), await hand.as('approver')];
  const read = () => readProject(hand, proName);
  const record: HandRecord = hand.record('project', async () => projectState(await read()));
  const input = {
    proName,
    buyType: '1',
    contractType: '1',
    demandOrgName: '锐衡泵业有限公司',
    contactName: '王工',
    contactPhone: '13800000001',
    payType: '1',
    priceType: '1',
    proStartTime: '2026-01-01 09:00:00',
    proEndTime: textOf(end),
    detailList: Array.from({ length: LINES }, (_, at) => ({
      id: `row_${at}`,
      materialName: `机械密封 ${at + 1}`,
      unit: '套',
      actualCounts: 2,
      estimatedPrice: 50,
    })),
    supplierList: [{ supplierId: seedId('supplier', 1) }],
    ...more,
  };
  await record.step('add', () => manager.post(`${PROJECTS}/add`, input), '0');
  const { id } = (await read())!;
  await record.step('submit', () => manager.post(`${PROJECTS}/submit`, { id }), '1');
  await record.step('approve', () => approver.post(`${PROJECTS}/approve`, { id }), 'published');
  return (await read())!;
}

async function readProject(hand: Hand, proName: string): Promise<PurchaseInfo | undefined> {
  const found = await hand.read<{ records: { id: string }[] }>('manager', `${PROJECTS}/list`, { proName });
  const row = found?.records[0];
  return row && hand.read<PurchaseInfo>('manager', `${PROJECTS}/queryById`, { id: row.id });
}

function projectState(project: PurchaseInfo | undefined): string {
  if (!project) return ABSENT;
  const parts = `${project.detailList.length} ${project.supplierList.length}`;
  if (parts !== `${LINES} 1`) return `${project.status} with ${parts}`;
  return Number(project.status) >= 4 ? 'published' : project.status;
}

export const bidOf = (purchaseInfoId: string, lines: PurchaseInfo['detailList'], price: number) => ({
  purchaseInfoId,
  linkman: '陈晓燕',
  mobile: '13800138000',
  supplierPriceDetailVOS: lines.map((line) => ({ detailId: line.id, price })),
});

/** State and price of all lines, and whether the seal fits the content. */
export async function bidState(hand: Hand, purchaseInfoId: string): Promise<string> {
  const draft = await hand.read<BidDraft>('supplier', `${BIDS}/draft`, { purchaseInfoId });
  const lines = draft?.supplierPriceDetailVOS ?? [];
  const prices = new Set(lines.map((line) => line.price ?? 0));
  if (!draft || (prices.size === 1 && prices.has(0))) return ABSENT;
  const sealed = draft.status === '0' ? '' : draft.versions[0]?.digest === draft.digest ? ' sealed' : ' broken seal';
  return `${draft.status} ${[...prices].join()}${sealed}`;
}

/** States of the project and its bid, and the price once it is opened. */
async function openingState(hand: Hand, purchaseInfoId: string): Promise<string> {
  const read = await hand.read<Bidding>('manager', `${BIDS}/getBiddingSupplier`, { purchaseInfoId });
  const [bid] = read?.supplierDetail ?? [];
  const prices = bid?.supplierPriceDetailVOS?.map(({ price }) => price) ?? [];
  const awarded = new Set(bid?.supplierPriceDetailVOS?.map(({ actualPrice }) => actualPrice));
  const won = bid?.isWinner === '1' && awarded.has(50) && awarded.size === 1 ? ' won' : '';
  return `${read?.purchaseInfo.status} ${bid?.status} ${[...new Set(prices)].join() || 'sealed'}${won}`;
}

async function runningAuction(hand: Hand): Promise<string | undefined> {
  const found = await hand.read<{ records: { id: string }[] }>('supplier', `${AUCTIONS}/list`, {
    status: '4',
    pageSize: 100,
  });
  for (const { id } of found?.records ?? []) {
    const room = await hand.read<AuctionRoom>('supplier', `${AUCTIONS}/room`, { purchaseInfoId: id });
    if (room?.mayOffer) return id;
  }
  return undefined;
}

/** A time in some milliseconds, without a fraction of a second, which the API cuts off. */
export const secondIn = (milliseconds: number): number => Math.floor((Date.now() + milliseconds) / 1000) * 1000;

/** A time as the API writes it, in China. */
const textOf = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
