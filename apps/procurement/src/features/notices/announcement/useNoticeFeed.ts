import { useClient, useNotices } from '@gezi/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noticesQuery, refreshNotices } from './queries';

/** Milliseconds between two looks (P§9). */
const POLL_EVERY = 6_000;

/**
 * The caller's unread notices, kept up to date: looked at every 6 s until a look fails, and whenever the socket tells of
 * something new. A look that succeeds after that, because the socket told of something or somebody asked, takes the
 * looking up again.
 *
 * @param onRightsChanged the socket told that what the caller may do has changed
 */
export function useNoticeFeed(onRightsChanged?: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...noticesQuery(client), refetchInterval: untilItFails });
  const { status, stopReason } = useNotices(({ cmd }) => {
    if (cmd === 'rights') onRightsChanged?.();
    else void refreshNotices(queries);
  });

  // What came while there was no connection was told to nobody here, and what failed may go well by now.
  const isBehind = useRef(false);
  useEffect(() => {
    if (isError) isBehind.current = true;
  }, [isError]);
  useEffect(() => {
    if (status === 'waiting' || status === 'stopped') isBehind.current = true;
    if (status !== 'open' || !isBehind.current) return;
    isBehind.current = false;
    void refreshNotices(queries);
  }, [status, queries]);

  return {
    /** The latest ones that came; undefined until the first. */
    list: data,
    /** The last look failed. */
    isError,
    lookAgain: () => void refetch(),
    isConnected: status === 'open',
    /** The socket is not tried any more. */
    hasGivenUp: stopReason === 'too-many-errors',
  };
}

const untilItFails = ({ state }: { state: { status: string } }) => (state.status === 'error' ? false : POLL_EVERY);
