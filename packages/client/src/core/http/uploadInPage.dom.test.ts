import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInSession } from '../../testing/index';
import { createClient } from './createClient';
import type { UploadProgress } from './sendForm';

// The page's own XMLHttpRequest against a real server.
let server: Server;
let basePath: string;
const received: { headers: Record<string, unknown>; bytes: number }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'x-access-token,tenant-id,accept');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.url === '/api/hang') return undefined;
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({ success: true, message: 'temp/a.bin', code: 200, result: { id: '1' }, timestamp: 1 }),
      );
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('sends the file with the token and reports progress', async () => {
  const progress: UploadProgress[] = [];
  const client = createClient({ basePath, session: signedInSession() });
  const file = new File(['x'.repeat(300_000)], 'a.bin');
  const answer = await client.upload('/sys/common/upload', { file }, { onProgress: (step) => progress.push(step) });
  expect(answer).toMatchObject({ message: 'temp/a.bin', result: { id: '1' } });
  expect(received[0]!.bytes).toBeGreaterThan(300_000);
  expect(received[0]!.headers).toMatchObject({
    'x-access-token': 'token-of-a-test',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  expect(progress.at(-1)).toMatchObject({ percent: 100 });
});

test('can be aborted', async () => {
  const controller = new AbortController();
  const client = createClient({ basePath, session: signedInSession() });
  const call = client.upload('/hang', { file: new File(['x'], 'a') }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

test('rejects with kind network without a server', async () => {
  const client = createClient({ basePath: 'http://127.0.0.1:9/api', session: signedInSession() });
  await expect(client.upload('/x', { file: new File(['x'], 'a') })).rejects.toMatchObject({ kind: 'network' });
});
