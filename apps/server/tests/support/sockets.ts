import WebSocket from 'ws';
import type { TestServer } from './startTestServer';

/** A socket to the server, with its received messages. */
export interface Line {
  socket: WebSocket;
  /** The next text from the server. */
  next(): Promise<string>;
  /** Texts not returned by `next` yet. */
  unread: readonly string[];
  closed: Promise<number>;
  send(message: unknown): void;
}

/** Makes a server listen for sockets. @returns its address, `ws://…` */
export const listening = async ({ app }: Pick<TestServer, 'app'>): Promise<string> =>
  (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');

/** Sockets of a test file. @param address known only after the server has started */
export function testSockets(address: () => string) {
  const open = new Set<WebSocket>();

  return {
    /** Connects; resolves when the handshake is done. */
    connect: async (path: string, token: string | undefined, options: WebSocket.ClientOptions = {}): Promise<Line> => {
      const socket = new WebSocket(`${address()}${path}`, token === undefined ? [] : [token], options);
      open.add(socket);
      const texts: string[] = [];
      const waiting: ((text: string) => void)[] = [];
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        const first = waiting.shift();
        if (first) first(text);
        else texts.push(text);
      });
      const closed = new Promise<number>((resolve) => socket.on('close', resolve));
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      socket.on('error', () => undefined);
      return {
        socket,
        closed,
        next: () => new Promise((resolve) => (texts.length > 0 ? resolve(texts.shift()!) : waiting.push(resolve))),
        unread: texts,
        send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      };
    },

    closeAll: () => {
      for (const socket of open) socket.terminate();
      open.clear();
    },
  };
}

/** Sends a heartbeat and waits for its answer, i.e. until the token is checked. */
export async function ready(line: Line, beat: unknown): Promise<Line> {
  line.send(beat);
  await line.next();
  return line;
}

/** Heartbeat of a grid socket; a notice socket uses the text `ping`. */
export const HEART_BEAT = { type: 'heart_beat', data: '' };
