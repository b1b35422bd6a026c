import { sql } from 'drizzle-orm';
import pg from 'pg';
import { releaseNode } from './claimNode';
import type { Database, TimeLimits } from './Database';
import { makeDatabase } from './makeDatabase';
import { plainTypes } from './plainTypes';

/**
 * A pool of connections to a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export async function openServer(url: string, limits: TimeLimits): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'gezi',
    max: 20,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.transaction,
    types: plainTypes,
  });
  // A connection lost while idle is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    throw error;
  });

  const database: Database = makeDatabase({
    kind: 'server',
    pool,
    limits,
    async bePatient(client) {
      await client.query(`set local statement_timeout = ${limits.patient}`);
      await client.query(`set local idle_in_transaction_session_timeout = ${limits.patient}`);
    },
    // `set local` ends with the transaction.
    beStrict: () => undefined,
    async tidy() {
      await database.transaction((tx) => tx.execute(sql`analyze`), { patient: true });
    },
    async close() {
      await releaseNode(database).catch(() => undefined);
      await pool.end();
    },
  });
  return database;
}
