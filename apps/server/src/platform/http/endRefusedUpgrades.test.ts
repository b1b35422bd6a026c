import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastifyWebsocket from '@fastify/websocket';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { endRefusedUpgrades } from './endRefusedUpgrades';

const app = fastify();
let port: number;

beforeAll(async () => {
  endRefusedUpgrades(app);
  app.addHook('onRequest', async ({ query }, reply) => {
    if ('busy' in (query as object)) await reply.code(503).send('busy');
  });
  app.get('/health', async () => 'ok');
  await app.register(fastifyWebsocket);
  app.get('/socket', { websocket: true }, (socket) => {
    socket.on('message', () => socket.send('hello'));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
// Waits until the last connection is closed.
afterAll(() => app.close());

test.each([
  ['/socket?busy', 503],
  ['/health', 200],
  ['/unknown', 404],
])('the connection of an upgrade of %s that is answered with %i ends', async (path, status) => {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: upgrade', 'upgrade: websocket'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  expect(await text(socket)).toContain(`HTTP/1.1 ${status} `);
});

test('a client that keeps its connection open does not keep that of the server open', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const accepted = once(app.server, 'connection') as Promise<[typeof socket]>;
  socket.write('GET /socket?busy HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  const [ofServer] = await accepted;
  await once(ofServer, 'close');
  expect(socket.readyState).not.toBe('closed');
  socket.destroy();
});

test('an accepted upgrade stays open', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  await once(socket, 'open');
  socket.send('hello');
  expect(String((await once(socket, 'message'))[0])).toBe('hello');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});
