import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/platform/storage/S3Settings';
import { isSigned } from './isSigned';
import { S3Refusal } from './S3Refusal';
import { s3Uploads } from './s3Uploads';

export interface S3Server {
  settings: S3Settings;
  /** Requests so far, e.g. `PUT /gezi/ab/ab12.pdf?partNumber=1`. */
  requests: string[];
  /** Refuses connections until `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const BUCKET = 'gezi';
// The account that s3rver has.
const KEY = 'S3RVER';

/**
 * An S3-compatible server on a free port: s3rver stores objects, and a server before it does what s3rver leaves out: it
 * verifies signatures, checksums and the tags of parts, refuses anonymous requests, and aborts and lists uploads in parts.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'gezi-s3-'));
  const rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const inner = (await rver.run()) as AddressInfo;
  const uploads = s3Uploads((id) =>
    rm(join(directory, BUCKET, '._S3rver_uploads', id), { recursive: true, force: true }),
  );
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://s3');
    requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (!isSigned(request, url, KEY)) throw new S3Refusal(403, 'SignatureDoesNotMatch');
    checkContent(request, body);
    const own = await uploads.answer(request.method!, url, body);
    if (own !== undefined) return void response.writeHead(own === '' ? 204 : 200).end(own);
    const forwarded = await forward(request, body);
    const content = request.method === 'GET' ? undefined : await buffer(forwarded);
    uploads.note(request.method!, url, body, String(content ?? ''), forwarded);
    response.writeHead(forwarded.statusCode!, forwarded.headers);
    if (content) response.end(content);
    else forwarded.pipe(response);
  }

  const forward = (request: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url, headers } = request;
      httpRequest({ host: '127.0.0.1', port: inner.port, method, path: url, headers }, resolve)
        .once('error', reject)
        .end(body);
    });

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof S3Refusal ? error : { status: 500, code: 'InternalError' };
      const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    requests,
    stop,
    start: () => listen(port),
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      publicEndpoint: undefined,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    async close() {
      if (server.listening) await stop();
      await rver.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The signed SHA-256 of the body. */
function checkContent({ method, headers }: IncomingMessage, body: Buffer): void {
  if (method !== 'PUT') return;
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha256) throw new S3Refusal(400, 'XAmzContentSHA256Mismatch');
}
