import Big from 'big.js';

interface RankedBid {
  id: string;
  /** Yuan, exact decimal. */
  total: string | number;
  /** Time of the submission. */
  time: string;
}

/** Positions from 1 by id: the lowest total first, the earlier of two equal ones first. */
export const rankByPrice = (bids: readonly RankedBid[]): Map<string, number> =>
  new Map(
    bids
      .toSorted((one, other) => Big(one.total).cmp(other.total) || compareText(one.time, other.time))
      .map(({ id }, index) => [id, index + 1]),
  );

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
