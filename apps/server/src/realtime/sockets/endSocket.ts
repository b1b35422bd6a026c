import type { WebSocket } from 'ws';

/** Milliseconds a peer has to answer the close. */
const GRACE = 1000;

/** Closes a socket for good: nothing it still sends is read, and it is cut off when it does not answer. */
export function endSocket(socket: WebSocket, code: number, reason = ''): void {
  socket.removeAllListeners('message');
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), GRACE);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
}
