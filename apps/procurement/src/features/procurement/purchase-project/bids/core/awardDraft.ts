import {
  bidStatus,
  bidTotal,
  hasQuantities,
  mayAwardSeveral,
  maySplitAward,
  readAward,
  type AwardFaultCode,
  type BidComparison,
  type BidToAward,
  type ProjectAward,
  type PurchaseInfo,
} from '@gezi/domain';
import { isQuantity, numberOf, type Amount } from '../../../../../documents/core/lineRows';
import { offerOf } from './comparisonRows';

/** Input of a purchaser for a line of a winner. */
export interface AwardEntry {
  count: Amount;
  /** Yuan per unit. */
  price: Amount;
}

/** The award on the page: entries by bid and line. A bid that is no key is no winner. */
export type AwardDraft = Readonly<Record<string, Readonly<Record<string, AwardEntry>>>>;

type Lines = BidComparison['lines'];

/** Bids that may win, best rank first. */
export const eligibleBids = ({ totals }: Pick<BidComparison, 'totals'>) =>
  totals.filter(({ status, total }) => status !== bidStatus.invalid && total !== null);

/** The draft without bids that became invalid while it was entered. */
export function eligibleAward(draft: AwardDraft, comparison: Pick<BidComparison, 'totals'>): AwardDraft {
  const ids = eligibleBids(comparison).map(({ bidId }) => bidId);
  return Object.fromEntries(Object.entries(draft).filter(([id]) => ids.includes(id)));
}

/** Adds a winner with what it offers: all of it, or what others leave of a line. */
export function withWinner(project: PurchaseInfo, lines: Lines, draft: AwardDraft, bidId: string): AwardDraft {
  const entries = lines.flatMap((line): [string, AwardEntry][] => {
    const offer = offerOf(line, bidId);
    if (!offer || offer.price === null) return [];
    const left = Math.max(0, line.needCount - awardedCount(draft, line.detailId));
    const count = maySplitAward(project) ? Math.min(offer.count ?? 0, left) : offer.count;
    return [[line.detailId, { count, price: offer.price }]];
  });
  const others = mayAwardSeveral(project) ? draft : {};
  return { ...others, [bidId]: Object.fromEntries(entries) };
}

export const withoutWinner = (draft: AwardDraft, bidId: string): AwardDraft =>
  Object.fromEntries(Object.entries(draft).filter(([id]) => id !== bidId));

export const withEntry = (
  draft: AwardDraft,
  bidId: string,
  detailId: string,
  part: Partial<AwardEntry>,
): AwardDraft => {
  const entries = draft[bidId] ?? {};
  return { ...draft, [bidId]: { ...entries, [detailId]: { ...entries[detailId]!, ...part } } };
};

/** Σ awarded quantity of a line; invalid quantities count as 0. */
export const awardedCount = (draft: AwardDraft, detailId: string): number =>
  Number(bidTotal(Object.values(draft).map((entries) => ({ count: numberOf(entries[detailId]?.count), price: 1 }))));

/** Σ quantity × price of a winner in yuan. */
export const winnerTotal = (entries: AwardDraft[string]): string =>
  bidTotal(Object.values(entries).map(({ count, price }) => ({ count: numberOf(count), price: numberOf(price) })));

/** The winners as they are sent. */
export const winnersFrom = (project: PurchaseInfo, draft: AwardDraft): ProjectAward['winners'] =>
  Object.entries(draft).map(([bidId, entries]) => ({
    bidId,
    details: Object.entries(entries)
      .filter(([, { count }]) => !maySplitAward(project) || numberOf(count) > 0)
      .map(([detailId, { count, price }]) => ({
        detailId,
        actualPrice: price,
        ...(hasQuantities(project) && { actualCount: count }),
      })),
  }));

/** An input of a winner's line. */
export interface EntryInput {
  bidId: string;
  detailId: string;
  input: keyof AwardEntry;
}

export interface AwardDraftFault {
  code: AwardFaultCode | 'several-missing';
  /** The input at fault, if it is one. */
  at?: EntryInput;
}

/** The first fault of the award, by the rules of the method. */
export function awardFault(
  project: PurchaseInfo,
  lines: Lines,
  draft: AwardDraft,
  awardRemark: string,
): AwardDraftFault | undefined {
  const invalid = findInvalid(draft);
  if (invalid) return { code: 'too-precise', at: invalid };
  if (Object.keys(draft).length === 0) return { code: mayAwardSeveral(project) ? 'several-missing' : 'one-winner' };
  const bids = Object.keys(draft).map((id): BidToAward => ({ id, lines: lines.flatMap(offeredLine(id)) }));
  const winners = winnersFrom(project, draft);
  const outcome = readAward(project, bids, { winners, awardRemark });
  if (outcome.ok) return undefined;
  const { code, field } = outcome.reason;
  const at = inputOf(winners, field);
  return { code, ...(at && { at }) };
}

function findInvalid(draft: AwardDraft): EntryInput | undefined {
  for (const [bidId, entries] of Object.entries(draft)) {
    for (const [detailId, entry] of Object.entries(entries)) {
      const input = (['count', 'price'] as const).find((one) => !isQuantity(entry[one]));
      if (input) return { bidId, detailId, input };
    }
  }
  return undefined;
}

/** The input of a refused member, e.g. `winners/0/details/1/actualPrice`. */
function inputOf(winners: ProjectAward['winners'], field = ''): EntryInput | undefined {
  const [, nth, line, member] = /^winners\/(\d+)\/details\/(\d+)\/actual(Count|Price)$/.exec(field) ?? [];
  const winner = winners[Number(nth)];
  const detail = winner?.details?.[Number(line)];
  return (
    winner &&
    detail && { bidId: winner.bidId, detailId: detail.detailId, input: member === 'Count' ? 'count' : 'price' }
  );
}

const offeredLine =
  (bidId: string) =>
  (line: Lines[number]): BidToAward['lines'][number][] => {
    const offer = offerOf(line, bidId);
    if (!offer) return [];
    return [{ detailId: line.detailId, count: textOf(offer.count), price: textOf(offer.price) }];
  };

const textOf = (amount: number | null): string | null => (amount === null ? null : String(amount));
