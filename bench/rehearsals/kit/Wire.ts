import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../e2e/support/freePort.ts';

/** Where a connection is cut: before what was sent arrives, as soon as it has arrived, or when its answer comes back. */
export const CUTS = ['before', 'after', 'answer'] as const;
export type Cut = (typeof CUTS)[number];

export interface Wire {
  port: number;
  cuts: ReadonlyMap<Cut, number>;
  close(): void;
}

/**
 * A port that passes connections on to another one and cuts them now and then.
 *
 * @param chanceOf chance of a cut for what a client has sent, 0 to 1
 */
export async function openWire(target: number, chanceOf: (sent: Buffer) => number): Promise<Wire> {
  const cuts = new Map<Cut, number>();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    let cutsAnswer = false;
    const cut = (where: Cut) => {
      cuts.set(where, (cuts.get(where) ?? 0) + 1);
      client.destroy();
      // Data that was sent arrives.
      upstream.end();
    };
    client.on('data', (sent) => {
      const chosen = Math.random() < chanceOf(sent) ? CUTS[Math.floor(Math.random() * CUTS.length)] : undefined;
      if (chosen === 'before') return cut(chosen);
      upstream.write(sent);
      if (chosen === 'after') cut(chosen);
      if (chosen === 'answer') cutsAnswer = true;
    });
    upstream.on('data', (answer) => {
      if (cutsAnswer) cut('answer');
      else if (!client.destroyed) client.write(answer);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.end();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    cuts,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
