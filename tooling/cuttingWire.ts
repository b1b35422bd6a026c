import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Milliseconds nobody gets through after a cut. */
const AWAY = 1_000;

export interface CuttingWire {
  /** Where clients find it on 127.0.0.1. */
  port: number;
  /** Bytes on their way to the server so far. */
  sent(): number;
  /** Tears every connection; for a second no new one gets through. */
  cut(): void;
  close(): void;
}

/** A wire to a server on this machine that can be cut, for tests and benchmarks. @param port of the server */
export async function cuttingWire(port: number): Promise<CuttingWire> {
  const sockets = new Set<Socket>();
  let sent = 0;
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
    near.on('data', (chunk) => (sent += chunk.length));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const tear = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (wire.address() as AddressInfo).port,
    sent: () => sent,
    cut() {
      isAway = true;
      tear();
      setTimeout(() => (isAway = false), AWAY);
    },
    close() {
      tear();
      wire.close();
    },
  };
}
