import type { Database } from './Database';
import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { givenRows, join, jsonOfRows } from './givenRows';
import { inBatches } from './inBatches';

/**
 * Inserts many rows, with one parameter per 5,000 rows.
 *
 * @param rows a column that no row contains gets its default; a column that only some rows contain is null in the others
 */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const usedMembers = new Set(rows.flatMap((row) => Object.keys(row)));
  const members = Object.keys(getTableColumns(table)).filter((member) => usedMembers.has(member));
  const given = givenRows(table, members);
  const names = join([...given.names.values()]);
  await inBatches(db, rows, (batch) =>
    db.orm.execute(sql`
      insert into ${sql.identifier(getTableName(table))} (${names}) select ${names} from ${given.from(jsonOfRows(table, members, batch))}`),
  );
}
