import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, createSessionStore, memoryStorage, signIn, type Client } from '@gezi/client/core';
import type { StoredFile } from '@gezi/domain';
import { clientTransport } from '@gezi/upload/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysFile, sysLog } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const CANARY = 'quotation-of-77123-yuan';
const NAME = 'canary-报价单.pdf';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let supplier: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  supplier = await server.as('supplier');
});
afterAll(() => server.close());

/** Half a megabyte with the canary at its start, middle and end. */
function pdfBytes(): Buffer {
  const bytes = randomBytes(500_000);
  bytes.write('%PDF-1.4\n');
  for (const at of [9, 250_000, bytes.length - CANARY.length]) bytes.write(CANARY, at);
  return bytes;
}

async function upload(content: Buffer, name = NAME, biz = 'supplierBid'): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  form.append('biz', biz);
  const request = new Request('http://x', { method: 'POST', body: form });
  const { body } = await supplier.call<StoredFile>(
    'POST',
    '/sys/common/upload',
    Buffer.from(await request.arrayBuffer()),
    { 'content-type': request.headers.get('content-type')! },
  );
  expect(body).toMatchObject({ success: true });
  return body.result!;
}

const load = (caller: TestCaller, id: string, headers: Record<string, string> = {}) =>
  caller.call('GET', `/sys/common/loadOssFile/${encodeURIComponent(id)}`, {}, headers);
const isSame = (one: Buffer, other: Buffer): boolean => one.equals(other);
const diskPath = ({ id, fileType }: StoredFile) => join(server.dataDir, 'files', id.slice(0, 2), `${id}.${fileType}`);

/** Tables and files that contain one of the texts. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const tables = await server.db.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables.rows) {
    const hits = sql.join(
      texts.map((text) => sql`strpos(t::text, ${text}) > 0`),
      sql` or `,
    );
    const { rows } = await server.db.orm.execute(sql`select 1 from ${sql.identifier(name)} t where ${hits} limit 1`);
    if (rows.length > 0) found.push(name);
  }
  for (const entry of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (texts.some((text) => entry.name.includes(text) || bytes.includes(text))) found.push(entry.name);
  }
  return found;
}

describe('a sealed file', () => {
  test('lies neither in the data folder nor in a table', async () => {
    const bytes = pdfBytes();
    const file = await upload(bytes);
    expect(file).toMatchObject({ fileName: NAME, fileSize: bytes.length, url: `supplierBid/file_${file.id}.pdf` });
    expect((await load(supplier, file.id)).status).toBe(200);
    expect(await placesOf([CANARY, 'canary-报价单'])).toEqual([]);
    expect(await readdir(join(server.dataDir, 'files/waiting'))).toEqual([]);

    const [row] = await server.db.orm.select().from(sysFile).where(eq(sysFile.id, file.id));
    expect(row).toMatchObject({ fileName: 'file.pdf', fileSize: bytes.length, md5: null });
    const logs = JSON.stringify(await server.db.orm.select().from(sysLog));
    expect(logs).toContain('上传文件 file.pdf');

    const plain = await upload(bytes, 'canary-合同.pdf', 'temp');
    expect(await placesOf([CANARY])).toEqual([`${plain.id}.pdf`]);
    expect(await placesOf(['canary-合同'])).toEqual(expect.arrayContaining(['sys_file', 'sys_log']));
  });

  test('is downloaded as it was uploaded, with its name', async () => {
    const bytes = pdfBytes();
    const { id, url } = await upload(bytes);
    for (const key of [id, url]) {
      const { status, raw } = await load(supplier, key);
      expect(status).toBe(200);
      expect(isSame(raw.rawPayload, bytes)).toBe(true);
      expect(raw.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
      });
    }
  });

  test.each([
    ['65530-131080', 65_530, 131_080],
    ['0-0', 0, 0],
    ['499990-', 499_990, 499_999],
    ['-70000', 430_000, 499_999],
    ['400000-900000', 400_000, 499_999],
  ])('serves the range %s', async (range, start, end) => {
    const bytes = pdfBytes();
    const { id } = await upload(bytes);
    const { status, raw } = await load(supplier, id, { range: `bytes=${range}` });
    expect(status).toBe(206);
    expect(raw.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/500000`,
      'content-length': String(end - start + 1),
    });
    expect(isSame(raw.rawPayload, bytes.subarray(start, end + 1))).toBe(true);
  });

  test('is served as a whole for other ranges, and refused beyond its end', async () => {
    const { id } = await upload(pdfBytes());
    expect((await load(supplier, id, { range: 'bytes=5-2' })).raw.rawPayload).toHaveLength(500_000);
    expect((await load(supplier, id, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await load(supplier, id, { range: 'bytes=0-1', 'if-range': `"${id}"` })).status).toBe(206);
    expect((await load(supplier, id, { range: 'bytes=500000-' })).status).toBe(416);
  });

  test('ends in an error at a changed byte', async () => {
    const file = await upload(pdfBytes());
    const stored = await readFile(diskPath(file));
    stored[300_000]! ^= 1;
    await writeFile(diskPath(file), stored);
    const download = load(supplier, file.id).then(
      () => 'complete',
      () => 'broken off',
    );
    expect(await download).toBe('broken off');
    expect((await load(supplier, file.id, { range: 'bytes=0-65535' })).status).toBe(206);
    const changed = await load(supplier, file.id, { range: 'bytes=300000-300001' });
    expect(changed).toMatchObject({ status: 500, body: { success: false } });
  });

  test('cannot take the key or the name of another', async () => {
    const [one, other] = [await upload(pdfBytes()), await upload(pdfBytes())];
    const [row] = await server.db.orm.select().from(sysFile).where(eq(sysFile.id, other.id));
    for (const change of [{ sealedKey: row!.sealedKey }, { sealedName: row!.sealedName }]) {
      await server.db.orm.update(sysFile).set(change).where(eq(sysFile.id, one.id));
      expect(await load(supplier, one.id)).toMatchObject({ status: 500, body: { success: false } });
    }
  });

  test('is read by its uploader alone, pictures too', async () => {
    const { id, url } = await upload(PNG, 'a.png');
    expect(isSame((await load(supplier, id)).raw.rawPayload, PNG)).toBe(true);
    const others = ['admin', 'purchaser', 'manager', 'jb_manager'] as const;
    for (const caller of await Promise.all(others.map((name) => server.as(name)))) {
      expect((await load(caller, id)).status).toBe(403);
      expect((await caller.get(`/sys/common/static/${url}`)).status).toBe(403);
    }
    expect((await server.anonymous.get(`/sys/common/static/${url}`)).status).toBe(401);
    expect((await supplier.get(`/sys/common/static/${url}`)).status).toBe(200);
  });
});

test('sends large files of sealed areas in one request', async () => {
  const port = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port;
  const bytes = pdfBytes();
  const send = clientTransport(clientAt(port), { largeFrom: 1000 });
  const file = new File([bytes as BlobPart], NAME);
  const answer = await send({
    file,
    action: '/sys/common/upload',
    fields: { biz: 'supplierBid' },
    token: true,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(answer).toMatchObject({ success: true, result: { fileName: NAME } });
  expect(await readdir(join(server.dataDir, 'files/large')).catch(() => [])).toEqual([]);
});

function clientAt(port: string): Client {
  const session = createSessionStore({ storage: memoryStorage() });
  const user = { id: supplier.userId, username: 'supplier', realname: '供应商', status: 1 };
  const outcome = signIn({ code: 200, result: { token: supplier.token, userInfo: user } }, Date.now());
  if (!outcome.ok) throw new Error('not signed in');
  session.set(outcome.value);
  return createClient({ session, basePath: `http://127.0.0.1:${port}/api` });
}
