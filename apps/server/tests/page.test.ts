import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/startTestServer';

let server: TestServer;
let webRoot: string;
const SCRIPT = `console.log(${'"x",'.repeat(1000)}1)`;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'gezi-page-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><head><title>格子</title></head>');
  await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const script = join(webRoot, 'assets/index-abc123.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await writeFile(join(webRoot, 'assets/font-abc123.ttf'), SCRIPT);
  server = await startTestServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the page', () => {
  test.each([
    '/',
    '/index.html',
    '/user/login',
    '/purchase/plan?status=2',
    '/demo/x/',
    '/api-docs',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
  ])('serves %s as the page, revalidated', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('格子');
  });

  test('contains the secret of signatures only if the server checks them', async () => {
    expect((await get('/')).body).not.toContain('sign-secret');
    const signSecret = `a"&<b$&`;
    const strict = await startTestServer({ webRoot, db: server.db, config: { signMode: 'dict', signSecret } });
    const { body } = await strict.app.inject('/user/login');
    expect(body).toContain('<meta name="sign-secret" content="a&quot;&amp;&lt;b$&amp;">');
    await strict.close();
  });

  test('contains the demo accounts in demo mode only', async () => {
    expect((await get('/')).body).toContain('&quot;username&quot;:&quot;declarer&quot;,&quot;password&quot;:');
    const strict = await startTestServer({
      webRoot,
      db: server.db,
      config: { mode: 'production', captchaMode: 'image' },
    });
    const { body } = await strict.app.inject('/user/login');
    expect(body).toContain('格子');
    expect(body).not.toContain('<meta');
    await strict.close();
  });

  test('states when the sign-in needs a captcha', async () => {
    expect((await get('/')).body).not.toContain('captcha-mode');
    const lenient = await startTestServer({ webRoot, db: server.db, config: { captchaMode: 'after-failure' } });
    expect((await lenient.app.inject('/')).body).toContain('<meta name="captcha-mode" content="after-failure">');
    await lenient.close();
  });

  test('caches assets forever', async () => {
    const answer = await get('/assets/index-abc123.js');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  test.each<[string | undefined, keyof typeof decoders]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('sends an asset to a client that accepts %s as %s', async (accepted, encoding) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await get('/assets/index-abc123.js', headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(decoders[encoding](answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('sends an asset without compressed copies as it is', async () => {
    const answer = await get('/assets/font-abc123.ttf', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(SCRIPT);
  });

  test('revalidates a compressed asset', async () => {
    const encodings = ['br', 'gzip', 'identity'];
    const etags = await Promise.all(
      encodings.map(async (encoding) => {
        const headers = { 'accept-encoding': encoding };
        const etag = String((await get('/assets/index-abc123.js', headers)).headers.etag);
        const again = await get('/assets/index-abc123.js', { ...headers, 'if-none-match': etag });
        expect(again.statusCode).toBe(304);
        expect(again.headers.vary).toBe('accept-encoding');
        expect(again.body).toBe('');
        return etag;
      }),
    );
    expect(new Set(etags).size).toBe(encodings.length);
  });

  test('answers HEAD for a compressed asset', async () => {
    const url = '/assets/index-abc123.js';
    const answer = await server.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(SCRIPT).length),
    });
    expect(answer.body).toBe('');
  });

  test('compresses the page if it is large and a client accepts that', async () => {
    const demoPage = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(demoPage.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(demoPage.rawPayload).toString()).toBe((await get('/')).body);
  });

  test.each([
    '/assets/old-123.js',
    '/assets/index-abc123.js.br',
    '/assets/index-abc123.js.gz',
    '/nothing.png',
    '/api/nothing',
    '/api',
    '/api/',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/websocket/1',
  ])('returns 404 for %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 404 });
  });

  test('is read-only', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  test.each(['/', '/assets/index-abc123.js', '/api/sys/health', '/api/sys/tenant', '/api/nothing'])(
    'protects %s',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain('frame-ancestors');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers['cache-control'] === 'no-store').toBe(url.startsWith('/api'));
    },
  );

  test('echoes another origin for calls only', async () => {
    const origin = 'http://localhost:3100';
    const { headers } = await get('/api/sys/health', { origin });
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    });
    expect((await get('/', { origin })).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await get('/api/sys/tenant', { origin })).headers['access-control-allow-origin']).toBe(origin);
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'sends no CORS headers to origin %s, with or without preflight',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await server.app.inject({ method, url: '/api/sys/health', headers: { origin } });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers.vary).toBe('Origin');
      }
    },
  );

  test('answers preflight requests', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/purchase/purchasePlan/edit',
      headers: { origin: 'http://localhost:3100', 'access-control-request-method': 'PUT' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
    expect(answer.headers['access-control-allow-headers']).toMatch(/X-Access-Token.*tenant-id.*X-Sign/);
  });
});

test('answers every unknown path with JSON without a build', async () => {
  const bare = await startTestServer({ db: server.db, webRoot: join(webRoot, 'missing') });
  expect((await bare.app.inject({ url: '/' })).statusCode).toBe(404);
  await bare.close();
});

describe('malformed HTTP', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['nonsense\r\n\r\n', '400 Bad Request', '请求格式不正确'],
    [`GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, '413 Payload Too Large', '请求内容过大'],
  ])('%.30j', async (text, status, message) => {
    const answer = await send(text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ success: false, code: 500, message });
  });
});
