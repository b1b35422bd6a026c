import { sql } from 'drizzle-orm';
import type { Database } from '../Database';
import { newestMigration } from '../migrate';
import { fetchRows } from './fetchRows';
import { EXPORT_FORMAT, transferKeys, transferTables, type ExportHeader } from './transferTables';

/**
 * Exports all tables as text, from one snapshot, in the order of primary keys.
 *
 * @param write receives one line without line break, and is awaited. The first line is an {@link ExportHeader}; each
 *   following one has a table's name, a tab and a JSON array of rows.
 * @returns number of rows by table
 * @throws {Error} another version of the server migrated the database
 */
export async function exportTables(
  db: Database,
  write: (line: string) => void | Promise<void>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await db.transaction(
    async () => {
      await db.orm.execute(sql`set transaction isolation level repeatable read, read only`);
      const tables = Object.fromEntries(transferTables);
      const header: ExportHeader = { format: EXPORT_FORMAT, migration: await newestMigration(db), tables };
      await write(JSON.stringify(header));
      for (const table of transferTables.keys()) {
        const name = sql.identifier(table);
        const key = sql.join(
          transferKeys.get(table)!.map((column) => sql.identifier(column)),
          sql`, `,
        );
        const count = await fetchRows(db, sql`${name} one order by ${key}`, (rows) =>
          write(`${table}\t[${rows.join(',')}]`),
        );
        if (count > 0) counts.set(table, count);
      }
    },
    { patient: true },
  );
  return counts;
}
