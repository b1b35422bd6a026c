import { useClient, useNotices } from '@gezi/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noticesQuery, refreshNotices } from './queries';

/** Polling interval in milliseconds (P§9). */
const POLL_EVERY = 6_000;

/**
 * The caller's unread notices, kept up to date: polled every 6 s until a request fails, and refetched on every socket
 * message. A later successful request, triggered by the socket or the user, resumes polling.
 */
export function useNoticeFeed() {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...noticesQuery(client), refetchInterval: pollUntilFailure });
  const { status, stopReason } = useNotices(() => void refreshNotices(queries));

  // Messages sent while the socket was down are lost, and a failed request may succeed now.
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
    /** The latest list; undefined until loaded. */
    list: data,
    /** The last request failed. */
    isError,
    refetch: () => void refetch(),
    isConnected: status === 'open',
    /** The socket no longer reconnects. */
    hasGivenUp: stopReason === 'too-many-errors',
  };
}

const pollUntilFailure = ({ state }: { state: { status: string } }) => (state.status === 'error' ? false : POLL_EVERY);
