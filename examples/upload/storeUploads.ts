import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Plugin } from 'vite';

/** The server side of the example: stores uploads in a temporary folder and serves them. */
export function storeUploads(): Plugin {
  const folder = mkdtempSync(join(tmpdir(), 'gezi-uploads-'));

  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    const stored = /^\/api\/sys\/common\/loadOssFile\/([\w-]+\.\w+)$/.exec(path);
    if (request.method === 'GET' && stored) return void response.end(readFileSync(join(folder, stored[1]!)));
    if (path !== '/api/sys/common/upload') return next();
    const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Request('http://localhost', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit).formData();
    const file = form.get('file') as File;
    const name = `${randomUUID()}${extname(file.name)}`;
    writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
    response.setHeader('content-type', 'application/json');
    // `message` is the stored path, which is the value of the field.
    response.end(JSON.stringify({ success: true, code: 200, message: name, result: { fileName: file.name } }));
  }

  return {
    name: 'store-uploads',
    configureServer: ({ middlewares }) => void middlewares.use((...call) => void serve(...call)),
    configurePreviewServer: ({ middlewares }) => void middlewares.use((...call) => void serve(...call)),
  };
}
