import { useEffect, useMemo } from 'react';
import { createGridSync, type GridSync, type GridSyncMessage } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

export interface GridSyncHandle extends ChannelHealth {
  send: GridSync['send'];
}

/**
 * The grid sync channel of a page, open while the component is mounted and somebody is signed in.
 *
 * @param pageId names the page among those the user has open
 * @param options.enabled default true
 */
export function useGridSync(
  pageId: string,
  onMessage: (message: GridSyncMessage) => void,
  { enabled = true }: { enabled?: boolean } = {},
): GridSyncHandle {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createGridSync({ ...sockets, client, pageId }), [sockets, client, pageId]);
  const latest = useLatest(onMessage);
  useEffect(() => channel.onMessage((message) => latest.current(message)), [channel, latest]);
  const health = useRunningChannel(channel, enabled);
  return { ...health, send: channel.send };
}
