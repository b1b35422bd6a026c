import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { claimNode } from './claimNode';
import type { Database } from './Database';
import { despiteDeadlocks } from './despiteDeadlocks';
import { runsFromSource } from '../kit/runsFromSource';

/** Arbitrary key of the advisory lock: servers that start at the same time migrate one after the other. */
const LOCK = 4_739_201;

export interface MigrateOptions {
  /** Folder with the SQL files of drizzle-kit; default: the server's own. */
  folder?: string;
  /** Newest migration to apply, as {@link newestMigration} returns it; default: all. */
  until?: string;
}

/**
 * Applies all missing migrations in one transaction, then claims the node number of this process. Several servers may call
 * it at once.
 *
 * @returns number of applied migrations
 * @throws {Error} a newer version migrated the database, or an applied migration was changed
 */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<number> {
  const files = filesUntil(options);
  // Nodes of the version before use the tables in another order than the migrations lock them.
  const applied = await despiteDeadlocks(() => db.transaction(() => apply(db, db.kind, files), { patient: true }));
  await claimNode(db);
  return applied;
}

/**
 * The newest migration of a database.
 *
 * @throws {Error} it is not the newest one of this version of the server
 */
export async function newestMigration(db: Database): Promise<string> {
  const { rows } = await db.orm.execute<{ made: string }>(
    sql`select made from sys_migration order by made desc limit 1`,
  );
  const own = String(filesUntil({}).at(-1)!.folderMillis);
  if (rows[0]?.made !== own) {
    throw new Error(`the database is of another version of the server (migration ${rows[0]?.made}, not ${own})`);
  }
  return own;
}

function filesUntil({ folder = ownFolder(), until }: MigrateOptions): ReturnType<typeof readMigrationFiles> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  if (until === undefined) return files;
  const end = files.findIndex(({ folderMillis }) => String(folderMillis) === until);
  if (end < 0) throw new Error(`this version of the server does not know the migration ${until}`);
  return files.slice(0, end + 1);
}

async function apply(
  db: Database,
  kind: Database['kind'],
  files: ReturnType<typeof readMigrationFiles>,
): Promise<number> {
  // Only one process uses an embedded database.
  if (kind === 'server') await db.orm.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await db.orm.execute(sql`
    create table if not exists sys_migration (
      made bigint primary key,
      hash varchar(64) not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await db.orm.execute<{ made: string; hash: string }>(sql`select made, hash from sys_migration`);
  const known = new Map(files.map((file) => [String(file.folderMillis), file]));
  for (const { made, hash } of rows) {
    const file = known.get(made);
    if (!file) throw new Error(`the database was migrated by a newer version of the server (migration ${made})`);
    if (file.hash !== hash) throw new Error(`migration ${made} was changed after it had been applied`);
  }

  const appliedTimes = new Set(rows.map((row) => row.made));
  const missing = files.filter((file) => !appliedTimes.has(String(file.folderMillis)));
  for (const file of missing) {
    for (const statement of file.sql) await db.orm.execute(sql.raw(statement));
    await db.orm.execute(sql`insert into sys_migration (made, hash) values (${file.folderMillis}, ${file.hash})`);
  }
  return missing.length;
}

const ownFolder = () =>
  fileURLToPath(new URL(runsFromSource(import.meta.url) ? '../../../migrations' : '../migrations', import.meta.url));
