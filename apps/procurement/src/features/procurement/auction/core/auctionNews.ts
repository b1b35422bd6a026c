import type { AuctionHistoryEntry, AuctionNews, AuctionRoom } from '@gezi/domain';

/** The room after news; unchanged by news that are older than it. */
export function withNews(room: AuctionRoom, { recent: _offers, ...progress }: AuctionNews): AuctionRoom {
  return progress.offerCount < room.offerCount ? room : { ...room, ...progress };
}

/** The later of two states of a room. A load that began before an offer may end after its news. */
export function laterRoom(known: AuctionRoom | undefined, loaded: AuctionRoom): AuctionRoom {
  if (!known || known.offerCount <= loaded.offerCount) return loaded;
  const { bestPrice, myPrice, myRank, participantCount, extendCount, offerCount, endTime } = known;
  return { ...loaded, bestPrice, myPrice, myRank, participantCount, extendCount, offerCount, endTime };
}

/** The history with the offers of news appended; undefined if offers between the two are missing. */
export function withRecent(
  history: readonly AuctionHistoryEntry[],
  { recent, offerCount }: AuctionNews,
): readonly AuctionHistoryEntry[] | undefined {
  if (offerCount <= history.length) return history;
  const missing = offerCount - history.length;
  return missing <= recent.length ? [...history, ...recent.slice(-missing)] : undefined;
}
