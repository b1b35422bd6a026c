import { useEffect, useMemo } from 'react';
import { createNoticeChannel, type NoticeMessage } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

/**
 * Calls `onNotice` for new notices while the component is mounted and a user is signed in.
 *
 * @param options.enabled default true
 */
export function useNotices(
  onNotice: (message: NoticeMessage) => void,
  { enabled = true }: { enabled?: boolean } = {},
): ChannelHealth {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createNoticeChannel({ ...sockets, client }), [sockets, client]);
  const latest = useLatest(onNotice);
  useEffect(() => channel.onNotice((message) => latest.current(message)), [channel, latest]);
  return useRunningChannel(channel, enabled);
}
