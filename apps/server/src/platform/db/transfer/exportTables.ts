import { sql } from 'drizzle-orm';
import type { Database } from '../Database';
import { EXPORT_FORMAT, transferTables, type ExportHeader } from './transferTables';

const ROWS_PER_LINE = 1_000;

/**
 * Everything the database holds, as text: the way to another PostgreSQL version, from the embedded database to a server
 * and back. All tables are of the same moment.
 *
 * @param write takes one line without its line break: first an {@link ExportHeader}, then a table's name, a tab and a
 *   JSON array of rows; waited for
 */
export async function exportTables(db: Database, write: (line: string) => void | Promise<void>): Promise<void> {
  const header: ExportHeader = { format: EXPORT_FORMAT, tables: Object.fromEntries(transferTables) };
  await db.transaction(
    async () => {
      await db.orm.execute(sql`set transaction isolation level repeatable read, read only`);
      await write(JSON.stringify(header));
      for (const table of transferTables.keys()) {
        const name = sql.identifier(table);
        await db.orm.execute(
          sql`declare rows no scroll cursor for select row_to_json(one)::text as row from ${name} one`,
        );
        for (;;) {
          const { rows } = await db.orm.execute<{ row: string }>(sql.raw(`fetch ${ROWS_PER_LINE} from rows`));
          if (rows.length === 0) break;
          await write(`${table}\t[${rows.map(({ row }) => row).join(',')}]`);
        }
        await db.orm.execute(sql`close rows`);
      }
    },
    { patient: true },
  );
}
