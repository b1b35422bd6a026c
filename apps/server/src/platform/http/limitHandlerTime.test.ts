import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestContext } from '../kit/requestContext';
import { registerErrorAnswers } from './answerErrors';
import { HandlerTimeoutError, limitHandlerTime } from './limitHandlerTime';
import { registerRequestContext } from './registerRequestContext';

const LIMIT = 100;

const app = fastify();
registerRequestContext(app);
registerErrorAnswers(app);
limitHandlerTime(app, LIMIT);
/** Resolves to the error of `expectInTime` at the end of the handler, or to nothing. */
let ended: Promise<unknown> = Promise.resolve();
async function work() {
  await wait(3 * LIMIT);
  requestContext()!.expectInTime!();
  return { done: true };
}
const handler = () => {
  const working = work();
  ended = working.then(
    () => undefined,
    (error: unknown) => error,
  );
  return working;
};
app.post('/slow', handler);
app.get('/slow', handler);
app.post('/patient', { config: { timeLimit: 10_000 } }, handler);
const chunks = (size: number, count: number) =>
  Readable.from(
    (async function* () {
      for (let chunk = 0; chunk < count; chunk += 1) {
        yield 'x'.repeat(size);
        await wait(10);
      }
    })(),
  );
const paused = () =>
  Readable.from(
    (async function* () {
      yield 'begin ';
      await wait(4 * LIMIT);
      yield 'end';
    })(),
  );
app.get('/file', (_request, reply) => reply.send(chunks(10, 3 * (LIMIT / 10))));
app.get('/long', (_request, reply) => reply.send(Buffer.alloc(20_000_000)));
app.get('/pause', (_request, reply) => reply.send(paused()));
app.get('/endless', (_request, reply) => reply.send(chunks(1_000_000, 1_000)));

let origin = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const post = (path: string) =>
  fetch(`${origin}${path}`, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } });

test('answers a request with or without a body that takes too long, and its handler knows', async () => {
  for (const send of [() => post('/slow'), () => fetch(`${origin}/slow`)]) {
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ success: false })]);
    expect(await ended).toBeInstanceOf(HandlerTimeoutError);
  }
});

test('gives a route the time that it asks for', async () => {
  expect(await (await post('/patient')).json()).toEqual({ done: true });
  expect(await ended).toBeUndefined();
});

test('lets a handler finish whose client has gone', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const before = ended;
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => ended === before).toBe(false);
  socket.destroy();
  expect(await ended).toBeUndefined();
});

test('sends a file for longer', async () => {
  expect(await (await fetch(`${origin}/file`)).text()).toHaveLength(10 * 3 * (LIMIT / 10));
});

test('waits for the source of an answer', async () => {
  expect(await (await fetch(`${origin}/pause`)).text()).toBe('begin end');
});

test.each(['/long', '/endless'])('cuts an answer that the client does not take: %s', async (path) => {
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  const [connection] = await accepted;
  await expect.poll(() => connection.destroyed).toBe(true);
  socket.on('error', () => undefined).destroy();
});
