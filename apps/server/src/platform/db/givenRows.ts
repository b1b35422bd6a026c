import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows as one parameter of a statement, with the columns of a table. */
export interface GivenRows {
  /** Name in the database, by member. */
  names: ReadonlyMap<string, SQL>;
  /**
   * Item of a `from`, named `given`.
   *
   * @param rows a {@link jsonOfRows}, or the `sql.placeholder` of one
   */
  from(rows: unknown): SQL;
}

/** @param members of the table that the rows have */
export function givenRows(table: PgTable, members: readonly string[]): GivenRows {
  const columns = columnsOf(table, members);
  const types = join(columns.map(([, column]) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`));
  return {
    names: new Map(columns.map(([member, column]) => [member, sql`${nameOf(column)}`])),
    from: (rows) => sql`jsonb_to_recordset(${rows}::jsonb) as given(${types})`,
  };
}

/** Rows for {@link givenRows} as a JSON text; a missing value is null. */
export function jsonOfRows(table: PgTable, members: readonly string[], rows: Rows): string {
  const columns = columnsOf(table, members);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([member, { name }]) => [name, row[member] ?? null]))),
  );
}

function columnsOf(table: PgTable, members: readonly string[]): (readonly [string, PgColumn])[] {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  return members.map((member) => [member, all[member]!]);
}

const nameOf = ({ name }: PgColumn) => sql.identifier(name);

export const join = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
