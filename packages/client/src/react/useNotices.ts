import { useEffect, useMemo } from 'react';
import { createNotices, type NoticeMessage } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

/**
 * Hears of new notices, and of changed rights, while the component is mounted and somebody is signed in.
 *
 * @param options.enabled default true
 */
export function useNotices(
  onNotice: (message: NoticeMessage) => void,
  { enabled = true }: { enabled?: boolean } = {},
): ChannelHealth {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createNotices({ ...sockets, client }), [sockets, client]);
  const latest = useLatest(onNotice);
  useEffect(() => channel.onNotice((message) => latest.current(message)), [channel, latest]);
  return useRunningChannel(channel, enabled);
}
