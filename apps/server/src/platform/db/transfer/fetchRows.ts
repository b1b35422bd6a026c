import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../Database';

const ROWS_PER_BATCH = 1_000;

/**
 * Reads the rows of a table in batches. Call it within a transaction.
 *
 * @param from table with the alias `one`, and what follows it, e.g. `sys_log one order by id`
 * @param take receives rows as JSON texts, and is awaited
 * @returns number of rows
 */
export async function fetchRows(
  db: Database,
  from: SQL,
  take: (rows: readonly string[]) => void | Promise<void>,
): Promise<number> {
  let count = 0;
  await db.orm.execute(sql`declare rows no scroll cursor for select row_to_json(one)::text as row from ${from}`);
  for (;;) {
    const { rows } = await db.orm.execute<{ row: string }>(sql.raw(`fetch ${ROWS_PER_BATCH} from rows`));
    if (rows.length === 0) break;
    count += rows.length;
    await take(rows.map(({ row }) => row));
  }
  await db.orm.execute(sql`close rows`);
  return count;
}
