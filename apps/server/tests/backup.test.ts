import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { StoredFile } from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryEngine } from '../src/platform/db/embedded/memoryEngine';
import { databaseOver } from '../src/platform/db/embedded/databaseOver';
import { defaultTimeLimits } from '../src/platform/db/Database';
import { sysFile, sysMessage, type Database } from '../src/platform/db';
import { archiveHistory } from '../src/platform/history/archiveHistory';
import { folderStorage } from '../src/platform/storage/folderStorage';
import { s3Storage } from '../src/platform/storage/s3Storage';
import { LEFT_OUT, transferTables } from '../src/platform/db/transfer/transferTables';
import type { BackupManifest } from '../src/start/backup/BackupManifest';
import { runArchiveCommand } from '../src/start/archive/runArchiveCommand';
import { openBackupSocket, requestBackup } from '../src/start/backup/backupSocket';
import { restoreBackup } from '../src/start/backup/restoreBackup';
import { writeBackup, type BackupSource } from '../src/start/backup/writeBackup';
import { startS3Server } from './support/s3Server';
import { startTestServer, type TestServer } from './support/startTestServer';
import { uploadFile } from './support/uploadFile';
import { createTestDatabase, TEST_SECRET } from './testDatabase';

let folder: string;
let server: TestServer;
const uploaded: StoredFile[] = [];
let source: BackupSource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezi-backup-test-'));
  server = await startTestServer();
  source = { dataDir: server.dataDir, secretKey: TEST_SECRET, storage: server.storage };
  const purchaser = await server.as('purchaser', { tenant: 1 });
  for (const name of ['说明', 'plan']) uploaded.push(await uploadFile(purchaser, 'temp', name));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function place(secretKey: string | undefined = TEST_SECRET): Promise<BackupSource> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return { dataDir, secretKey, storage: folderStorage(join(dataDir, 'files')) };
}
const archive = (name: string) => join(folder, name);

/** Number and hash of the rows of every table that exists in the database. */
async function tableDigests(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = current_schema() order by table_name`,
  );
  const digests: Record<string, string> = {};
  for (const { table_name: table } of rows) {
    if (LEFT_OUT.has(table)) continue;
    const found = await db.pool.query<{ row: string }>(
      `select row_to_json(one)::jsonb::text as row from "${table}" one`,
    );
    const hash = createHash('sha256');
    for (const row of found.rows.map((one) => one.row).toSorted()) hash.update(row).update('\n');
    digests[table] = `${found.rows.length} ${hash.digest('hex')}`;
  }
  const sums = await db.pool.query(
    `select tenant_id, sum(amount)::text as amount from figure_sum group by tenant_id order by 1`,
  );
  digests.figure_sum = JSON.stringify(sums.rows);
  return digests;
}

const oldMessages = async (db: Database): Promise<unknown[]> => {
  const { rows } = await db.pool.query(
    `select to_jsonb(one) as row from sys_message one where create_time < '2020-01-01'`,
  );
  return rows.map(({ row }) => row as unknown);
};

/** Moves a message of February 2019 to the file storage. @returns the message */
async function archiveOneMonth(): Promise<unknown> {
  const { db, storage } = server;
  await db.orm.insert(sysMessage).values({
    id: 'message-of-2019',
    esTitle: '旧消息',
    esSendStatus: '1',
    createTime: '2019-02-03 10:00:00',
    tenantId: 1,
  });
  const [row] = await oldMessages(db);
  await archiveHistory({ db, storage, folder }, '2019-03-01');
  expect(await oldMessages(db)).toEqual([]);
  return row;
}

/** Hash of every file below a folder. */
async function fileDigests(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests: Record<string, string> = {};
  for (const file of files.toSorted()) {
    digests[file.slice(root.length)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return digests;
}

test('every table of the database is exported or left out with a reason; there are no sequences or large objects', async () => {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  const known = new Set([...transferTables.keys(), ...LEFT_OUT]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...known].toSorted());
  const others = await server.db.pool.query(
    `select (select count(*)::int from pg_class where relkind = 'S') as sequences,
      (select count(*)::int from pg_largeobject_metadata) as large_objects`,
  );
  expect(others.rows).toEqual([{ sequences: 0, large_objects: 0 }]);
});

test('a restored backup has every row and every file, archived months included', async () => {
  const archivedRow = await archiveOneMonth();
  const target = await place();
  const db = await createTestDatabase({ content: 'empty' });
  const written = await writeBackup(server.db, source, archive('whole.tar'));
  // The demo data of tests has rows of files only.
  expect(written.missing.filter((location) => uploaded.some(({ id }) => location.includes(id)))).toEqual([]);
  expect((await stat(archive('whole.tar'))).mode & 0o777).toBe(0o600);
  await restoreBackup(db, target, archive('whole.tar'));
  expect(await tableDigests(db)).toEqual(await tableDigests(server.db));
  const files = await fileDigests(join(server.dataDir, 'files'));
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(2);
  expect(await fileDigests(join(target.dataDir, 'files'))).toEqual(files);

  const restored = { db, storage: target.storage, folder };
  const read: string[] = [];
  await runArchiveCommand(restored, ['read', 'sys_message', '2019-02'], (line) => void read.push(line));
  expect(read.map((line) => JSON.parse(line) as unknown)).toEqual([archivedRow]);
  await runArchiveCommand(restored, ['restore', 'sys_message', '2019-02'], () => undefined);
  expect(await oldMessages(db)).toEqual([archivedRow]);
  await db.close();
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'moves everything between an embedded database and PostgreSQL',
  { timeout: 120_000 },
  async () => {
    const embedded = databaseOver(memoryEngine(), defaultTimeLimits);
    await writeBackup(server.db, source, archive('from-server.tar'));
    const middle = await place();
    await restoreBackup(embedded, middle, archive('from-server.tar'));
    expect(await tableDigests(embedded)).toEqual(await tableDigests(server.db));
    await writeBackup(embedded, middle, archive('from-embedded.tar'));
    const target = await place();
    const db = await createTestDatabase({ content: 'empty' });
    await restoreBackup(db, target, archive('from-embedded.tar'));
    expect(await tableDigests(db)).toEqual(await tableDigests(embedded));
    expect(await fileDigests(target.dataDir)).toEqual(await fileDigests(middle.dataDir));
    await Promise.all([embedded.close(), db.close()]);
  },
);

test('a server with an embedded database writes the backup while it answers', async () => {
  const close = await openBackupSocket(server.db, source);
  const purchaser = await server.as('purchaser', { tenant: 1 });
  const [manifest, answer] = await Promise.all([
    requestBackup(server.dataDir, archive('live.tar')),
    purchaser.get('/sys/user/getUserInfo'),
  ]);
  expect(answer.status).toBe(200);
  expect(manifest.tables.sys_user).toBeGreaterThan(5);
  expect((await stat(join(server.dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600);
  await expect(requestBackup(server.dataDir, archive('live.tar'))).rejects.toThrow('EEXIST');
  await close();
  await expect(requestBackup(server.dataDir, archive('later.tar'))).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('names files that are missing on disk', async () => {
  const location = Object.keys(await fileDigests(join(server.dataDir, 'files')))[0]!.slice(1);
  const path = join(server.dataDir, 'files', location);
  const content = await readFile(path);
  await rm(path);
  expect((await writeBackup(server.db, source, archive('lacking.tar'))).missing).toContain(location);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
});

describe('refuses', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase({ content: 'empty' });
    await writeBackup(server.db, source, archive('sound.tar'));
  });
  afterAll(() => db.close());
  const restore = async (path: string, target?: Awaited<ReturnType<typeof place>>) =>
    restoreBackup(db, target ?? (await place()), path);

  test('to overwrite an archive', async () => {
    await expect(writeBackup(server.db, source, archive('sound.tar'))).rejects.toThrow('EEXIST');
    expect((await readdir(folder)).filter((name) => name.startsWith('.gezi-backup'))).toEqual([]);
  });

  test('an archive with a changed byte, and a cut one', async () => {
    const whole = await readFile(archive('sound.tar'));
    const changed = Buffer.from(whole);
    changed[2000]! ^= 1;
    await writeFile(archive('changed.tar'), changed);
    await expect(restore(archive('changed.tar'))).rejects.toThrow('tables.gz');
    await writeFile(archive('cut.tar'), whole.subarray(0, whole.length / 2));
    await expect(restore(archive('cut.tar'))).rejects.toThrow('Unexpected end');
  });

  test('another secret key, or none', async () => {
    const other = await place('another sentence that is no secret');
    await expect(restore(archive('sound.tar'), other)).rejects.toThrow('SECRET_KEY');
    const none = { ...(await place()), secretKey: undefined };
    await expect(restore(archive('sound.tar'), none)).rejects.toThrow('SECRET_KEY');
  });

  test('a database with rows, and a folder with files', async () => {
    const filled = await place();
    await expect(restoreBackup(server.db, filled, archive('sound.tar'))).rejects.toThrow('not empty');
    expect(await fileDigests(filled.dataDir)).toEqual({});
    await filled.storage.put(`ab/ab${'0'.repeat(30)}.pdf`, Readable.from([Buffer.from('x')]));
    await expect(restore(archive('sound.tar'), filled)).rejects.toThrow('has files already');
  });
});

test('a backup of a folder is restored into a bucket, with the generated key', async () => {
  const own = { ...source, secretKey: undefined };
  const s3 = await startS3Server();
  const bucket = s3Storage(s3.settings);
  const db = await createTestDatabase({ content: 'empty' });
  const written = await writeBackup(server.db, own, archive('key.tar'));
  const target = { ...(await place()), secretKey: undefined, storage: bucket };
  await restoreBackup(db, target, archive('key.tar'));
  const key = await readFile(join(target.dataDir, 'secret.key'), 'utf8');
  expect(key).toBe(await readFile(join(server.dataDir, 'secret.key'), 'utf8'));
  expect(await db.orm.selectDistinct({ type: sysFile.storeType }).from(sysFile)).toEqual([{ type: 's3' }]);
  // The backup of the bucket has the same files.
  const again = await writeBackup(db, target, archive('bucket.tar'));
  const filesOf = ({ entries }: BackupManifest) =>
    Object.entries(entries).filter(([name]) => name.startsWith('files/'));
  expect(filesOf(again).length).toBeGreaterThanOrEqual(2);
  expect(filesOf(again)).toEqual(filesOf(written));
  await db.close();
  await s3.close();
});
