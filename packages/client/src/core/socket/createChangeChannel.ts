import type { Client } from '../http/Client';
import { parseRecord } from '../kit/parseJson';
import { CHANGE_SETTINGS } from './ChannelSettings';
import { createSocketChannel, type SocketChannel, type SocketEnvironment } from './createSocketChannel';
import { socketAddress } from './socketAddress';

/** A change on the server; every member is optional. */
export interface ServerChange {
  /** The permissions of the signed-in user. */
  rights?: true;
  /** New version of the tenant's departments, for `Departments.setVersion`. */
  departments?: string;
  /** New version of the dictionaries, for `Dictionaries.setVersion`. */
  dictionaries?: string;
}

export interface ChangeChannelOptions extends SocketEnvironment {
  client: Client;
}

/** Socket channel of changed permissions, departments and dictionaries. */
export interface ChangeChannel extends Pick<SocketChannel, 'start' | 'stop' | 'state' | 'subscribe'> {
  /**
   * Calls the listener for each change, and with the current versions whenever the connection opens. After a lost
   * connection, `rights` is set as well, because a change may have been missed.
   *
   * @returns a function that unsubscribes
   */
  onChange: (listener: (change: ServerChange) => void) => () => void;
}

/** Creates the socket channel `/changeSocket/{userId}`. */
export function createChangeChannel({ client, ...environment }: ChangeChannelOptions): ChangeChannel {
  const channel = createSocketChannel({
    ...environment,
    settings: CHANGE_SETTINGS,
    address: () => socketAddress(client, 'changeSocket'),
  });
  let isReconnecting = false;
  channel.subscribe(() => {
    const { status } = channel.state();
    if (status === 'waiting') isReconnecting = true;
    if (status === 'idle' || status === 'stopped') isReconnecting = false;
  });

  return {
    start: channel.start,
    stop: channel.stop,
    state: channel.state,
    subscribe: channel.subscribe,
    onChange: (listener) =>
      channel.onText((text) => {
        const message = parseRecord(text);
        if (message?.cmd === 'changed') listener(readChange(message));
        if (message?.cmd !== 'hello') return;
        listener({ ...readChange(message), ...(isReconnecting && { rights: true }) });
        isReconnecting = false;
      }),
  };
}

const readChange = ({ rights, departments, dictionaries }: Record<string, unknown>): ServerChange => ({
  ...(rights === true && { rights }),
  ...(typeof departments === 'string' && { departments }),
  ...(typeof dictionaries === 'string' && { dictionaries }),
});
