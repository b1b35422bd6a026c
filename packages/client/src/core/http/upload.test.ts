import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInSession } from '../../testing/index';
import { createClient } from './createClient';
import { toForm, type UploadProgress } from './sendForm';

// A real server: multipart is read by the platform's own parser, bytes are compared one by one.
let server: Server;
let basePath: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const bytes = await bodyOf(request);
    if (request.url === '/api/sys/common/upload') {
      const form = await new Response(bytes, {
        headers: { 'Content-Type': request.headers['content-type']! },
      }).formData();
      const file = form.get('file') as File;
      const result = { name: file.name, size: file.size, type: file.type, biz: form.get('biz'), ...tokens(request) };
      response.setHeader('Content-Type', 'application/json');
      return response.end(JSON.stringify({ success: true, message: 'temp/x.bin', code: 200, result, timestamp: 1 }));
    }
    if (request.url?.startsWith('/api/stored')) {
      response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent('附件.bin')}`);
      return response.end(Buffer.from(BYTES));
    }
    if (request.url?.startsWith('/api/away')) return response.writeHead(302, { Location: '/elsewhere' }).end();
    if (request.url?.startsWith('/api/slow')) return undefined;
    response.writeHead(500, { 'Content-Type': 'application/json' });
    return response.end(
      JSON.stringify({ success: false, message: 'Token失效', code: 500, result: null, timestamp: 1 }),
    );
  });
  // On a busy machine a kept connection would end just when it is used again.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const BYTES = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
const client = () => createClient({ basePath, session: signedInSession() });

test('an upload sends token and fields and reports progress', async () => {
  const progress: UploadProgress[] = [];
  const file = new File([BYTES], '采购计划.bin', { type: 'application/octet-stream' });
  const answer = await client().upload(
    '/sys/common/upload',
    { file, biz: 'temp', none: undefined },
    {
      onProgress: (step) => progress.push(step),
    },
  );
  expect(answer).toMatchObject({
    message: 'temp/x.bin',
    result: { name: '采购计划.bin', size: 100_000, biz: 'temp', token: 'token-of-a-test', tenant: '0' },
  });
  expect(progress.map(({ percent }) => percent)).toEqual([0, 100]);
});

test('a download returns the same bytes', async () => {
  const { blob, fileName } = await client().blob('/stored');
  expect(fileName).toBe('附件.bin');
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(BYTES);
});

test('a failed download rejects with the message of the server', async () => {
  await expect(client().blob('/other')).rejects.toMatchObject({ kind: 'token-expired', status: 500 });
});

test('a redirect is not followed', async () => {
  await expect(client().get('/away')).rejects.toMatchObject({ kind: 'network' });
});

test('an upload can be aborted', async () => {
  const controller = new AbortController();
  const call = client().upload('/slow', { file: new Blob([BYTES]) }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

test('a call without an answer times out', async () => {
  await expect(client().get('/slow', {}, { timeoutMs: 30 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('a list sends its field once per entry', () => {
  const form = toForm({ 'files[]': [new Blob(['a']), new Blob(['b'])], n: 1, no: false, none: null });
  expect([...form.keys()]).toEqual(['files[]', 'files[]', 'n', 'no']);
  expect(toForm(form)).toBe(form);
});

const tokens = (request: IncomingMessage) => ({
  token: request.headers['x-access-token'],
  tenant: request.headers['tenant-id'],
});

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Uint8Array.from(Buffer.concat(parts));
}
