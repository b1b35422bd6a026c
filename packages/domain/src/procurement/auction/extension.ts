const MINUTE = 60_000;

/** An offer within this time before the end extends the auction by the same time, milliseconds (contract, part 3 §5.4). */
export const AUCTION_EXTENSION = 5 * MINUTE;
/** Maximum extensions of one auction. */
export const MAX_AUCTION_EXTENSIONS = 10;

/**
 * The end of an auction after an offer; undefined if the offer does not extend it.
 *
 * @param end epoch milliseconds
 * @param now time of the offer, before the end
 * @param count extensions so far
 */
export const extendedEnd = (end: number, now: number, count: number): number | undefined =>
  end - now <= AUCTION_EXTENSION && count < MAX_AUCTION_EXTENSIONS ? end + AUCTION_EXTENSION : undefined;
