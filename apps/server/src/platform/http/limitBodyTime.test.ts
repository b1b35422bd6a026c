import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { acceptJson } from './acceptJson';
import { registerErrorAnswers } from './answerErrors';
import { limitBodyTime } from './limitBodyTime';
import { limitHandlerTime } from './limitHandlerTime';

let handled = 0;
let running = fastify();
afterEach(() => running.close());

/** Starts a server. @param limit milliseconds it waits for a body */
async function listening(limit?: number) {
  handled = 0;
  running = fastify();
  limitHandlerTime(running, 600);
  registerErrorAnswers(running);
  acceptJson(running);
  limitBodyTime(running, limit);
  running.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  running.post('/echo', async (request) => {
    handled += 1;
    return { got: request.body };
  });
  await running.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends a body of seven bytes in parts. @returns everything received until the server closed the connection */
async function exchange(parts: string[], type = 'application/json'): Promise<string> {
  const { port } = running.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(
    `POST /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 7\r\n\r\n`,
  );
  for (const part of parts) {
    await new Promise((sent) => setTimeout(sent, 20));
    socket.write(part);
  }
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

test('answers an incomplete body with 408 and closes the connection', async () => {
  await listening(150);
  const answer = await exchange(['{"a"', ':']);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
    success: false,
    code: 500,
    message: '接收请求超时，请稍后重试',
    result: null,
  });
  expect(handled).toBe(0);
});

test('answers 408 if the handler times out waiting for the body', async () => {
  await listening(150);
  expect(await exchange(['x'], 'text/plain')).toMatch(/^HTTP\/1\.1 408 /);
});

test('handles a body that arrives in parts and in time', async () => {
  await listening();
  expect(await exchange(['{"a":', '1}'])).toContain('{"got":{"a":1}}');
});
