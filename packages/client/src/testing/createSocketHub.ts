import type { SocketEnvironment } from '../core/index';
import { FakeSocket } from './FakeSocket';

export interface SocketHubOptions {
  /** Handshakes complete by themselves; default true. */
  accepts?: boolean;
  /** Heartbeats are answered, grid messages sent on to all, as the server does; default true. */
  answers?: boolean;
}

export interface SocketHub {
  /** For `ClientProvider sockets={{ openSocket }}` or a channel. */
  openSocket: NonNullable<SocketEnvironment['openSocket']>;
  /** Every socket opened so far, oldest first. */
  sockets: readonly FakeSocket[];
  /** The newest one. @throws {Error} when none has been opened */
  last: () => FakeSocket;
  /** Sends to all that are open; a record goes as JSON. */
  broadcast: (message: string | object) => void;
}

/**
 * The server's end of sockets, for stories and tests.
 *
 * @example
 * const hub = createSocketHub();
 * render(<ClientProvider client={client} sockets={hub}>…</ClientProvider>);
 * hub.broadcast({ cmd: 'topic', msgId: '1', msgTxt: '新公告' });
 */
export function createSocketHub({ accepts = true, answers = true }: SocketHubOptions = {}): SocketHub {
  const sockets: FakeSocket[] = [];

  function broadcast(message: string | object) {
    for (const socket of sockets) socket.receive(message);
  }

  function answer(socket: FakeSocket, text: string) {
    if (text === 'HeartBeat') return socket.receive({ cmd: 'heartcheck' });
    const message = JSON.parse(text) as { type: string };
    if (message.type === 'heart_beat') socket.receive({ type: 'heart_beat', data: true });
    else broadcast(message);
  }

  return {
    sockets,
    broadcast,
    last() {
      const socket = sockets.at(-1);
      if (!socket) throw new Error('no socket has been opened');
      return socket;
    },
    openSocket(url, protocols) {
      const socket = new FakeSocket(url, protocols);
      sockets.push(socket);
      // Later, as over a network: the one who opens it sets its handlers first.
      if (accepts) queueMicrotask(() => socket.accept());
      if (answers) socket.onsent = (text) => queueMicrotask(() => answer(socket, text));
      return socket;
    },
  };
}
