import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { settings } from './platform/config/settings';
import { databaseLocation, exportTables, importTables, migrate, openDb, type Database } from './platform/db';

// transfer export <file> · transfer import <file>: all tables as gzipped text. DATA_DIR or DATABASE_URL names the database.
// Moves data to another PostgreSQL version, and between the embedded database and a server.
const [direction, file] = process.argv.slice(2);
const actions: Record<string, (db: Database, file: string) => Promise<void>> = { export: save, import: load };
const action = actions[direction ?? ''];

if (!action || !file) {
  console.error('用法 Usage: node transfer.js export|import <file.gz>');
  process.exit(1);
}

try {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const folder = settings.dataDir.read(DATA_DIR, false);
  if (!folder.ok) throw new Error(folder.reason);
  const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: folder.value }));
  try {
    await action(db, file);
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function save(db: Database, path: string): Promise<void> {
  const zip = createGzip();
  // Never overwrites a file: it may be the only copy.
  const written = pipeline(zip, createWriteStream(path, { flags: 'wx' }));
  written.catch(() => zip.destroy());
  await exportTables(db, async (line) => {
    if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
  });
  zip.end();
  await written;
}

async function load(db: Database, path: string): Promise<void> {
  await migrate(db);
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  const counts = await importTables(db, lines);
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.error(`已导入 ${counts.size} 张表，共 ${rows} 行 Imported ${rows} rows of ${counts.size} tables`);
}
