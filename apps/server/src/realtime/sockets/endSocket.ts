import type { WebSocket } from 'ws';

/** Milliseconds for the peer to acknowledge the close. */
const GRACE = 1000;

/** Closes a socket: ignores further messages, and terminates it if the peer does not acknowledge the close. */
export function endSocket(socket: WebSocket, code: number, reason = ''): void {
  socket.removeAllListeners('message');
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), GRACE);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
}
