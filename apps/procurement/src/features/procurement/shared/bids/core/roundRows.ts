interface RoundBid {
  supplierName: string;
  /** Yuan; null while it is sealed. */
  tenderPrice: number | null;
  rank: number | null;
}

/** A supplier with its bids by round. */
export interface RoundRow {
  id: string;
  supplierName: string;
  prices: Readonly<Record<number, RoundBid | undefined>>;
}

/** Suppliers with their bids; those of the latest round come first, by rank. */
export function roundRows(rounds: readonly { round: number; bids: readonly RoundBid[] }[]): RoundRow[] {
  const latestFirst = rounds.toReversed().flatMap(({ bids }) => bids.map(({ supplierName }) => supplierName));
  return [...new Set(latestFirst)].map((supplierName) => ({
    id: supplierName,
    supplierName,
    prices: Object.fromEntries(
      rounds.map(({ round, bids }) => [round, bids.find((bid) => bid.supplierName === supplierName)]),
    ),
  }));
}
