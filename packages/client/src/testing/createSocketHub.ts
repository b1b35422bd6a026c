import type { SocketEnvironment } from '../core/index';
import { FakeSocket } from './FakeSocket';

export interface SocketHubOptions {
  /** Whether connections open by themselves; default true. */
  accepts?: boolean;
  /** Whether heartbeats are answered and sheet messages are broadcast, as a server does; default true. */
  answers?: boolean;
}

/** Server side of all fake sockets. Pass it as `sockets` to a `ClientProvider`, or to a channel. */
export interface SocketHub {
  /** Opens a fake socket. */
  openSocket: NonNullable<SocketEnvironment['openSocket']>;
  /** All sockets, oldest first. */
  sockets: readonly FakeSocket[];
  /** The newest socket. @throws {Error} if none has been opened */
  last: () => FakeSocket;
  /** Sends a message to all open sockets; an object as JSON. */
  broadcast: (message: string | object) => void;
}

/**
 * Fake sockets for stories and tests.
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
      // After the caller has set its handlers.
      if (accepts) queueMicrotask(() => socket.accept());
      if (answers) socket.onsent = (text) => queueMicrotask(() => answer(socket, text));
      return socket;
    },
  };
}
