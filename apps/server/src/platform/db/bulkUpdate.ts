import { and, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';
import { givenRows, join, jsonOfRows } from './givenRows';
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
  const members = Object.keys(rows[0] ?? {});
  await inBatches(db, rows, (batch) =>
    db.orm.execute(rowUpdate(table, members, jsonOfRows(table, members, batch), where, same)),
  );
}

/**
 * A statement that updates rows.
 *
 * @param members that the rows have
 * @param rows a {@link jsonOfRows}, or the `sql.placeholder` of one
 * @param keys members that a row is found by; the others are set
 */
export function rowUpdate(
  table: PgTable,
  members: readonly string[],
  rows: unknown,
  where: SQL | undefined,
  same: Readonly<Record<string, unknown>> = {},
  keys: readonly string[] = ['id'],
): SQL {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const given = givenRows(table, members);
  const set = join([
    ...[...given.names].filter(([member]) => !keys.includes(member)).map(([, name]) => sql`${name} = given.${name}`),
    ...Object.entries(same).map(([member, value]) => sql`${sql.identifier(all[member]!.name)} = ${value}`),
  ]);
  const isGiven = keys.map((member) => sql`${all[member]!} = given.${given.names.get(member)!}`);
  return sql`
    update ${sql.identifier(getTableName(table))} set ${set} from ${given.from(rows)}
    where ${and(...isGiven, where)}`;
}
