import { useClient, useSheetMessages } from '@gezi/client';
import {
  AUCTION_PAGE,
  isOpenForSuppliers,
  listAuctionOffers,
  viewAuctionRoom,
  type AuctionHistoryEntry,
  type AuctionNews,
  type AuctionRoom,
} from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { laterRoom, withNews, withRecent } from './core/auctionNews';
import { repeatable } from './core/repeatable';

/** Milliseconds between two reloads of an open auction, for messages that the socket loses. */
const RELOAD_EVERY = 15_000;

/** The room of an auction and its offers, which move with the news of every offer. @param id empty: none */
export function useAuctionRoom(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const input = { purchaseInfoId: id };
  const every = (room: AuctionRoom | undefined) => (room && isOpenForSuppliers(room.status) ? RELOAD_EVERY : false);
  const room = useQuery({
    queryKey: roomKey(id),
    queryFn: async ({ signal }) => {
      const loaded = await client.call(viewAuctionRoom, input, { signal, silent: true });
      return laterRoom(queries.getQueryData(roomKey(id)), loaded);
    },
    enabled: id !== '',
    refetchInterval: ({ state }) => every(state.data),
  });
  const history = useQuery({
    queryKey: historyKey(id),
    queryFn: async ({ signal }) => {
      const loaded = await client.call(listAuctionOffers, input, { signal, silent: true });
      const known = queries.getQueryData<readonly AuctionHistoryEntry[]>(historyKey(id));
      return known && known.length > loaded.length ? known : loaded;
    },
    enabled: id !== '',
    refetchInterval: () => every(room.data),
  });

  const reload = useMemo(
    () =>
      repeatable(() =>
        Promise.all([roomKey(id), historyKey(id)].map((queryKey) => queries.refetchQueries({ queryKey }))),
      ),
    [queries, id],
  );
  const { status } = useSheetMessages(
    `${AUCTION_PAGE}:${id}`,
    ({ type, data }) => {
      if (type === AUCTION_PAGE) takeNews(data as AuctionNews);
    },
    { enabled: id !== '' },
  );

  // The server sends the news with every connection, but not what else has changed while the socket was down.
  const isBehind = useRef(false);
  useEffect(() => {
    if (status === 'waiting' || status === 'stopped') isBehind.current = true;
    if (status !== 'open' || !isBehind.current) return;
    isBehind.current = false;
    reload();
  }, [status, reload]);

  /** Reloads what the news do not tell: offers in between, and the prices of an own offer from elsewhere. */
  function takeNews(news: AuctionNews) {
    const known = queries.getQueryData<AuctionRoom>(roomKey(id));
    const offers = queries.getQueryData<readonly AuctionHistoryEntry[]>(historyKey(id));
    if (!known || !offers) return reload();
    const changed = withNews(known, news);
    queries.setQueryData(roomKey(id), changed);
    const extended = known.isParticipant || news.recent.length > 0 ? withRecent(offers, news) : offers;
    if (extended) queries.setQueryData(historyKey(id), extended);
    if (!extended || changed.myPrice !== known.myPrice) reload();
  }

  return {
    room,
    history,
    reload,
    /** Takes the room from the answer to an offer. */
    take: (changed: AuctionRoom) => {
      queries.setQueryData<AuctionRoom>(roomKey(id), (known) => laterRoom(known, changed));
      if (history.data?.length !== changed.offerCount) reload();
    },
    isConnectionLost: status === 'waiting' || status === 'stopped',
  };
}

const roomKey = (id: string) => [viewAuctionRoom.path, id];
const historyKey = (id: string) => [listAuctionOffers.path, id];
