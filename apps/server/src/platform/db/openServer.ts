import { sql } from 'drizzle-orm';
import pg from 'pg';
import { releaseNode } from './claimNode';
import type { Database, StatementObserver, TimeLimits } from './Database';
import { makeDatabase } from './makeDatabase';
import { plainTypes } from './plainTypes';
import { TickSocket } from './TickSocket';

/**
 * A list counts some 100,000 rows in 10 to 20 ms, which helpers of PostgreSQL's default cost do not shorten while several
 * users wait. Ten times the default leaves helpers to statements over a million rows.
 */
const PARALLEL_SETUP_COST = 10_000;

/**
 * Opens a database on a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/database`
 * @throws {Error} it cannot be reached, or its encoding is not UTF8
 */
export async function openServer(url: string, limits: TimeLimits, observe?: StatementObserver): Promise<Database> {
  const pool = serverPool(url, limits);
  await checkServer(pool).catch(async (error: Error) => {
    await pool.end();
    throw error;
  });
  const database: Database = databaseOfPool(pool, limits, observe, async () => {
    await releaseNode(database).catch(() => undefined);
    await pool.end();
  });
  return database;
}

/** Connections to a PostgreSQL server. @param config over the usual ones; `options` are added to them */
export function serverPool(url: string, limits: TimeLimits, { options, ...config }: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gezi',
    max: 20,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.transaction,
    types: plainTypes,
    pipeline: true,
    stream: () => new TickSocket(),
    ...config,
    options: [`-c parallel_setup_cost=${PARALLEL_SETUP_COST}`, options].join(' ').trim(),
  });
  // The pool replaces a lost idle connection; an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The database that a pool of {@link serverPool} connects to. */
export function databaseOfPool(
  pool: pg.Pool,
  limits: TimeLimits,
  observe: StatementObserver | undefined,
  close: () => Promise<void>,
): Database {
  const database: Database = makeDatabase({
    kind: 'server',
    pool,
    limits,
    observe,
    async raiseTimeLimits(client) {
      await client.query(`set local statement_timeout = ${limits.patient}`);
      await client.query(`set local idle_in_transaction_session_timeout = ${limits.patient}`);
    },
    // `set local` ends with the transaction.
    restoreTimeLimits: () => undefined,
    async maintain() {
      await database.transaction(() => database.orm.execute(sql`analyze`), { patient: true });
    },
    close,
  });
  return database;
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  if (rows[0]!.encoding !== 'UTF8') {
    throw new Error(
      `数据库的编码是 ${rows[0]!.encoding}，需要 UTF8。The database has the encoding ${rows[0]!.encoding}; UTF8 is needed: ` +
        `create database … template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
    );
  }
}
