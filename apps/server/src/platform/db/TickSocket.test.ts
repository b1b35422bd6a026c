import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { TickSocket } from './TickSocket';

test('sends what is written in one turn of the event loop at once', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new TickSocket();
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [other] = await accepted;
  const pieces: string[] = [];
  other.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  for (const text of ['begin', 'select']) {
    socket.cork();
    socket.write(`${text};`);
    socket.uncork();
    await Promise.resolve();
  }
  for (let tick = 0; tick < 5; tick += 1) await new Promise((resolve) => process.nextTick(resolve));
  socket.write('update;');
  await expect.poll(() => pieces).toEqual(['begin;select;update;']);
  socket.write('commit;');
  await expect.poll(() => pieces).toEqual(['begin;select;update;', 'commit;']);
  socket.destroy();
  server.close();
});
