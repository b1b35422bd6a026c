import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeStorageFault } from '../src/platform/storage/describeStorageFault';
import type { FileStorage } from '../src/platform/storage/FileStorage';
import { folderStorage } from '../src/platform/storage/folderStorage';
import { s3Storage } from '../src/platform/storage/s3Storage';
import type { S3Settings } from '../src/platform/storage/S3Settings';
import { DamagedFileError, MissingFileError, StorageUnavailableError } from '../src/platform/storage/storageErrors';
import { startS3Server, type S3Server } from './support/s3Server';

const PART = 5 * 1024 * 1024;
const wholeOf = (bytes: Buffer) => ({ size: bytes.length, sha256: sha256(bytes) });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Another key each time. */
function newKey(): string {
  const id = randomBytes(16).toString('hex');
  return `${id.slice(0, 2)}/${id}.zip`;
}
const streamOf = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 100_003) }, (_, at) =>
      bytes.subarray(at * 100_003, (at + 1) * 100_003),
    ),
  );
async function* failing(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* streamOf(bytes) as AsyncIterable<Buffer>;
  throw new Error('the connection was lost');
}

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezi-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const buckets: [string, () => S3Settings][] = [['a bucket', () => server.settings]];
/** A server that this test does not start: `http://<key>:<secret>@<host>/<bucket>`. */
const { TEST_S3 } = process.env;
if (TEST_S3) buckets.push(['the bucket of TEST_S3', () => settingsOf(TEST_S3)]);
const kinds: [string, () => FileStorage][] = [
  ['a folder', () => folderStorage(join(folder, 'files'))],
  ...buckets.map(([name, settings]): [string, () => FileStorage] => [name, () => s3Storage(settings())]),
];

describe.each(kinds)('%s', (_name, open) => {
  let storage: FileStorage;
  let key: string;
  beforeAll(() => void (storage = open()));
  beforeEach(() => void (key = newKey()));

  const put = (bytes: Buffer, at = key) => storage.put(at, streamOf(bytes));
  const bytesOf = async (at = key, range?: { start: number; end: number }) => buffer(await storage.read(at, range));
  const keys = async () => {
    const found: string[] = [];
    for await (const object of storage.list()) found.push(object.key);
    return found;
  };

  test('passes the check of the start', async () => {
    await storage.check();
    expect((await keys()).filter((each) => each.startsWith('check'))).toEqual([]);
  });

  test.each([1, 70_000, PART, 2 * PART + 1234])('stores %i bytes and reads them', async (size) => {
    const bytes = randomBytes(size);
    expect(await put(bytes)).toBe(sha256(bytes));
    expect((await bytesOf()).equals(bytes)).toBe(true);
    expect(await storage.find(key)).toMatchObject({ key, size });
  });

  test('reads ranges', async () => {
    const bytes = randomBytes(300_000);
    await put(bytes);
    for (const range of [
      { start: 0, end: 1 },
      { start: 65_536, end: 200_000 },
      { start: 299_999, end: 299_999 },
      // Beyond the end.
      { start: 100, end: 400_000 },
    ]) {
      expect((await bytesOf(key, range)).equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
    }
  });

  test('takes a file from the disk', async () => {
    const bytes = randomBytes(PART + 77);
    const path = join(folder, 'taken');
    await writeFile(path, bytes);
    await storage.take(key, path, sha256(bytes));
    expect((await bytesOf()).equals(bytes)).toBe(true);
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  test.each([100, 2 * PART])('takes no file of %i bytes with a wrong checksum', async (size) => {
    const path = join(folder, 'damaged');
    await writeFile(path, randomBytes(size));
    await expect(storage.take(key, path, sha256(Buffer.from('other')))).rejects.toBeInstanceOf(DamagedFileError);
    expect(await storage.find(key)).toBeUndefined();
    expect(await readdir(folder)).toContain('damaged');
  });

  test.each([100_000, 2 * PART])('an upload that is aborted after %i bytes leaves nothing', async (size) => {
    await expect(storage.put(key, failing(randomBytes(size)))).rejects.toThrow('the connection was lost');
    expect(await storage.find(key)).toBeUndefined();
    expect(await keys()).not.toContain(key);
  });

  test('removes an object once and again', async () => {
    await put(Buffer.from('x'));
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.find(key)).toBeUndefined();
  });

  test('names a missing object', async () => {
    await expect(storage.read(key)).rejects.toBeInstanceOf(MissingFileError);
    await expect(storage.read(key, { start: 0, end: 9 })).rejects.toBeInstanceOf(MissingFileError);
  });

  test('lists its objects, and nothing that others store there', async () => {
    const [one, other] = [newKey(), newKey()];
    await put(Buffer.from('one'), one);
    await put(Buffer.from('other!'), other);
    await put(Buffer.from('not ours'), 'ab/notes.txt');
    const found = await keys();
    expect(found).toEqual(expect.arrayContaining([one, other]));
    expect(found).not.toContain('ab/notes.txt');
    await storage.remove('ab/notes.txt');
  });

  describe('in parts', () => {
    const bytes = randomBytes(2 * PART + 4321);
    const contentOf = (index: number, from = bytes) => {
      const part = from.subarray(index * PART, (index + 1) * PART);
      return { index, start: index * PART, size: part.length, sha256: sha256(part), source: streamOf(part) };
    };

    test('stores an object when all parts are there', async () => {
      const upload = await storage.large.begin(key);
      const parts = [];
      for (const index of [0, 1, 2]) parts.push(await storage.large.put(key, upload, contentOf(index)));
      expect(await storage.find(key)).toBeUndefined();
      await storage.large.complete(key, upload, parts, wholeOf(bytes));
      expect((await bytesOf()).equals(bytes)).toBe(true);
      // Services may answer a repeated request as the first one.
      const again = await storage.large.complete(key, upload, parts, wholeOf(bytes)).catch((error: unknown) => error);
      expect(again === undefined || again instanceof MissingFileError).toBe(true);
      expect(await storage.find(key)).toMatchObject({ size: bytes.length });
    });

    test.each([
      ['other bytes', (content: ReturnType<typeof contentOf>) => ({ ...content, sha256: sha256(Buffer.from('x')) })],
      ['too few bytes', (content: ReturnType<typeof contentOf>) => ({ ...content, size: content.size + 1 })],
      ['too many bytes', (content: ReturnType<typeof contentOf>) => ({ ...content, size: content.size - 1 })],
    ])('refuses a part with %s, which can be sent again', async (_case, change) => {
      const upload = await storage.large.begin(key);
      await expect(storage.large.put(key, upload, change(contentOf(0)))).rejects.toBeInstanceOf(DamagedFileError);
      const parts = [await storage.large.put(key, upload, contentOf(0, bytes.subarray(0, 1000)))];
      await storage.large.complete(key, upload, parts, wholeOf(bytes.subarray(0, 1000)));
      expect((await bytesOf()).equals(bytes.subarray(0, 1000))).toBe(true);
    });

    test('a part whose connection is lost can be sent again', async () => {
      const upload = await storage.large.begin(key);
      const lost = { ...contentOf(0), source: failing(bytes.subarray(0, 500_000)) };
      await expect(storage.large.put(key, upload, lost)).rejects.toThrow('the connection was lost');
      const parts = [];
      for (const index of [0, 1, 2]) parts.push(await storage.large.put(key, upload, contentOf(index)));
      await storage.large.complete(key, upload, parts, wholeOf(bytes));
      expect((await bytesOf()).equals(bytes)).toBe(true);
    });

    test('refuses a part that was replaced after it was counted', async () => {
      const upload = await storage.large.begin(key);
      const counted = await storage.large.put(key, upload, contentOf(0));
      await storage.large.put(key, upload, contentOf(0, randomBytes(PART)));
      await expect(
        storage.large.complete(key, upload, [counted], { size: PART, sha256: counted.sha256 }),
      ).rejects.toBeInstanceOf(DamagedFileError);
      expect(await storage.find(key)).toBeUndefined();
      await storage.large.abort(key, upload);
    });

    test('an aborted upload leaves nothing', async () => {
      const upload = await storage.large.begin(key);
      await storage.large.put(key, upload, contentOf(0));
      expect(await storage.large.isHere(key, upload)).toBe(true);
      await storage.large.abort(key, upload);
      await storage.large.abort(key, upload);
      expect(await storage.large.isHere(key, upload)).toBe(false);
      await expect(storage.large.put(key, upload, contentOf(0))).rejects.toBeInstanceOf(MissingFileError);
    });

    test('removes old uploads that nobody knows', async () => {
      const [known, unknown] = [await storage.large.begin(key), await storage.large.begin(key)];
      await storage.large.removeOld(Date.now() - 60_000, () => false);
      expect(await storage.large.isHere(key, unknown)).toBe(true);
      await storage.large.removeOld(Date.now() + 60_000, (upload) => upload === known);
      expect(await storage.large.isHere(key, known)).toBe(true);
      expect(await storage.large.isHere(key, unknown)).toBe(false);
      await storage.large.abort(key, known);
    });
  });
});

describe.each(buckets)('a download link of %s', (_name, settings) => {
  let storage: FileStorage;
  beforeAll(() => void (storage = s3Storage({ ...settings(), publicEndpoint: settings().endpoint })));

  test('serves one object with the headers it was signed with', async () => {
    const key = newKey();
    await storage.put(key, streamOf(Buffer.from('<script>alert(1)</script>')));
    const link = await storage.link!(key, {
      contentType: 'text/plain; charset=utf-8',
      contentDisposition: `attachment; filename="file.txt"; filename*=UTF-8''${encodeURIComponent('合同.txt')}`,
    });
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="file.txt"/);
    expect(await answer.text()).toBe('<script>alert(1)</script>');
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');

    const other = newKey();
    await storage.put(other, streamOf(Buffer.from('other')));
    expect((await fetch(link.replace(key, other))).ok).toBe(false);
    expect((await fetch(link.replace('text%2Fplain', 'text%2Fhtml'))).ok).toBe(false);
    expect((await fetch(link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).ok).toBe(false);
    expect((await fetch(link.split('?')[0]!)).ok).toBe(false);
  });

  test('is not given where browsers do not reach the storage', () => {
    expect(s3Storage(settings()).link).toBeUndefined();
    expect(folderStorage(folder).link).toBeUndefined();
  });
});

describe('the start names', () => {
  test.each([
    ['a missing bucket', { bucket: 'other' }, '中没有存储桶 other（S3_BUCKET）'],
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'S3_SECRET_ACCESS_KEY 不正确'],
    ['a service that cannot be reached', { endpoint: 'http://127.0.0.1:9' }, '无法连接对象存储 http://127.0.0.1:9'],
  ])('%s', async (_case, change, sentence) => {
    const s3 = { ...server.settings, ...change };
    const fault: unknown = await s3Storage(s3)
      .check()
      .catch((error: unknown) => error);
    expect(describeStorageFault({ filesDir: '', s3 }, fault)).toContain(sentence);
  });

  test('a folder that cannot be written', async () => {
    const filesDir = join(folder, 'a file');
    await writeFile(filesDir, '');
    const fault: unknown = await folderStorage(filesDir)
      .check()
      .catch((error: unknown) => error);
    expect(describeStorageFault({ filesDir, s3: undefined }, fault)).toContain(`文件目录 ${filesDir} 无法写入`);
  });
});

test('a storage that is gone refuses, and has everything when it is back', async () => {
  const storage = s3Storage(server.settings);
  const [stored, lost] = [newKey(), newKey()];
  await storage.put(stored, streamOf(Buffer.from('stored')));
  const upload = await storage.large.begin(lost);
  await server.stop();
  const path = join(folder, 'waiting');
  await writeFile(path, 'waiting');
  try {
    for (const work of [
      () => storage.read(stored),
      () => storage.find(stored),
      () => storage.put(lost, streamOf(Buffer.from('lost'))),
      () => storage.take(lost, path, sha256(Buffer.from('waiting'))),
      () => storage.remove(stored),
      () => storage.large.begin(lost),
      () => storage.large.isHere(lost, upload),
    ]) {
      await expect(work()).rejects.toBeInstanceOf(StorageUnavailableError);
    }
    const source = Readable.from([Buffer.from('part')]);
    const part = { index: 0, start: 0, size: 4, sha256: sha256(Buffer.from('part')), source };
    await expect(storage.large.put(lost, upload, part)).rejects.toBeInstanceOf(StorageUnavailableError);
  } finally {
    await server.start();
  }
  expect(String(await buffer(await storage.read(stored)))).toBe('stored');
  await storage.take(lost, path, sha256(Buffer.from('waiting')));
  expect(String(await buffer(await storage.read(lost)))).toBe('waiting');
});

function settingsOf(address: string): S3Settings {
  const { protocol, host, username, password, pathname } = new URL(address);
  return {
    ...server.settings,
    endpoint: `${protocol}//${host}`,
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
