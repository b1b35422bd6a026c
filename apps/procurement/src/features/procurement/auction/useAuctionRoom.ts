import { useBiddingMessages, useClient } from '@gezi/client';
import { isOpenForSuppliers, listAuctionOffers, viewAuctionRoom, type AuctionRoom } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { repeatable } from './core/repeatable';

/** Milliseconds between two reloads of an open auction, for messages that the socket loses. */
const RELOAD_EVERY = 15_000;

/** The room of an auction and its offers, reloaded with every offer. @param id empty: none */
export function useAuctionRoom(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const input = { purchaseInfoId: id };
  const every = (room: AuctionRoom | undefined) => (room && isOpenForSuppliers(room.status) ? RELOAD_EVERY : false);
  const room = useQuery({
    queryKey: [viewAuctionRoom.path, id],
    queryFn: ({ signal }) => client.call(viewAuctionRoom, input, { signal, silent: true }),
    enabled: id !== '',
    refetchInterval: ({ state }) => every(state.data),
  });
  const history = useQuery({
    queryKey: [listAuctionOffers.path, id],
    queryFn: ({ signal }) => client.call(listAuctionOffers, input, { signal, silent: true }),
    enabled: id !== '',
    refetchInterval: () => every(room.data),
  });

  const reload = useMemo(
    () =>
      repeatable(() =>
        Promise.all(
          [viewAuctionRoom, listAuctionOffers].map(({ path }) => queries.refetchQueries({ queryKey: [path, id] })),
        ),
      ),
    [queries, id],
  );
  const { status } = useBiddingMessages((projectId) => {
    if (projectId === id) reload();
  });

  // Messages sent while the socket was down are lost.
  const isBehind = useRef(false);
  useEffect(() => {
    if (status === 'waiting' || status === 'stopped') isBehind.current = true;
    if (status !== 'open' || !isBehind.current) return;
    isBehind.current = false;
    reload();
  }, [status, reload]);

  return {
    room,
    history,
    reload,
    /** Takes the room from the answer to an offer. */
    take: (changed: AuctionRoom) => {
      queries.setQueryData([viewAuctionRoom.path, id], changed);
      reload();
    },
    isConnectionLost: status === 'waiting' || status === 'stopped',
  };
}
