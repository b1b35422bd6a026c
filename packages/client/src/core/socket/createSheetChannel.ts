import type { Client } from '../http/Client';
import type { Outcome } from '../kit/Outcome';
import { parseRecord } from '../kit/parseJson';
import { SHEET_SETTINGS } from './ChannelSettings';
import {
  createSocketChannel,
  type SendRefusal,
  type SocketChannel,
  type SocketEnvironment,
} from './createSocketChannel';
import { socketAddress } from './socketAddress';

/** A message of a shared sheet (B§3): `type` determines the content of `data`. */
export interface SheetMessage {
  type: string;
  data: unknown;
}

export interface SheetChannelOptions extends SocketEnvironment {
  client: Client;
  /** Id of the shared page. */
  pageId: string;
}

/** Socket channel of a shared sheet. */
export interface SheetChannel extends Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'> {
  /** Sends e.g. `update_vxe_table` with `{ socketKey, args }` or `common_send_date` with `{ key, args }`. */
  send: (message: SheetMessage) => Outcome<'sent' | 'queued', SendRefusal>;
  /** Calls the listener for each valid message except heartbeats. @returns a function that unsubscribes */
  onMessage: (listener: (message: SheetMessage) => void) => () => void;
}

/** Creates the socket channel of a shared sheet (B§7). `createSheetSync` of `@gezi/editable-grid` works on it. */
export function createSheetChannel({ client, pageId, ...environment }: SheetChannelOptions): SheetChannel {
  const channel = createSocketChannel({
    ...environment,
    settings: SHEET_SETTINGS,
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
