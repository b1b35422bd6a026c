import { useEffect, useMemo } from 'react';
import { createSheetChannel, type SheetChannel, type SheetMessage } from '../core/index';
import { useClientKit } from './clientContext';
import { useLatest } from './useLatest';
import { useRunningChannel, type ChannelHealth } from './useRunningChannel';

export interface SheetMessages extends ChannelHealth {
  send: SheetChannel['send'];
}

/**
 * Sends and receives the messages of a shared sheet (B§7) while the component is mounted and a user is signed in.
 *
 * @param pageId id of the shared page
 * @param onMessage called for each message; may change from render to render
 * @param options.enabled default true
 */
export function useSheetMessages(
  pageId: string,
  onMessage: (message: SheetMessage) => void,
  { enabled = true }: { enabled?: boolean } = {},
): SheetMessages {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createSheetChannel({ ...sockets, client, pageId }), [sockets, client, pageId]);
  const latest = useLatest(onMessage);
  useEffect(() => channel.onMessage((message) => latest.current(message)), [channel, latest]);
  const health = useRunningChannel(channel, enabled);
  return { ...health, send: channel.send };
}
