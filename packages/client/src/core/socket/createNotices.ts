import type { Client } from '../http/Client';
import { parseRecord } from '../kit/parseJson';
import { NOTICE_SETTINGS } from './ChannelSettings';
import { createSocketChannel, type SocketChannel, type SocketEnvironment } from './createSocketChannel';
import { socketAddress } from './socketAddress';

/**
 * A push about notices: `topic` is for all, `user` for the signed-in one. Both mean that the list has changed. `rights`: what
 * the signed-in one may do has changed.
 */
export interface NoticeMessage {
  cmd: 'topic' | 'user' | 'rights';
  /** The announcement, where it is one. */
  msgId?: string;
  msgTxt?: string;
}

export interface NoticesOptions extends SocketEnvironment {
  client: Client;
}

export interface Notices extends Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'> {
  /** Told of each `topic`, `user` and `rights` message; everything else is ignored. @returns stops listening */
  onNotice: (listener: (message: NoticeMessage) => void) => () => void;
}

/** The channel that tells of new notices (P§4, P§7). */
export function createNotices({ client, ...environment }: NoticesOptions): Notices {
  const channel = createSocketChannel({
    ...environment,
    settings: NOTICE_SETTINGS,
    address: () => socketAddress(client, 'websocket'),
  });
  return {
    start: channel.start,
    stop: channel.stop,
    state: channel.state,
    subscribe: channel.subscribe,
    onNotice: (listener) =>
      channel.onText((text) => {
        const message = parseRecord(text);
        const cmd = message?.cmd;
        if (!message || (cmd !== 'topic' && cmd !== 'user' && cmd !== 'rights')) return;
        listener({ cmd, ...textMember(message, 'msgId'), ...textMember(message, 'msgTxt') });
      }),
  };
}

const textMember = (message: Record<string, unknown>, name: 'msgId' | 'msgTxt') =>
  typeof message[name] === 'string' ? { [name]: message[name] } : {};
