import type { Database } from './Database';
import { getTableColumns, getTableName, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(([member]) => usedMembers.has(member));
  const names = list(columns.map(([, column]) => sql.identifier(column.name)));
  const types = list(columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`));

  await inBatches(db, rows as readonly Record<string, unknown>[], (batch) => {
    const records = batch.map((row) => Object.fromEntries(columns.map(([member, { name }]) => [name, row[member]])));
    return db.orm.execute(sql`
      insert into ${sql.identifier(getTableName(table))} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${types})`);
  });
}

const list = (parts: (SQL | ReturnType<typeof sql.identifier>)[]): SQL => sql.join(parts, sql`, `);
