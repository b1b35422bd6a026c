import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LargeUploadState, StoredFile } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sysFile, sysLargeUpload } from '../src/platform/db';
import type { FileStorage } from '../src/platform/storage/FileStorage';
import { s3Storage } from '../src/platform/storage/s3Storage';
import { storageKey } from '../src/records/files/storageKey';
import { moveFiles } from '../src/start/fileMove/moveFiles';
import { runFileCommand } from '../src/start/fileMove/runFileCommand';
import { startS3Server, type S3Server } from './support/s3Server';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { uploadFile } from './support/uploadFile';

let folder: string;
let s3: S3Server;
let server: TestServer;
let purchaser: TestCaller;
let bucket: FileStorage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezi-move-'));
  s3 = await startS3Server();
  bucket = s3Storage(s3.settings);
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
  // The demo data of tests has rows of files only.
  await server.db.orm.delete(sysFile);
});
afterAll(async () => {
  await server.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const files: StoredFile[] = [];
beforeEach(async () => {
  for (const name of ['说明', 'plan', '合同']) files.push(await uploadFile(purchaser, 'temp', name));
});
afterEach(async () => {
  for (const file of files.splice(0)) {
    await server.db.orm.delete(sysFile).where(eq(sysFile.id, file.id));
    await Promise.all([server.storage, bucket].map((storage) => storage.remove(storageKey(file))));
  }
});

const bytesOf = async (storage: FileStorage, file: StoredFile) => buffer(await storage.read(storageKey(file)));
const has = async (storage: FileStorage) =>
  Promise.all(files.map(async (file) => (await storage.find(storageKey(file))) !== undefined));
const toBucket = (removes = false) => moveFiles({ db: server.db, from: server.storage, to: bucket, removes });
const storeTypes = async () =>
  (await server.db.orm.select({ type: sysFile.storeType }).from(sysFile)).map((row) => row.type);

test('files move from a folder to a bucket and back', async () => {
  const before = await Promise.all(files.map((file) => bytesOf(server.storage, file)));
  const size = before.reduce((sum, { length }) => sum + length, 0);
  expect(await toBucket()).toEqual({ copied: 3, bytes: size, present: 0, removed: 0, missing: [], damaged: [] });
  // The server goes on with its folder.
  expect([await has(server.storage), await storeTypes()]).toEqual([
    [true, true, true],
    ['local', 'local', 'local'],
  ]);
  files.push(await uploadFile(purchaser, 'temp', '后来'));
  expect(await toBucket(true)).toMatchObject({ copied: 1, present: 3, removed: 4, missing: [], damaged: [] });
  expect([await has(server.storage), await has(bucket)]).toEqual([Array(4).fill(false), Array(4).fill(true)]);
  expect(await storeTypes()).toEqual(['s3', 's3', 's3', 's3']);
  expect(await toBucket(true)).toMatchObject({ copied: 0, present: 4, removed: 0, missing: [] });

  await moveFiles({ db: server.db, from: bucket, to: server.storage, removes: true });
  expect([await has(server.storage), await has(bucket)]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
  expect(await Promise.all(files.slice(0, 3).map((file) => bytesOf(server.storage, file)))).toEqual(before);
  expect(await storeTypes()).toEqual(['local', 'local', 'local', 'local']);
});

test('a run that was interrupted is continued', async () => {
  let count = 0;
  const breaking: FileStorage = {
    ...bucket,
    put: async (key, source) => {
      count += 1;
      if (count > 1) throw new Error('the process was stopped');
      return bucket.put(key, source);
    },
  };
  const interrupted = moveFiles({ db: server.db, from: server.storage, to: breaking, removes: true });
  await expect(interrupted).rejects.toThrow('the process was stopped');
  expect(await toBucket(true)).toMatchObject({ copied: 2, present: 1, missing: [], damaged: [] });
  expect([await has(server.storage), await has(bucket)]).toEqual([Array(3).fill(false), Array(3).fill(true)]);
});

test('damaged files stay where they are', async () => {
  const key = storageKey(files[0]!);
  await server.storage.put(key, Readable.from([Buffer.from('other bytes')]));
  expect(await toBucket(true)).toMatchObject({ copied: 2, removed: 2, damaged: [key] });
  expect([await has(server.storage), await has(bucket)]).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
  expect((await storeTypes()).toSorted()).toEqual(['local', 's3', 's3']);
});

test('a copy that was damaged later is written again before the file is removed', async () => {
  const [file] = files;
  const bytes = await bytesOf(server.storage, file!);
  await toBucket();
  await bucket.put(storageKey(file!), Readable.from([Buffer.alloc(bytes.length)]));
  expect(await toBucket(true)).toMatchObject({ copied: 1, present: 2, removed: 3, damaged: [] });
  expect((await bytesOf(bucket, file!)).equals(bytes)).toBe(true);
});

test('missing files are named', async () => {
  await server.storage.remove(storageKey(files[1]!));
  expect(await toBucket()).toMatchObject({ copied: 2, missing: [storageKey(files[1]!)], damaged: [] });
});

test('an unfinished upload starts anew in the new storage', async () => {
  const about = { fileName: 'a.zip', fileSize: 100, fingerprint: 'a'.repeat(64) };
  const { id } = (await purchaser.post<LargeUploadState>('/sys/common/largeUpload/begin', about)).body.result!;
  await toBucket();
  const uploads = () => server.db.orm.select().from(sysLargeUpload).where(eq(sysLargeUpload.id, id));
  const [upload] = await uploads();
  await toBucket(true);
  expect(await uploads()).toEqual([]);
  expect(await server.storage.large.isHere('', upload!.upload)).toBe(false);
});

describe('the command', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => {
    vi.unstubAllEnvs();
    said.mockClear();
    process.exitCode = undefined;
  });
  afterAll(() => said.mockRestore());

  async function run(words: string, env: Record<string, string> = {}): Promise<string> {
    const { settings } = s3;
    const values = {
      DATA_DIR: join(folder, 'command'),
      FILE_STORAGE: '',
      S3_ENDPOINT: settings.endpoint!,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      ...env,
    };
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    await runFileCommand(words.split(' '));
    expect(process.exitCode).toBe(1);
    return said.mock.calls.flat().join('\n');
  }

  test.each([
    ['', 'Usage: npm run files'],
    ['move --to ftp', 'Usage: npm run files'],
    ['move --to s3', 'restart the server with FILE_STORAGE=s3'],
  ])('%s is refused', async (words, message) => {
    expect(await run(words)).toContain(message);
  });

  test('names a setting that is missing, and a storage that is away', async () => {
    expect(await run('copy --to s3', { S3_BUCKET: '' })).toContain('FILE_STORAGE=s3 需要设置 S3_BUCKET');
    expect(await run('copy --to s3', { S3_BUCKET: 'other' })).toContain('没有存储桶 other');
  });
});
