import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptJson } from './acceptJson';
import { registerErrorAnswers } from './answerErrors';
import { limitBodyTime } from './limitBodyTime';

const app = fastify({ handlerTimeout: 600 });
let handled = 0;
beforeAll(async () => {
  registerErrorAnswers(app);
  acceptJson(app);
  limitBodyTime(app, 150);
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/echo', async (request) => {
    handled += 1;
    return { got: request.body };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the parts, 100 ms apart, and answers all that came back until the server closed the connection. */
function exchange(parts: string[], type = 'application/json', length = 7): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(`POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
  parts.forEach((part, index) => setTimeout(() => socket.writable && socket.write(part), index * 100));
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    // One that is kept open has answered.
    setTimeout(() => socket.destroy(), 1500);
  });
}

test('a body that does not end is answered 408, and the connection ends', async () => {
  const began = Date.now();
  const answer = await exchange(['{"a"', ':', '1', '}']);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
    success: false,
    code: 500,
    message: '接收请求超时，请稍后重试',
    result: null,
  });
  expect(Date.now() - began).toBeLessThan(1400);
  expect(handled).toBe(0);
});

test('so is one that only the limit of the handler meets', async () => {
  expect(await exchange(['x'], 'text/plain')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that comes in time is handled', async () => {
  expect(await exchange(['{"a":', '1}'])).toContain('{"got":{"a":1}}');
});
