import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, createSessionStore, memoryStorage, signIn, type Client } from '@gezi/client/core';
import { LARGE_PART, type StoredFile } from '@gezi/domain';
import { clientTransport, sendLarge, UploadQueue } from '@gezi/upload/core';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cuttingWire } from '../../../tooling/cuttingWire';
import { DatabaseUnavailableError, sysFile, sysLargeUpload } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let purchaser: TestCaller;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ config: { largeUploadLimit: 60 * 1024 * 1024, uploadLimit: 1000 } });
  purchaser = await server.as('purchaser');
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** A zip by its first bytes, random data after them. */
function bigFile(name: string, size: number): File {
  const bytes = randomBytes(size);
  bytes.set([0x50, 0x4b, 3, 4]);
  return new File([bytes], name, { lastModified: 1 });
}
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

function clientAt(to: number, { token, userId } = purchaser): Client {
  const session = createSessionStore({ storage: memoryStorage() });
  const outcome = signIn(
    { code: 200, result: { token, userInfo: { id: userId, username: 'purchaser', realname: '采购员', status: 1 } } },
    Date.now(),
  );
  if (!outcome.ok) throw new Error('not signed in');
  session.set(outcome.value);
  return createClient({ session, basePath: `http://127.0.0.1:${to}/api` });
}

const send = (
  client: Client,
  file: File,
  signal = new AbortController().signal,
  onProgress: (percent: number) => void = () => {},
) => sendLarge(client, { file, action: '', fields: {}, token: true, signal, onProgress }, { pauseMs: 5 });

const bytesAt = async (id: string) => (await purchaser.get(`/sys/common/loadOssFile/${id}`)).raw.rawPayload;
const large = (path: string, body: object) => purchaser.post<StoredFile>(`/sys/common/largeUpload/${path}`, body);
async function sendPart(id: string, index: number, bytes: Uint8Array<ArrayBuffer>, sha256: string) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'part');
  const { body, headers } = new Request('http://x', { method: 'POST', body: form });
  return purchaser.call(
    'POST',
    `/sys/common/largeUpload/${id}/${index}?sha256=${sha256}`,
    Buffer.from(await new Response(body).arrayBuffer()),
    { 'content-type': headers.get('content-type')! },
  );
}
const about = { fileName: 'a.zip', fileSize: 9_000_000, fingerprint: 'a'.repeat(64) };

describe('a large file', () => {
  test('is uploaded completely despite five disconnects', async () => {
    const file = bigFile('模型.zip', 22_000_000);
    const wire = await cuttingWire(port, { bytes: 3_500_000, times: 5 });
    try {
      const progress: number[] = [];
      const answer = await send(clientAt(wire.port), file, undefined, (percent) => progress.push(percent));
      expect(wire.cuts()).toBe(5);
      expect(answer.message).toMatch(/^temp\/模型_[0-9a-f]{32}\.zip$/);
      expect(answer.result).toMatchObject({ fileName: '模型.zip', fileSize: 22_000_000 });
      expect(Math.max(...progress)).toBe(100);
      const loaded = await purchaser.get(`/sys/common/loadOssFile/${encodeURIComponent(answer.message)}`);
      expect(md5(loaded.raw.rawPayload)).toBe(md5(await bytesOf(file)));
    } finally {
      wire.close();
    }
  });

  test('resumes after a reload without resending stored parts', async () => {
    const file = bigFile('备份.zip', 4 * LARGE_PART + 5);
    const stopped = new AbortController();
    const first = send(clientAt(port), file, stopped.signal, (percent) => percent > 50 && stopped.abort());
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    // Another client selects the same file.
    const wire = await cuttingWire(port);
    try {
      const again = new File([await bytesOf(file)], file.name, { lastModified: 1 });
      const answer = await send(clientAt(wire.port), again);
      expect(wire.sent()).toBeLessThan(3 * LARGE_PART);
      expect(answer.result).toMatchObject({ fileSize: file.size });
      const loaded = await purchaser.get(`/sys/common/loadOssFile/${(answer.result as StoredFile).id}`);
      expect(md5(loaded.raw.rawPayload)).toBe(md5(await bytesOf(file)));
    } finally {
      wire.close();
    }
  });

  test('cancelling removes its parts at once', async () => {
    const kept = () => readdir(join(server.dataDir, 'files/large'));
    const before = await kept();
    const file = bigFile('不要了.zip', 6 * LARGE_PART);
    const queue = new UploadQueue({ transport: clientTransport(clientAt(port)) });
    queue.add([file]);
    const { uid } = queue.items[0]!;
    await vi.waitFor(() => expect(queue.items[0]!.percent).toBeGreaterThan(20), { timeout: 10_000, interval: 1 });
    expect(await kept()).toHaveLength(before.length + 1);
    queue.cancel(uid);
    await vi.waitFor(async () => expect(await kept()).toEqual(before), { timeout: 10_000, interval: 5 });
    // A retry starts over and succeeds.
    queue.retry(uid);
    await vi.waitFor(() => expect(queue.items[0]!.status).toBe('done'), { timeout: 20_000 });
  });

  test('is refused at the end if it began as another file', async () => {
    const file = bigFile('原件.zip', 2 * LARGE_PART);
    const stopped = new AbortController();
    await expect(
      send(clientAt(port), file, stopped.signal, (percent) => percent >= 50 && stopped.abort()),
    ).rejects.toMatchObject({ kind: 'aborted' });
    // Same name, size, time and ends, but different bytes in the stored part.
    const changed = await bytesOf(file);
    changed[1_000_000]! ^= 1;
    await expect(send(clientAt(port), new File([changed], file.name, { lastModified: 1 }))).rejects.toMatchObject({
      message: '文件完整性校验失败，请重新上传',
    });
  });
});

test('is stored by one server, or by another one half a minute after that one stopped', async () => {
  const { db, storage } = server;
  const file = bigFile('两台.zip', LARGE_PART + 5);
  const bytes = await bytesOf(file);
  const [used] = await db.orm
    .select({ bytes: sql<number>`sum(${sysFile.fileSize})::int` })
    .from(sysFile)
    .where(eq(sysFile.tenantId, 1));
  // The quota has room for the file once: the server that goes on late must not refuse and remove what is stored.
  const config = { largeUploadLimit: 60 * 1024 * 1024, tenantQuota: used!.bytes + file.size };
  const stopped = await startTestServer({ db, storage, config });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    stopped.pass(server.now() - stopped.now());
    const caller = await stopped.as('purchaser');
    const digests: Buffer[] = [];
    const sha256 = (part: Uint8Array) => createHash('sha256').update(part).digest();
    const body = { fileName: file.name, fileSize: file.size, fingerprint: 'f'.repeat(64) };
    const { id } = (await large('begin', body)).body.result!;
    for (const [index, part] of [bytes.subarray(0, LARGE_PART), bytes.subarray(LARGE_PART)].entries()) {
      digests.push(sha256(part));
      await sendPart(id, index, part, digests[index]!.toString('hex'));
    }
    const finish = { id, digest: sha256(Buffer.concat(digests)).toString('hex') };

    const complete = storage.large.complete.bind(storage.large);
    let goOn = () => {};
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    const held = vi.spyOn(storage.large, 'complete').mockImplementationOnce(async (...upload) => {
      await isHeld;
      await complete(...upload);
    });
    const late = caller.post<StoredFile>('/sys/common/largeUpload/finish', finish);
    await vi.waitFor(() => expect(held).toHaveBeenCalledOnce());

    const claimTime = async () => {
      const [row] = await db.orm.select().from(sysLargeUpload).where(eq(sysLargeUpload.id, id));
      return row!.claimTime;
    };
    for (let passed = 0; passed < 60; passed += 10) {
      const before = await claimTime();
      for (const each of [server, stopped]) each.pass(10_000);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(async () => expect(await claimTime()).not.toBe(before));
      expect((await large('finish', finish)).body).toMatchObject({ code: 500, message: '文件正在保存，请稍后重试' });
    }

    // It no longer renews its claim.
    for (const each of [server, stopped]) each.pass(31_000);
    const stored = (await large('finish', finish)).body.result!;
    expect(md5(await bytesAt(stored.id))).toBe(md5(bytes));
    goOn();
    expect((await late).body.result).toEqual(stored);
    expect((await large('finish', finish)).body.result).toEqual(stored);
    expect(md5(await bytesAt(stored.id))).toBe(md5(bytes));
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await stopped.close();
  }
});

describe('the database goes away while a file is stored', () => {
  /** Loses the connection of the transaction that stores the file, once. @returns whether it has */
  function loseConnection(fileName: string, isCommitted: boolean): () => boolean {
    const transaction = server.db.transaction.bind(server.db);
    let isLost = false;
    vi.spyOn(server.db, 'transaction').mockImplementation(async (work, options) => {
      let loses = false;
      const result = await transaction(async () => {
        const done = await work();
        const rows = await server.db.orm.select().from(sysFile).where(eq(sysFile.fileName, fileName));
        loses = !isLost && rows.length > 0;
        isLost ||= loses;
        if (loses && !isCommitted) throw new DatabaseUnavailableError(new Error('cut'));
        return done;
      }, options);
      if (loses) throw new DatabaseUnavailableError(new Error('cut'));
      return result;
    });
    return () => isLost;
  }

  test.each([
    ['before the commit', false],
    ['after the commit', true],
  ])('%s: another attempt has the whole file', async (when, isCommitted) => {
    const file = bigFile(`断线 ${when}.zip`, LARGE_PART + 5);
    const isLost = loseConnection(file.name, isCommitted);
    await send(clientAt(port), file).catch(() => undefined);
    vi.restoreAllMocks();
    expect(isLost()).toBe(true);
    const { result } = await send(clientAt(port), file);
    expect(md5(await bytesAt((result as StoredFile).id))).toBe(md5(await bytesOf(file)));
  });

  test('a row that was committed keeps the bytes of its file', async () => {
    const isLost = loseConnection('断线.txt', true);
    const form = new FormData();
    form.append('file', new Blob(['内容']), '断线.txt');
    const body = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/sys/common/upload',
      payload: Buffer.from(await body.arrayBuffer()),
      headers: {
        'content-type': body.headers.get('content-type')!,
        'x-access-token': purchaser.token,
        'tenant-id': '1',
      },
    });
    vi.restoreAllMocks();
    expect([isLost(), answer.statusCode]).toEqual([true, 503]);
    const [row] = await server.db.orm.select().from(sysFile).where(eq(sysFile.fileName, '断线.txt'));
    expect(String(await bytesAt(row!.id))).toBe('内容');
  });
});

describe('refused', () => {
  test.each([
    ['an executable extension', { fileName: 'a.exe' }, '该后缀文件不允许上传'],
    ['an unknown area', { biz: '../x' }, '上传目录不在允许的范围内'],
    ['the server’s own area', { biz: 'importError' }, '上传目录不在允许的范围内'],
    ['a non-picture as public picture', { biz: 'jeditor' }, '请上传图片'],
    ['too large', { fileSize: 70 * 1024 * 1024 }, '文件大小超出限制，请检查！'],
  ])('%s', async (_case, change, message) => {
    expect((await large('begin', { ...about, ...change })).body).toMatchObject({ success: false, message });
  });

  test('an upload of another user or tenant', async () => {
    const { body } = await large('begin', about);
    const { id } = body.result!;
    for (const other of [await server.as('manager'), await server.as('jb_manager')]) {
      const answer = await other.post('/sys/common/largeUpload/finish', { id, digest: 'b'.repeat(64) });
      expect(answer.status).toBe(404);
      expect((await other.call('DELETE', '/sys/common/largeUpload/drop', { id })).status).toBe(404);
    }
    expect((await server.anonymous.post('/sys/common/largeUpload/begin', about)).status).toBe(401);
  });

  test('a part with a wrong hash, out of order, or of another file type', async () => {
    const id = (
      (await large('begin', { ...about, fingerprint: 'c'.repeat(64) })).body.result as unknown as { id: string }
    ).id;
    const part = (index: number, bytes: Uint8Array<ArrayBuffer>, hash: string) => sendPart(id, index, bytes, hash);
    const bytes = new Uint8Array(LARGE_PART);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect((await part(0, bytes, 'd'.repeat(64))).body.message).toBe('文件分片校验失败，请重试');
    expect((await part(0, bytes.subarray(1), hash)).body.message).toBe('文件分片校验失败，请重试');
    expect((await part(1, bytes, hash)).body.message).toBe('文件分片顺序不正确，请重试');
    expect((await part(0, bytes, hash)).body.message).toBe('文件内容与后缀不符');
    expect((await part(0, bytes, 'x')).body.success).toBe(false);
  });

  test('leaves nothing behind when aborted', async () => {
    const { body } = await large('begin', { ...about, fingerprint: 'e'.repeat(64) });
    await purchaser.call('DELETE', '/sys/common/largeUpload/drop', { id: body.result!.id });
    expect(await readdir(join(server.dataDir, 'files/large'))).not.toContain(body.result!.id);
  });

  test('more than the tenant’s quota, unfinished uploads included', async () => {
    const small = await startTestServer({ config: { tenantQuota: 10_000_000 } });
    try {
      const caller = await small.as('purchaser');
      const begin = (fingerprint: string) =>
        caller.post('/sys/common/largeUpload/begin', { ...about, fileSize: 6_000_000, fingerprint });
      expect((await begin('a'.repeat(64))).body.success).toBe(true);
      expect((await begin('b'.repeat(64))).body).toMatchObject({
        success: false,
        message: '文件存储空间不足，请联系管理员',
      });
    } finally {
      await small.close();
    }
  });
});

test('stores exactly the sent bytes', async () => {
  const file = bigFile('z.zip', 100);
  const answer = await send(clientAt(port), file);
  const { id } = answer.result as StoredFile;
  expect(await readFile(join(server.dataDir, 'files', id.slice(0, 2), `${id}.zip`))).toEqual(
    Buffer.from(await bytesOf(file)),
  );
});
