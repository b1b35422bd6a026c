import { useMemo } from 'react';
import { createGridSync, type GridSync } from '../core/index';
import { useClientKit } from './clientContext';
import { useRunningChannel } from './useRunningChannel';

/**
 * The grid sync channel of a page, connected while the component is mounted and somebody is signed in; the same object
 * as long as the page is the same. `createSheetSync` of `@gezi/editable-grid` takes it as its `channel`.
 *
 * @param pageId names the page among those the user has open
 * @param options.enabled default true
 */
export function useGridChannel(pageId: string, { enabled = true }: { enabled?: boolean } = {}): GridSync {
  const { client, sockets } = useClientKit();
  const channel = useMemo(() => createGridSync({ ...sockets, client, pageId }), [sockets, client, pageId]);
  useRunningChannel(channel, enabled);
  return channel;
}
