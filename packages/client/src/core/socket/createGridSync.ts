import type { Client } from '../http/Client';
import type { Outcome } from '../kit/Outcome';
import { parseRecord } from '../kit/parseJson';
import { GRID_SYNC_SETTINGS } from './ChannelSettings';
import {
  createSocketChannel,
  type SendRefusal,
  type SocketChannel,
  type SocketEnvironment,
} from './createSocketChannel';
import { socketAddress } from './socketAddress';

/** A message of the grid channel (B§3): the `type` says what `data` holds. */
export interface GridSyncMessage {
  type: string;
  data: unknown;
}

export interface GridSyncOptions extends SocketEnvironment {
  client: Client;
  /** Names the page among those the user has open. */
  pageId: string;
}

export interface GridSync extends Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'> {
  /** E.g. `update_vxe_table` with `{socketKey, args}`, `common_send_date` with `{key, args}`. */
  send: (message: GridSyncMessage) => Outcome<'sent' | 'queued', SendRefusal>;
  /** Told of each message but heartbeats; what cannot be read is ignored. @returns stops listening */
  onMessage: (listener: (message: GridSyncMessage) => void) => () => void;
}

/** The channel that keeps the grids of several people in step (B§7). */
export function createGridSync({ client, pageId, ...environment }: GridSyncOptions): GridSync {
  const channel = createSocketChannel({
    ...environment,
    settings: GRID_SYNC_SETTINGS,
    address: () => socketAddress(client, 'vxeSocket', [pageId]),
  });
  return {
    start: channel.start,
    stop: channel.stop,
    state: channel.state,
    subscribe: channel.subscribe,
    send: ({ type, data }) => channel.send(JSON.stringify({ type, data })),
    onMessage: (listener) =>
      channel.onText((text) => {
        const message = parseRecord(text);
        if (typeof message?.type !== 'string' || message.type === 'heart_beat') return;
        listener({ type: message.type, data: message.data });
      }),
  };
}
