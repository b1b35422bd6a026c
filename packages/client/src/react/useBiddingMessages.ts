import { useEffect, useMemo } from 'react';
import { createNoticeChannel } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

/** Calls `onOffer` with the id of an auction for each of its offers while the component is mounted. */
export function useBiddingMessages(onOffer: (projectId: string) => void): ChannelHealth {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createNoticeChannel({ ...sockets, client }), [sockets, client]);
  const latest = useLatest(onOffer);
  useEffect(() => channel.onBidding((projectId) => latest.current(projectId)), [channel, latest]);
  return useRunningChannel(channel, true);
}
