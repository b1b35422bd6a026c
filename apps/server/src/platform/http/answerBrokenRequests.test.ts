import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBrokenRequests } from './answerBrokenRequests';

let server: Server;
beforeAll(async () => {
  server = createServer({ headersTimeout: 300, connectionsCheckingInterval: 100 }, (_request, response) =>
    response.end(),
  );
  server.on('clientError', answerBrokenRequests);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** Sends a request line and then header lines without end; resolves to the answer once the server has gone. */
function sendHeaders(line: string, pause: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  const timer = setInterval(() => socket.write(line), pause);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test('slow headers are answered with 408 and the socket is destroyed while the client keeps sending', async () => {
  expect(await sendHeaders('x-a: b\r\n', 50)).toContain('408 Request Timeout');
});

test('endless headers are answered with 413 and the socket is destroyed while the client keeps sending', async () => {
  expect(await sendHeaders(`x-a: ${'b'.repeat(8000)}\r\n`, 1)).toMatch(/413 Payload Too Large|^$/);
});
