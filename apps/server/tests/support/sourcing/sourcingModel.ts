import {
  bidLifecycle,
  bidStatus,
  buyType,
  closingAction,
  extendedEnd,
  findMissingInBid,
  isPurchaser,
  projectLifecycle,
  projectStatus,
  readAward,
  readOffer,
  readQuoteLines,
  SYSTEM_ROLE,
  type Actor,
  type AwardedLine,
  type BidAction,
  type DraftQuoteLine,
  type ProjectAction,
  type ProjectInLifecycle,
  type ProjectToAward,
} from '@gezi/domain';
import { isSealed } from '../../../src/features/procurement/shared/bids/bidReader';

type Project = ProjectInLifecycle & ProjectToAward & { round: number; minSupplierCount: number; minStep: string };

export interface ModelBid {
  id: string;
  supplier: number;
  round: number;
  status: string;
  lines: readonly DraftQuoteLine[];
}

/** An accepted offer; `key` is the client's, by which a repeated offer is found. */
export interface ModelOffer {
  supplier: number;
  seq: number;
  price: string;
  key: string;
}

/** Times of an auction in milliseconds, and its offers in their order. */
export interface Auction {
  now: number;
  end: number;
  extensions: number;
  offers: readonly ModelOffer[];
}

/** A project with its bids. */
export interface Sourcing {
  project: Project;
  isPastEnd: boolean;
  /** Round that each supplier is invited to, by its position. */
  invitedTo: readonly number[];
  bids: readonly ModelBid[];
  /** Awarded lines by id of the bid; empty unless the project is awarded. */
  awarded: ReadonlyMap<string, readonly AwardedLine[]>;
  auction: Auction;
}

/** Who acts: someone of the buyer by name, or a supplier by its position. */
export type ActorName = 'purchaser' | 'colleague' | 'manager' | 'declarer' | number;

/** One step that somebody tries. */
export interface Move {
  action: (typeof ACTIONS)[number];
  actor: ActorName;
  /** Position of the supplier whose bid is concerned. */
  supplier: number;
  /** Positions of the suppliers that win or are asked again. */
  chosen: readonly number[];
  price: number;
  count: number;
  /** True to send the supplier's last offer again, with other prices. */
  isRepeated: boolean;
  /** Words of the user, empty or not. */
  words: string;
}

export const BID_ACTIONS = ['save', 'submit', 'withdraw'] as const;
export const EVALUATIONS = ['shortlist', 'unlist', 'invalidate'] as const;
/** `wait`: some minutes go by; `pass`: the end comes. */
export const CLOCK_ACTIONS = ['wait', 'pass', 'close', 'start'] as const;
const PROJECT_ACTIONS = [
  'publish',
  'extend',
  'open',
  'newRound',
  'finishScore',
  'award',
  'reAward',
  'fail',
  'cancel',
] as const;
export const ACTIONS = [...BID_ACTIONS, 'offer', ...EVALUATIONS, ...CLOCK_ACTIONS, ...PROJECT_ACTIONS] as const;

const MINUTE = 60_000;
/** Minutes that `wait` waits; never does an end come near with 5 minutes left, so that a server decides alike. */
const WAIT = 6.5 * MINUTE;

const SYSTEM: Actor = { userId: '', roles: [SYSTEM_ROLE] };
const PEOPLE: Record<Exclude<ActorName, number>, Actor> = {
  purchaser: { userId: 'purchaser', roles: ['purchaser'] },
  colleague: { userId: 'colleague', roles: ['purchaser'] },
  manager: { userId: 'manager', roles: ['manager'] },
  declarer: { userId: 'declarer', roles: ['declarer'] },
};
const actorOf = (name: ActorName): Actor =>
  typeof name === 'number' ? { userId: `user-${name}`, roles: ['supplier'], supplierId: String(name) } : PEOPLE[name];

/** A project of two lines, 10 and 4 pieces, of the purchaser, with three invited suppliers. */
export function newSourcing(method: string, status: string): Sourcing {
  const line = { unit: '套', estimatedPrice: 20 };
  const text = 'x';
  const project = {
    status,
    applyUserId: 'purchaser',
    departId: null,
    isApprovalOff: true,
    buyType: method,
    contractType: '1',
    longSource: 0,
    bidPart: method === buyType.compete ? '1' : '0',
    round: 1,
    minSupplierCount: 2,
    proName: text,
    orgCode: text,
    demandOrgName: text,
    contactName: text,
    contactPhone: text,
    payType: text,
    priceType: text,
    biddingDuration: method === buyType.auction ? 24 : null,
    minStep: '14',
    proStartTime: '2026-01-01 08:00:00',
    proEndTime: '2026-01-02 08:00:00',
    detailList: [
      { ...line, id: 'line-0', actualCounts: 10 },
      { ...line, id: 'line-1', actualCounts: 4 },
    ],
    supplierList: [{}, {}, {}],
    expertItemList: [{ markValue: 100 }],
    expertSiftRule: { techNum: 1, busiNum: 0 },
  } as Project;
  const auction = { now: 0, end: 30 * MINUTE, extensions: 0, offers: [] };
  return { project, isPastEnd: false, invitedTo: [1, 1, 1], bids: [], awarded: new Map(), auction };
}

/** The bid of a supplier in the current round. */
export const bidOf = ({ bids, project }: Sourcing, supplier: number): ModelBid | undefined =>
  bids.find((bid) => bid.supplier === supplier && bid.round === project.round);

/** Lines of a bid as a move offers them. */
export const offeredLines = ({ project }: Sourcing, { price, count }: Move) =>
  project.detailList.map(({ id }, at) => ({
    detailId: id,
    price,
    ...(project.bidPart === '1' && { count: at ? 4 : count }),
  }));

/** Winners as a move names them; shares of the first line only where quantities are split. */
export const winnersOf = (state: Sourcing, { chosen, count }: Move) =>
  chosen.map((supplier) => ({
    bidId: bidOf(state, supplier)?.id ?? 'none',
    ...(state.project.bidPart === '1' && { details: [{ detailId: 'line-0', actualCount: count }] }),
  }));

/**
 * The state after a move, by the rules of the domain.
 *
 * @returns undefined if the move is refused
 */
export function next(state: Sourcing, move: Move): Sourcing | undefined {
  const { action } = move;
  switch (action) {
    case 'pass':
      return at(state, state.auction.end);
    case 'wait':
      return isAuction(state) ? at(state, state.auction.now + WAIT) : undefined;
    case 'offer':
      return offer(state, move);
    case 'close':
      return close(state);
    case 'save':
    case 'submit':
    case 'withdraw':
      return ownBid(state, action, move);
    case 'shortlist':
    case 'unlist':
    case 'invalidate':
      return evaluate(state, action, move);
    case 'start':
      return act(state, action, SYSTEM);
    default:
      return act(state, action, actorOf(move.actor), move);
  }
}

/** True for a bid whose prices its own supplier alone may read. */
export const isHidden = (bid: ModelBid): boolean => isSealed(bid);

const isAuction = ({ project }: Sourcing): boolean => project.buyType === buyType.auction;

const at = (state: Sourcing, now: number): Sourcing => ({
  ...state,
  auction: { ...state.auction, now },
  isPastEnd: now >= state.auction.end,
});

/** The client's key of an offer: that of the supplier's last one, or a new one. */
export function keyOf({ auction: { offers } }: Sourcing, supplier: number, { isRepeated }: Move): string {
  const last = offers.findLast((one) => one.supplier === supplier);
  return isRepeated && last ? last.key : `offer-${offers.length + 1}`;
}

function offer(state: Sourcing, move: Move): Sourcing | undefined {
  const { project, auction } = state;
  const { actor: supplier } = move;
  if (typeof supplier !== 'number' || !isAuction(state)) return undefined;
  const own = auction.offers.filter((one) => one.supplier === supplier);
  const key = keyOf(state, supplier, move);
  if (own.some((one) => one.key === key)) return state;
  if (project.status !== projectStatus.quoting || state.isPastEnd) return undefined;
  const offered = offeredLines(state, move);
  const read = readOffer(project, offered, own.at(-1)?.price ?? null);
  const lines = readQuoteLines({ ...project, divergeList: [] }, offered);
  if (!read.ok || !lines.ok) return undefined;
  const { round } = project;
  const bid = { id: `${supplier}-${round}`, supplier, round, status: bidStatus.submitted, lines: lines.value };
  const end = extendedEnd(auction.end, auction.now, auction.extensions);
  return {
    ...withBid(state, bid),
    auction: {
      ...auction,
      ...(end !== undefined && { end, extensions: auction.extensions + 1 }),
      offers: [...auction.offers, { supplier, seq: auction.offers.length + 1, price: read.value.total, key }],
    },
  };
}

const inProject = ({ project }: Sourcing, bid: ModelBid) => ({ ...bid, supplierId: String(bid.supplier), project });

function withBid(state: Sourcing, changed: ModelBid): Sourcing {
  return { ...state, bids: [...state.bids.filter(({ id }) => id !== changed.id), changed] };
}

function stepped(state: Sourcing, bid: ModelBid, action: BidAction, actor = SYSTEM, reason = ''): ModelBid | undefined {
  const step = bidLifecycle.step(action, inProject(state, bid), actor, { reason });
  return step.ok ? { ...bid, status: step.value.to } : undefined;
}

function ownBid(state: Sourcing, action: (typeof BID_ACTIONS)[number], move: Move): Sourcing | undefined {
  const { actor: supplier } = move;
  const { project, isPastEnd, invitedTo } = state;
  if (typeof supplier !== 'number') return undefined;
  if (action !== 'save' && isPastEnd) return undefined;
  const stored = bidOf(state, supplier);
  if (action === 'withdraw') {
    const withdrawn = stored && stepped(state, stored, action, actorOf(supplier));
    return withdrawn && withBid(state, withdrawn);
  }
  if (invitedTo[supplier] !== project.round) return undefined;
  const { round } = project;
  const bid = stored ?? { id: `${supplier}-${round}`, supplier, round, status: bidStatus.draft, lines: [] };
  const changed = stepped(state, bid, action, actorOf(supplier));
  const toBid = { ...project, divergeList: [] };
  const lines = readQuoteLines(toBid, offeredLines(state, move));
  if (!changed || !lines.ok) return undefined;
  const content = { lines: lines.value, diverges: [], linkman: 'x', mobile: 'x' };
  if (action === 'submit' && findMissingInBid(toBid, content)) return undefined;
  return withBid(state, { ...changed, lines: lines.value });
}

function evaluate(state: Sourcing, action: (typeof EVALUATIONS)[number], move: Move): Sourcing | undefined {
  const bid = bidOf(state, move.supplier);
  const actor = actorOf(move.actor);
  if (!bid || bid.status === bidStatus.draft || !isPurchaser(actor)) return undefined;
  const isListed = bid.status === bidStatus.shortlisted;
  // Bids that are on the list already, or not, stay.
  if (action !== 'invalidate' && isListed === (action === 'shortlist')) return state;
  const changed = stepped(state, bid, action, actor, move.words);
  return changed && withBid(state, changed);
}

const currentBids = ({ bids, project }: Sourcing): ModelBid[] => bids.filter(({ round }) => round === project.round);

function close(state: Sourcing): Sourcing | undefined {
  if (state.project.status !== projectStatus.quoting || !state.isPastEnd) return undefined;
  const count = currentBids(state).filter(({ status }) => status === bidStatus.submitted).length;
  return act(state, closingAction({ ...state.project, postponeDays: null, postponed: '0' }, count), SYSTEM);
}

function act(state: Sourcing, action: ProjectAction, actor: Actor, move?: Move): Sourcing | undefined {
  const words = move?.words ?? '';
  const step = projectLifecycle.step(action, state.project, actor, { reason: words });
  if (!step.ok) return undefined;
  const moved = { ...state, project: { ...state.project, status: step.value.to } };
  switch (action) {
    case 'extend':
      return { ...moved, isPastEnd: false, auction: { ...state.auction, end: state.auction.now + 60 * MINUTE } };
    case 'open':
      return open(moved, words);
    case 'newRound':
      return startRound(state, moved, move!);
    case 'award':
      return award(state, moved, move!);
    case 'reAward':
      return { ...moved, awarded: new Map(), bids: changedBids(state, 'reinstate') };
    default:
      return moved;
  }
}

/** The bids of the current round after an action; those that do not allow it stay. */
const changedBids = (state: Sourcing, action: BidAction): ModelBid[] =>
  state.bids.map((bid) => (bid.round === state.project.round && stepped(state, bid, action)) || bid);

function open(state: Sourcing, words: string): Sourcing | undefined {
  const submitted = currentBids(state).filter(({ status }) => status === bidStatus.submitted);
  if (submitted.length < state.project.minSupplierCount && !words.trim()) return undefined;
  return { ...state, bids: state.bids.map((bid) => stepped(state, bid, 'open') ?? bid) };
}

function startRound(state: Sourcing, moved: Sourcing, { chosen }: Move): Sourcing | undefined {
  const mayGoOn: readonly string[] = [bidStatus.submitted, bidStatus.valid, bidStatus.shortlisted];
  if (chosen.length === 0 || !chosen.every((supplier) => mayGoOn.includes(bidOf(state, supplier)?.status ?? ''))) {
    return undefined;
  }
  const round = state.project.round + 1;
  const invitedTo = state.invitedTo.map((former, at) => (chosen.includes(at) ? round : former));
  return { ...moved, isPastEnd: false, invitedTo, project: { ...moved.project, round } };
}

function award(state: Sourcing, moved: Sourcing, move: Move): Sourcing | undefined {
  const bids = currentBids(state).filter(
    ({ status }) => status === bidStatus.valid || status === bidStatus.shortlisted,
  );
  const winners = winnersOf(state, move);
  // The schema of the call asks for a winner.
  if (winners.length === 0) return undefined;
  const read = readAward(state.project, bids, { winners, awardRemark: move.words });
  if (!read.ok) return undefined;
  const decided = bids.map((bid) => stepped(state, bid, read.value.has(bid.id) ? 'win' : 'lose')!);
  return decided.reduce(withBid, { ...moved, awarded: read.value });
}
