import type { Client } from '../http/Client';
import { parseRecord } from '../kit/parseJson';
import { NOTICE_SETTINGS } from './ChannelSettings';
import { createSocketChannel, type SocketChannel, type SocketEnvironment } from './createSocketChannel';
import { socketAddress } from './socketAddress';

/** A push message: the list of notices has changed, for all users (`topic`) or the signed-in user (`user`). */
export interface NoticeMessage {
  cmd: 'topic' | 'user';
  /** Id of the announcement, if the message is about one. */
  msgId?: string;
  msgTxt?: string;
}

export interface NoticeChannelOptions extends SocketEnvironment {
  client: Client;
}

/** Socket channel of notices. */
export interface NoticeChannel extends Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'> {
  /** Calls the listener for each `topic` and `user` message. @returns a function that unsubscribes */
  onNotice: (listener: (message: NoticeMessage) => void) => () => void;
  /** Calls the listener with the id of an auction for each of its offers. @returns a function that unsubscribes */
  onBidding: (listener: (projectId: string) => void) => () => void;
}

/** Creates the socket channel of notices (P§4, P§7). */
export function createNoticeChannel({ client, ...environment }: NoticeChannelOptions): NoticeChannel {
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
        if (!message || (cmd !== 'topic' && cmd !== 'user')) return;
        listener({ cmd, ...textMember(message, 'msgId'), ...textMember(message, 'msgTxt') });
      }),
    onBidding: (listener) =>
      channel.onText((text) => {
        const message = parseRecord(text);
        if (message?.cmd === 'bidding' && typeof message.msgId === 'string') listener(message.msgId);
      }),
  };
}

const textMember = (message: Record<string, unknown>, name: 'msgId' | 'msgTxt') =>
  typeof message[name] === 'string' ? { [name]: message[name] } : {};
