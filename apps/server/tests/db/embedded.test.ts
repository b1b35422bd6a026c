import fs, { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  DataFolderInUseError,
  DataVersionError,
  openDb,
  sqlError,
  sqlState,
  type Database,
} from '../../src/platform/db';
import { DurableNodeFS } from '../../src/platform/db/embedded/DurableNodeFS';
import { POSTGRES_MAJOR } from '../../src/platform/db/embedded/dataVersion';
import { openPglite } from '../../src/platform/db/embedded/openPglite';
import { killWriterAt, startWriter } from './support/startWriter';

/** Number of kill -9 runs; set e.g. KILLS=40 for more. */
const KILLS = Number(process.env.KILLS ?? 3);

const root = mkdtempSync(join(tmpdir(), 'gezi-embedded-'));
const template = join(root, 'template');
const open: Database[] = [];
let folders = 0;
let afterTheKill: string[];

afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const db of open.splice(0)) await db.close();
});

function rethrow(reason: Error): never {
  throw reason;
}

/** Creates a folder with an empty database. */
function folder(): string {
  const path = join(root, String((folders += 1)));
  cpSync(template, path, { recursive: true });
  return path;
}

async function openFolder(dataDir: string, limits = {}): Promise<Database> {
  const db = await openDb({ dataDir, limits });
  open.push(db);
  return db;
}

// Each test starts PostgreSQL, which takes seconds, or more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

// Skipped on a PostgreSQL server: these tests are about the embedded database.
describe.skipIf(process.env.TEST_DATABASE_URL)('the embedded database', () => {
  beforeAll(async () => {
    // Killed while creating the database.
    await killWriterAt(template, () => vi.waitUntil(() => existsSync(join(template, 'database.new/base')), 60_000));
    afterTheKill = readdirSync(template);
    const db = await openDb({ dataDir: template });
    await db.close();
  }, 120_000);

  test('recovers from a start that was killed while creating the database', async () => {
    expect(afterTheKill).toContain('database.new');
    expect(afterTheKill).not.toContain('database');
    expect(readdirSync(template)).toEqual(['database']);
    const db = await openFolder(folder());
    const { rows } = await db.pool.query<{ version: string }>(`select current_setting('server_version') as version`);
    expect(rows[0]!.version.split('.')[0]).toBe(POSTGRES_MAJOR);
  });

  test('syncs commits, and folders of new files, to disk', async () => {
    const pglite = await openPglite(join(folder(), 'database'), '16MB', rethrow);
    await pglite.exec('create table t (n int)');
    const fsyncSync = fs.fsyncSync;
    const synced: ('file' | 'folder')[] = [];
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      synced.push(fs.fstatSync(descriptor).isDirectory() ? 'folder' : 'file');
      fsyncSync(descriptor);
    });
    await pglite.exec('insert into t values (1)');
    expect(synced).toEqual(['file']);
    await pglite.exec('select * from t');
    expect(synced).toEqual(['file']);
    await pglite.exec('checkpoint');
    expect(synced).toContain('folder');
    await pglite.close();
  });

  test('reports a failed fsync', async () => {
    const fail = vi.fn<(reason: Error) => void>();
    const files = new DurableNodeFS(folder(), fail);
    const { emscriptenOpts } = await files.init({} as PGlite, {});
    const module = {
      NODEFS: { stream_ops: {} as { fsync(stream: object): number } },
      FS: { mkdirTree() {}, mount() {} },
    };
    for (const prepare of emscriptenOpts.preRun!) prepare(module as never);
    module.NODEFS.stream_ops.fsync({ nfd: 1_000_000 });
    expect(fail).toHaveBeenCalledWith(expect.objectContaining({ code: 'EBADF' }));
  });

  test(
    `${KILLS} times kill -9: every acknowledged row is there, and none by half`,
    async () => {
      const path = folder();
      let acknowledged = 0;
      for (let round = 0; round < KILLS; round += 1) {
        const writer = await startWriter(path);
        expect(writer.found.highest).toBeGreaterThanOrEqual(acknowledged);
        expect(writer.found.count).toBe(writer.found.highest * 2);
        await writer.wrote(10 + ((round * 37) % 90));
        await writer.kill();
        acknowledged = writer.acknowledged();
      }
      const db = await openFolder(path);
      const { rows } = await db.pool.query(
        'select max(n) >= $1 as all, count(*) = max(n) * 2 as whole from acknowledged',
        [acknowledged],
      );
      expect(rows).toEqual([{ all: true, whole: true }]);
    },
    30_000 * (KILLS + 1),
  );

  test('refuses a second process by folder and process id until the first has ended', async () => {
    const path = folder();
    const writer = await startWriter(path);
    const refusal: unknown = await openDb({ dataDir: path }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUseError);
    const { message } = refusal as Error;
    expect(message).toContain(`数据目录 ${path} 正被另一个进程使用（进程号 ${writer.pid}`);
    expect(message).toContain(`The data folder ${path} is in use by process ${writer.pid}`);
    await writer.wrote(5);
    await writer.kill();
    const db = await openFolder(path);
    const { rows } = await db.pool.query('select count(*)::int as n from acknowledged');
    expect((rows[0] as { n: number }).n).toBeGreaterThanOrEqual(writer.acknowledged() * 2);
  });

  test('refuses to open a folder twice in one process', async () => {
    const path = folder();
    await openFolder(path);
    await expect(openDb({ dataDir: path })).rejects.toThrow(`进程号 ${process.pid}`);
  });

  test('stops an endless statement without losing data or other answers', async () => {
    const db = await openFolder(folder(), { statement: 1_500 });
    await db.pool.query('create table kept (n int)');
    const find = { name: 'find', text: 'select count(*)::int as n from kept' };
    await db.pool.query(find);
    await db.pool.query('insert into kept select generate_series(1, 1000)');

    const endless = db.pool.query('select count(*) from generate_series(1, 100000000000)');
    const behind = [db.pool.query('insert into kept values (0)'), db.pool.query(find)];
    const reason: unknown = await endless.catch((error: unknown) => error);
    expect(sqlError(reason)?.code).toBe(sqlState.statementTimeout);
    await Promise.all(behind);
    expect((await db.pool.query(find)).rows).toEqual([{ n: 1001 }]);

    // The timeout rolls back the whole transaction; a patient one has a higher limit.
    const stopped = db.transaction(async () => {
      await db.pool.query('insert into kept values (1)');
      await db.pool.query('select pg_sleep(600)');
    });
    await expect(stopped).rejects.toThrow('took longer than 1500 ms');
    expect((await db.pool.query(find)).rows).toEqual([{ n: 1001 }]);
    await db.transaction(() => db.orm.execute('select pg_sleep(3)'), { patient: true });
    await expect(db.pool.query('select pg_sleep(3)')).rejects.toThrow('took longer than 1500 ms');
  });

  test('removes temporary files of a stopped statement', async () => {
    const path = folder();
    const aside = join(path, 'database/base/pgsql_tmp');
    fs.mkdirSync(aside);
    writeFileSync(join(aside, 'pgsql_tmp1.0'), 'x');
    await openFolder(path);
    expect(existsSync(join(aside, 'pgsql_tmp1.0'))).toBe(false);
  });

  test('refuses a folder of another PostgreSQL version with instructions', async () => {
    const path = folder();
    const file = join(path, 'database/PG_VERSION');
    writeFileSync(file, '17\n');
    const refusal: unknown = await openDb({ dataDir: path }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataVersionError);
    expect((refusal as Error).message).toContain('由 PostgreSQL 17 创建');
    expect((refusal as Error).message).toContain('npm run backup');
    expect(existsSync(join(path, 'database.lock'))).toBe(false);
    writeFileSync(file, `${POSTGRES_MAJOR}\n`);
    await openFolder(path);
  });

  test('stops at once when the lock is lost', async () => {
    const path = folder();
    const db = await openFolder(path);
    await db.pool.query('select 1');
    const lock = join(path, 'database.lock');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"nonce":"[^"]*"/, '"nonce":"another"'));
    const stopped = () =>
      db.pool.query('select 1').then(
        () => false,
        (error: Error) => error.message.includes('was taken away'),
      );
    await vi.waitUntil(stopped, { timeout: 10_000, interval: 200 });
    await db.close();
    expect(readFileSync(lock, 'utf8')).toContain('another');
  });

  test('can be closed twice and refuses statements afterwards', async () => {
    const path = folder();
    const db = await openDb({ dataDir: path });
    const last = db.pool.query('create table t (n int)');
    await Promise.all([last, wait(0)]);
    await Promise.all([db.close(), db.close()]);
    await expect(db.pool.query('select 1')).rejects.toThrow('after calling end');
    const again = await openFolder(path);
    expect((await again.pool.query('select * from t')).rows).toEqual([]);
  });
});
