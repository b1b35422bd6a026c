import { connect, createServer } from 'node:net';

/** Milliseconds nobody gets through after a cut. */
const AWAY = 1_000;

/**
 * A wire to a server that can be cut: everything on it is torn, and for a second nothing gets through.
 *
 * @param {number} port of the server
 */
export async function cuttingWire(port) {
  const sockets = new Set();
  let sent = 0;
  let away = false;
  const wire = createServer((near) => {
    if (away) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => one.destroy()).on('close', () => sockets.delete(one) && other.destroy());
    }
    near.on('data', (chunk) => (sent += chunk.length));
    near.pipe(far).pipe(near);
  });
  await new Promise((done) => wire.listen(0, '127.0.0.1', done));
  const tear = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: wire.address().port,
    /** Bytes on their way to the server so far. */
    sent: () => sent,
    cut() {
      away = true;
      tear();
      setTimeout(() => (away = false), AWAY);
    },
    close() {
      tear();
      wire.close();
    },
  };
}
