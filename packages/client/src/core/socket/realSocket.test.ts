import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { signedInSession } from '../../testing/index';
import { createClient } from '../http/createClient';
import { createSheetChannel, type SheetMessage } from './createSheetChannel';

// Real sockets on both ends; Node 20 has none of its own.
let server: WebSocketServer;
let accepted: { socket: WebSocket; url: string | undefined; protocol: string }[];

beforeEach(async () => {
  accepted = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    accepted.push({ socket, url: request.url, protocol: socket.protocol });
    socket.on('message', (data) => socket.send((data as Buffer).toString('utf8')));
  });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

function open(delayMs = 20) {
  const { port } = server.address() as AddressInfo;
  const client = createClient({ basePath: `http://127.0.0.1:${port}/api`, session: signedInSession() });
  // The specified 5 s would only make the test slow: the clock runs faster here.
  const timers = {
    set: (run: () => void, ms: number) => setTimeout(run, ms === 5000 ? delayMs : ms),
    clear: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  };
  const openSocket = (url: string, protocols: string[]) => new WebSocket(url, protocols);
  return createSheetChannel({ client, pageId: 'plan-1', random: () => 0, timers, openSocket });
}

test('sends the token as subprotocol, exchanges messages and reconnects', async () => {
  const grid = open();
  const messages: SheetMessage[] = [];
  grid.onMessage((message) => messages.push(message));
  grid.start();
  grid.send({ type: 'common_send_date', data: { key: '采购', args: [1] } });
  await vi.waitFor(() => expect(messages).toEqual([{ type: 'common_send_date', data: { key: '采购', args: [1] } }]));
  expect(accepted[0]).toMatchObject({ url: '/api/vxeSocket/u-1/plan-1', protocol: 'token-of-a-test' });

  accepted[0]!.socket.terminate();
  await vi.waitFor(() => expect(accepted).toHaveLength(2));
  await vi.waitFor(() => expect(grid.state().status).toBe('open'));
  grid.stop();
  await vi.waitFor(() => expect(server.clients.size).toBe(0));
});

test('stops at close code 4401', async () => {
  const grid = open();
  grid.start();
  await vi.waitFor(() => expect(accepted).toHaveLength(1));
  accepted[0]!.socket.close(4401, 'token');
  await vi.waitFor(() => expect(grid.state()).toMatchObject({ status: 'stopped', stopReason: 'unauthorised' }));
  expect(accepted).toHaveLength(1);
});

test('keeps reconnecting while no server listens', async () => {
  const grid = open(10);
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
  grid.start();
  await vi.waitFor(() => expect(grid.state().errors).toBeGreaterThan(2));
  grid.stop();
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
});
