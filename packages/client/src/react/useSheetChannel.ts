import { useMemo } from 'react';
import { createSheetChannel, type SheetChannel } from '../core/index';
import { useClientKit } from './clientContext';
import { useRunningChannel } from './useRunningChannel';

/**
 * The socket channel of a shared sheet, connected while the component is mounted and a user is signed in. The object
 * stays the same for the same page. Pass it as `channel` to `createSheetSync` of `@gezi/editable-grid`.
 *
 * @param pageId id of the shared page
 * @param options.enabled default true
 */
export function useSheetChannel(pageId: string, { enabled = true }: { enabled?: boolean } = {}): SheetChannel {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createSheetChannel({ ...sockets, client, pageId }), [sockets, client, pageId]);
  useRunningChannel(channel, enabled);
  return channel;
}
