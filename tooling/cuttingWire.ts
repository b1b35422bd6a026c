import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Milliseconds without new connections after a cut. */
const OUTAGE = 1_000;

export interface CuttingWire {
  /** Its port on 127.0.0.1. */
  port: number;
  /** Bytes sent to the server so far. */
  sent(): number;
  /** Number of cuts so far. */
  cuts(): number;
  /** Closes every connection and refuses new ones for a second. */
  cut(): void;
  close(): void;
}

/**
 * A proxy to a local server whose connections can be cut, for tests and benchmarks.
 *
 * @param port of the server
 * @param each automatic cuts: closes the current connection, but no others, after every `bytes` sent, `times` times;
 *   default never
 */
export async function cuttingWire(port: number, each = { bytes: Infinity, times: 0 }): Promise<CuttingWire> {
  const sockets = new Set<Socket>();
  let sent = 0;
  let cuts = 0;
  let { times } = each;
  let goal = each.bytes;
  let isAway = false;
  const wire = createServer((near) => {
    if (isAway) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one
        .on('error', () => one.destroy())
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
    }
    near.on('data', (chunk) => {
      sent += chunk.length;
      if (times === 0 || sent <= goal) return;
      times -= 1;
      cuts += 1;
      goal = sent + each.bytes;
      near.destroy();
      far.destroy();
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const tear = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (wire.address() as AddressInfo).port,
    sent: () => sent,
    cuts: () => cuts,
    cut() {
      cuts += 1;
      isAway = true;
      tear();
      setTimeout(() => (isAway = false), OUTAGE);
    },
    close() {
      tear();
      wire.close();
    },
  };
}
