import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { drainRequests } from './drainRequests';

async function start(patience?: number): Promise<{ app: FastifyInstance; url: string; log: string[] }> {
  const log: string[] = [];
  const app = fastify({ forceCloseConnections: 'idle' });
  drainRequests(app, patience);
  app.addHook('preClose', async () => void log.push('sockets'));
  app.get('/slow/:time', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, Number((request.params as { time: string }).time)));
    log.push('handled');
    return 'done';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, log };
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('answers a running request before it closes anything', async () => {
  const { app, url, log } = await start();
  const answer = fetch(`${url}/slow/400`).then((response) => response.text());
  await pause(100);
  await app.close();
  expect(await answer).toBe('done');
  expect(log).toEqual(['handled', 'sockets']);
});

test('answers a request that arrives just before the connections close', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drainRequests(app);
  let url = '';
  let answer: Promise<string> | undefined;
  app.addHook('preClose', async () => {
    answer = fetch(url).then((response) => response.text());
    await pause(100);
  });
  app.get('/', () => pause(700).then(() => 'done'));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(await answer).toBe('done');
});

test('answers the first request of a connection that was opened just before', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drainRequests(app);
  app.get('/', () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await pause(50);
  const closed = app.close();
  await pause(50);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await closed;
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*done$/s);
});

test('cuts a request that exceeds the limit', async () => {
  const { app, url, log } = await start(200);
  const answer = fetch(`${url}/slow/2000`).then(
    () => 'answered',
    () => 'cut',
  );
  await pause(100);
  const began = Date.now();
  await app.close();
  expect(await answer).toBe('cut');
  expect(Date.now() - began).toBeLessThan(1500);
  expect(log).toEqual(['sockets']);
});

test('stops at once if it does not listen', async () => {
  const app = fastify();
  drainRequests(app);
  app.get('/', async () => 'done');
  await app.inject({ url: '/' });
  const began = Date.now();
  await app.close();
  expect(Date.now() - began).toBeLessThan(1000);
});

test('idle connections and incomplete requests do not delay the stop', async () => {
  const { app, url } = await start();
  await fetch(`${url}/slow/0`);
  const { port } = app.server.address() as AddressInfo;
  const sockets = ['', 'GET / HTTP/1.1\r\nho'].map((text) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    if (text) socket.write(text);
    return socket;
  });
  await pause(100);
  const began = Date.now();
  await app.close();
  expect(Date.now() - began).toBeLessThan(2000);
  for (const socket of sockets) socket.destroy();
});
