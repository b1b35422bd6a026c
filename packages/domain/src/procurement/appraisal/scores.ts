import Big from 'big.js';
import { done, refused, type Fault, type Outcome } from '../../kit';
import type { ScoreDimension } from '../bid/schema';
import { profession } from './status';

/** Decimals of points and totals. */
export const SCORE_DECIMALS = 2;
export const MAX_SCORE = 100;

type Weights = readonly Pick<ScoreDimension, 'itemId' | 'markValue'>[];

/** Points by id of the dimension. */
export type Points = Readonly<Record<string, number>>;

export type ScoreFaultCode = 'unknown-bid' | 'repeated-bid' | 'unknown-dimension' | 'too-precise';

/** Path of a member of a score in requests and refusals. */
export const scoreField = (index: number, member: string): string => `scores/${index}/${member}`;

const rounded = (value: Big): number => value.round(SCORE_DECIMALS, Big.roundHalfUp).toNumber();

/** True for 0 to 100 with at most 2 decimals. */
export const isScore = (points: number): boolean =>
  points >= 0 && points <= MAX_SCORE && Number(points.toFixed(SCORE_DECIMALS)) === points;

/** Refuses scores of other bids or dimensions, and points that are no scores. */
export function checkScores(
  dimensions: Weights,
  bidIds: readonly string[],
  scores: readonly { bidId: string; itemMap: Points }[],
): Outcome<null, Fault<ScoreFaultCode>> {
  const seen = new Set<string>();
  for (const [index, { bidId, itemMap }] of scores.entries()) {
    if (!bidIds.includes(bidId)) return refused({ code: 'unknown-bid', field: scoreField(index, 'bidId') });
    if (seen.has(bidId)) return refused({ code: 'repeated-bid', field: scoreField(index, 'bidId') });
    seen.add(bidId);
    for (const [itemId, points] of Object.entries(itemMap)) {
      const field = scoreField(index, `itemMap/${itemId}`);
      if (!dimensions.some((dimension) => dimension.itemId === itemId)) {
        return refused({ code: 'unknown-dimension', field });
      }
      if (!isScore(points)) return refused({ code: 'too-precise', field });
    }
  }
  return done(null);
}

/** Bids and dimensions without points, bid by bid. */
export const missingScores = (
  dimensions: Weights,
  bidIds: readonly string[],
  scores: readonly { bidId: string; itemMap: Points }[],
): { bidId: string; itemId: string }[] =>
  bidIds.flatMap((bidId) => {
    const points = scores.find((score) => score.bidId === bidId)?.itemMap;
    return dimensions.filter(({ itemId }) => points?.[itemId] === undefined).map(({ itemId }) => ({ bidId, itemId }));
  });

/** Σ points × weight ÷ 100, half-up to 2 decimals. Dimensions without points count as 0. */
export const weightedScore = (dimensions: Weights, points: Points): number =>
  rounded(
    dimensions
      .reduce((sum, { itemId, markValue }) => sum.plus(Big(points[itemId] ?? 0).times(markValue)), Big(0))
      .div(100),
  );

/** Mean of totals, half-up to 2 decimals; null without any. */
export const meanScore = (totals: readonly number[]): number | null =>
  totals.length === 0 ? null : rounded(totals.reduce((sum, total) => sum.plus(total), Big(0)).div(totals.length));

/** A total that an expert gave a bid. */
export interface ExpertTotal {
  bidId: string;
  /** Dictionary profession_type. */
  expertType: string;
  totalScore: number;
}

export interface BidResult {
  bidId: string;
  /** Means of the technical and of the commercial experts. */
  techScore: number | null;
  busiScore: number | null;
  /** Mean of all experts. */
  totalScore: number | null;
  /** From 1; bids with the same score and price share it. Null without a score. */
  rank: number | null;
}

interface PricedBid {
  id: string;
  tenderPrice: number | null;
}

/** Means of the bids, best first: the higher score, then the lower price. */
export function rankBids(bids: readonly PricedBid[], totals: readonly ExpertTotal[]): BidResult[] {
  const results = bids.map(({ id, tenderPrice }) => {
    const own = totals.filter(({ bidId }) => bidId === id);
    const meanOf = (type: string) =>
      meanScore(own.filter(({ expertType }) => expertType === type).map(({ totalScore }) => totalScore));
    return {
      bidId: id,
      price: tenderPrice ?? Infinity,
      techScore: meanOf(profession.technical),
      busiScore: meanOf(profession.commercial),
      totalScore: meanScore(own.map(({ totalScore }) => totalScore)),
    };
  });
  const isBetter = (a: (typeof results)[number], b: (typeof results)[number]) =>
    (a.totalScore ?? -1) === (b.totalScore ?? -1) ? a.price < b.price : (a.totalScore ?? -1) > (b.totalScore ?? -1);
  return results
    .map(({ price, ...result }) => ({
      ...result,
      rank: result.totalScore === null ? null : 1 + results.filter((one) => isBetter(one, { ...result, price })).length,
    }))
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0);
}
