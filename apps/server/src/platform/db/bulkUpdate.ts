import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { inBatches } from './inBatches';

/** A row by its id, with the members to change. Every row has the same members. */
export type ChangedRow = { id: string } & Readonly<Record<string, unknown>>;

/**
 * Updates many rows by id, with one parameter per 5,000 rows.
 *
 * @param where condition on the rows that may be updated
 * @param same values that are set in every row, by member
 */
export async function bulkUpdate(
  db: Database,
  table: PgTable,
  rows: readonly ChangedRow[],
  where: SQL,
  same: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const members = Object.keys(rows[0] ?? {}).filter((member) => member !== 'id');
  const columns = ['id', ...members].map((member) => [member, all[member]!] as const);
  const types = join(columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`));
  const set = join([
    ...members.map((member) => sql`${sql.identifier(all[member]!.name)} = given.${sql.identifier(all[member]!.name)}`),
    ...Object.entries(same).map(([member, value]) => sql`${sql.identifier(all[member]!.name)} = ${value}`),
  ]);
  await inBatches(db, rows, (batch) => {
    const records = batch.map((row) =>
      Object.fromEntries(columns.map(([member, { name }]) => [name, row[member] ?? null])),
    );
    return db.orm.execute(sql`
      update ${sql.identifier(getTableName(table))} set ${set}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${types})
      where ${all.id!} = given.id and ${where}`);
  });
}

const join = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
