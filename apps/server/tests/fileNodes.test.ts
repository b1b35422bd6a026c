import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  LARGE_PART,
  type FileState,
  type FileUsage,
  type LargeUploadState,
  type LostFiles,
  type OrphanedBytes,
  type StoredFile,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sysFile, sysLargePart, sysLargeUpload, type Database } from '../src/platform/db';
import { s3Storage } from '../src/platform/storage/s3Storage';
import { removeOrphans } from '../src/records/files/removeOrphans';
import { storageKey } from '../src/records/files/storageKey';
import { startS3Server, type S3Server } from './support/s3Server';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';
import { createTestDatabase } from './testDatabase';

let db: Database;
let s3: S3Server;
beforeAll(async () => {
  db = await createTestDatabase();
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await db.close();
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Two servers with one database; each has a data folder of its own. */
async function startNodes(public_ = false): Promise<[TestServer, TestServer]> {
  const { settings } = s3;
  const storage = () => s3Storage({ ...settings, publicEndpoint: public_ ? settings.endpoint : undefined });
  return [await startTestServer({ db, storage: storage() }), await startTestServer({ db, storage: storage() })];
}

async function send<Result>(caller: TestCaller, path: string, bytes: Buffer, name: string): Promise<Answer<Result>> {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return caller.call<Result>('POST', path, Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type')!,
  });
}

async function upload(caller: TestCaller, bytes = PDF, name = '合同.pdf', path = '/sys/common/upload') {
  const { body } = await send<StoredFile>(caller, path, bytes, name);
  expect(body).toMatchObject({ success: true });
  return body.result!;
}

const load = (caller: TestCaller, { id }: Pick<StoredFile, 'id'>, headers: Record<string, string> = {}) =>
  caller.call('GET', `/sys/common/loadOssFile/${id}`, {}, headers);

describe('two servers with a bucket', () => {
  let nodes: [TestServer, TestServer];
  let callers: [TestCaller, TestCaller];
  beforeAll(async () => {
    nodes = await startNodes();
    callers = [await nodes[0].as('purchaser'), await nodes[1].as('purchaser')];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  test('a file that one server received is read from the other', async () => {
    const file = await upload(callers[0]);
    const answer = await load(callers[1], file);
    expect(answer.raw.rawPayload.equals(PDF)).toBe(true);
    expect(answer.raw.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${file.id}"` });
    const link = await callers[1].get(`/sys/common/fileLink/${file.id}`);
    expect(link.body.result).toEqual({ url: null });
    const part = await load(callers[1], file, { range: 'bytes=1-3' });
    expect([part.status, part.raw.body]).toEqual([206, 'PDF']);
    expect((await load(callers[1], file, { 'if-none-match': `"${file.id}"` })).status).toBe(304);
    const [row] = await db.orm.select().from(sysFile).where(eq(sysFile.id, file.id));
    expect(row).toMatchObject({ storeType: 's3', sha256: sha256(PDF) });
  });

  test('a sealed file is decrypted by the other', async () => {
    const suppliers = [await nodes[0].as('supplier'), await nodes[1].as('supplier')] as const;
    const bytes = Buffer.concat([PDF, randomBytes(200_000)]);
    const form = new FormData();
    form.append('biz', 'supplierBid');
    form.append('file', new Blob([bytes as BlobPart]), '报价.pdf');
    const request = new Request('http://x', { method: 'POST', body: form });
    const { body } = await suppliers[0].call<StoredFile>(
      'POST',
      '/sys/common/upload',
      Buffer.from(await request.arrayBuffer()),
      { 'content-type': request.headers.get('content-type')! },
    );
    expect((await load(suppliers[1], body.result!)).raw.rawPayload.equals(bytes)).toBe(true);
    const part = await load(suppliers[1], body.result!, { range: 'bytes=70000-140000' });
    expect(part.raw.rawPayload.equals(bytes.subarray(70_000, 140_001))).toBe(true);
  });

  test('parts that were sent to different servers become one file', async () => {
    const bytes = randomBytes(3 * LARGE_PART + 12_345);
    bytes.set([0x50, 0x4b, 3, 4]);
    const about = { fileName: '模型.zip', fileSize: bytes.length, fingerprint: sha256(bytes) };
    const begun = await callers[0].post<LargeUploadState>('/sys/common/largeUpload/begin', about);
    const { id } = begun.body.result!;
    const digests: Buffer[] = [];
    for (let index = 0; index < 4; index += 1) {
      const part = bytes.subarray(index * LARGE_PART, (index + 1) * LARGE_PART);
      digests.push(createHash('sha256').update(part).digest());
      const path = `/sys/common/largeUpload/${id}/${index}?sha256=${sha256(part)}`;
      const state = await send<LargeUploadState>(callers[index % 2]!, path, part, 'blob');
      expect(state.body.result).toMatchObject({ received: index + 1 });
      // The other server knows how far the upload is.
      const resumed = await callers[(index + 1) % 2]!.post<LargeUploadState>('/sys/common/largeUpload/begin', about);
      expect(resumed.body.result).toEqual(state.body.result);
    }
    const digest = sha256(Buffer.concat(digests));
    // Both are asked at once; one stores the file.
    const finish = () =>
      Promise.all(callers.map((caller) => caller.post<StoredFile>('/sys/common/largeUpload/finish', { id, digest })));
    const answers = await finish();
    const stored = answers.find(({ status }) => status === 200)!.body.result!;
    // The other one answers the same, or that the file is being stored.
    expect(answers.map(({ status, body }) => (status === 503 ? stored : body.result))).toEqual([stored, stored]);
    // An answer that was lost is given again.
    expect((await finish()).map(({ body }) => body.result)).toEqual([stored, stored]);
    const [row] = await db.orm.select().from(sysFile).where(eq(sysFile.id, stored.id));
    expect(row).toMatchObject({ fileSize: bytes.length, sha256: sha256(bytes), storeType: 's3' });
    for (const caller of callers) expect((await load(caller, stored)).raw.rawPayload.equals(bytes)).toBe(true);
  });

  test('refused uploads leave nothing in the bucket', async () => {
    const before = s3.requests.length;
    const { body } = await send(callers[0], '/sys/common/upload', Buffer.from('<html>'), 'x.png');
    expect(body).toMatchObject({ success: false, message: '文件内容与后缀不符' });
    expect(s3.requests.slice(before)).toEqual([]);
  });

  test('deleting a file removes its object', async () => {
    const admin = await nodes[1].as('admin', { tenant: 1 });
    const file = await upload(admin, PDF, 'x.pdf', '/sys/oss/file/upload');
    expect((await admin.call('DELETE', '/sys/oss/file/delete', { id: file.id })).body.success).toBe(true);
    expect(await nodes[0].storage.find(storageKey(file))).toBeUndefined();
  });

  test('administrators see what is stored, and whether it is whole', async () => {
    const admin = await nodes[0].as('admin', { tenant: 1 });
    const usage = async () => (await admin.get<FileUsage>('/sys/oss/file/usage')).body.result!;
    const before = await usage();
    const file = await upload(admin, PDF, 'x.pdf', '/sys/oss/file/upload');
    const after = await usage();
    expect(after).toMatchObject({ count: before.count + 1, bytes: before.bytes + PDF.length });
    expect(after.unused.count).toBe(before.unused.count + 1);
    expect(after.areas.find(({ biz }) => biz === 'temp')!.bytes).toBeGreaterThanOrEqual(PDF.length);
    expect(after.tenants.find(({ id }) => id === '1')).toMatchObject({ count: after.count, bytes: after.bytes });
    const manager = await nodes[0].as('jb_manager');
    expect((await manager.get('/sys/oss/file/usage')).status).toBe(403);

    const check = async () =>
      (await admin.get<{ state: FileState }>('/sys/oss/file/check', { id: file.id })).body.result!.state;
    expect(await check()).toBe('whole');
    const key = storageKey(file);
    await nodes[0].storage.put(key, Readable.from([Buffer.alloc(PDF.length)]));
    expect(await check()).toBe('damaged');
    await nodes[0].storage.remove(key);
    expect(await check()).toBe('missing');
    await db.orm.update(sysFile).set({ sha256: null }).where(eq(sysFile.id, file.id));
    await nodes[0].storage.put(key, Readable.from([PDF]));
    expect(await check()).toBe('unchecked');
  });

  test('administrators find the files that the storage lost', async () => {
    const { storage } = nodes[0];
    const admin = await nodes[0].as('admin', { tenant: 1 });
    const lost = async () => {
      const found: LostFiles['files'] = [];
      const totals: (number | null)[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { body } = await admin.get<LostFiles>('/sys/oss/file/lost', after === undefined ? {} : { after });
        totals.push(body.result!.total);
        found.push(...body.result!.files);
        after = body.result!.next;
      }
      expect(totals[0]).toBeGreaterThan(0);
      return found.map(({ id, state }) => ({ id, state }));
    };
    const before = await lost();
    const [whole, cut, gone] = [
      await upload(admin, PDF, '完整.pdf'),
      await upload(admin, PDF, '短.pdf'),
      await upload(admin, PDF, '缺失.pdf'),
    ];
    await storage.put(storageKey(cut), Readable.from([PDF.subarray(1)]));
    await storage.remove(storageKey(gone));
    const after = await lost();
    expect(after).toHaveLength(before.length + 2);
    expect(after).toEqual(
      expect.arrayContaining([
        { id: cut.id, state: 'damaged' },
        { id: gone.id, state: 'missing' },
      ]),
    );
    expect(after.map(({ id }) => id)).not.toContain(whole.id);
    // Another tenant sees its own files only.
    const other = await nodes[0].as('admin', { tenant: 2 });
    const foreign = await other.get<LostFiles>('/sys/oss/file/lost');
    expect(foreign.body.result!.files.map(({ id }) => id)).not.toContain(gone.id);
    await s3.stop();
    const broken = await admin.get('/sys/oss/file/lost');
    await s3.start();
    expect(broken).toMatchObject({ status: 503, body: { message: '文件存储暂时不可用，请稍后重试' } });
  });

  test('bytes that no file has are removed after a day', async () => {
    const { storage } = nodes[0];
    const file = await upload(callers[0]);
    const orphan = `ab/ab${randomBytes(15).toString('hex')}.pdf`;
    await storage.put(orphan, Readable.from([PDF]));
    const admin = await nodes[0].as('admin', { tenant: 1 });
    const listed: OrphanedBytes['bytes'] = [];
    for (let after: number | null = -1; after !== null;) {
      const answer: Answer<OrphanedBytes> = await admin.get('/sys/oss/file/orphaned', { after: String(after) });
      listed.push(...answer.body.result!.bytes);
      after = answer.body.result!.next;
    }
    expect(listed).toEqual([{ key: orphan, size: PDF.length, time: expect.any(String) as unknown }]);
    expect(await removeOrphans(db, storage, Date.now() - 60_000)).toEqual([]);
    expect(await removeOrphans(db, storage, Date.now() + 60_000)).toEqual([orphan]);
    expect(await storage.find(orphan)).toBeUndefined();
    expect(await storage.find(storageKey(file))).toBeDefined();
  });

  test('while the bucket is away, uploads are refused and nothing is lost', async () => {
    const file = await upload(callers[0]);
    await s3.stop();
    try {
      expect(await load(callers[0], file)).toMatchObject({
        status: 503,
        body: { success: false, message: '文件存储暂时不可用，请稍后重试' },
      });
      const count = (await db.orm.select().from(sysFile)).length;
      expect((await send(callers[0], '/sys/common/upload', PDF, 'a.pdf')).status).toBe(503);
      expect((await db.orm.select().from(sysFile)).length).toBe(count);
    } finally {
      await s3.start();
    }
    expect((await load(callers[0], file)).status).toBe(200);
  });
});

describe('a bucket that browsers reach', () => {
  let nodes: [TestServer, TestServer];
  beforeAll(async () => void (nodes = await startNodes(true)));
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  test('downloads are sent there after the right was checked', async () => {
    const purchaser = await nodes[0].as('purchaser');
    const file = await upload(purchaser, Buffer.from('<script>alert(1)</script>'), '说明.txt');
    const answer = await load(purchaser, file);
    expect(answer.status).toBe(302);
    expect(answer.raw.headers['cache-control']).toBe('no-store');
    const bytes = await fetch(String(answer.raw.headers.location));
    expect(await bytes.text()).toBe('<script>alert(1)</script>');
    expect(bytes.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(bytes.headers.get('content-disposition')).toBe(
      `attachment; filename="file.txt"; filename*=UTF-8''${encodeURIComponent('说明.txt')}`,
    );
    expect((await load(await nodes[0].as('manager'), file)).status).toBe(403);

    // The app asks for the link, and the browser follows it.
    const linkOf = (caller: TestCaller) => caller.get<{ url: string | null }>(`/sys/common/fileLink/${file.id}`);
    const { url } = (await linkOf(purchaser)).body.result!;
    const linked = await fetch(url!);
    expect(linked.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(await linked.text()).toBe('<script>alert(1)</script>');
    expect((await linkOf(await nodes[0].as('manager'))).status).toBe(403);
    expect((await linkOf(nodes[0].anonymous)).status).toBe(401);
    expect((await load(nodes[0].anonymous, file)).status).toBe(401);
  });

  test.each(['empty', 'image', 'iframe'])('a page gets the bytes of an %s request from the server', async (dest) => {
    const purchaser = await nodes[0].as('purchaser');
    const file = await upload(purchaser);
    const answer = await load(purchaser, file, { 'sec-fetch-dest': dest });
    expect(answer.raw.rawPayload.equals(PDF)).toBe(true);
  });
});

describe('two servers with a folder each', () => {
  let nodes: [TestServer, TestServer];
  beforeAll(async () => void (nodes = [await startTestServer({ db }), await startTestServer({ db })]));
  afterAll(() => Promise.all(nodes.map((node) => node.close())));
  const notHere = { status: 404, body: { success: false, message: '文件内容不在本服务器的文件存储中，请联系管理员' } };

  test('a server without the file says so', async () => {
    const file = await upload(await nodes[0].as('purchaser'));
    expect(await load(await nodes[1].as('purchaser'), file)).toMatchObject(notHere);
    expect((await load(await nodes[0].as('purchaser'), file)).status).toBe(200);
  });

  test('a server without the parts does not go on with them', async () => {
    const [one, other] = [await nodes[0].as('purchaser'), await nodes[1].as('purchaser')];
    const about = { fileName: 'a.zip', fileSize: 100, fingerprint: 'a'.repeat(64) };
    const { id } = (await one.post<LargeUploadState>('/sys/common/largeUpload/begin', about)).body.result!;
    expect(await other.post('/sys/common/largeUpload/begin', about)).toMatchObject(notHere);
    expect((await one.post('/sys/common/largeUpload/begin', about)).body.success).toBe(true);
    await one.call('DELETE', '/sys/common/largeUpload/drop', { id });
    expect(await db.orm.select().from(sysLargeUpload).where(eq(sysLargeUpload.id, id))).toEqual([]);
    expect(await db.orm.select().from(sysLargePart).where(eq(sysLargePart.uploadId, id))).toEqual([]);
  });
});
