import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Rows as one parameter of a statement, with the columns of a table. */
export interface GivenRows {
  /** Name in the database, by member. */
  names: ReadonlyMap<string, SQL>;
  /** Item of a `from`, named `given`. */
  from(rows: Rows): SQL;
}

/** @param members of the table that the rows have; a missing value is null */
export function givenRows(table: PgTable, members: readonly string[]): GivenRows {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const columns = members.map((member) => [member, all[member]!] as const);
  const types = join(columns.map(([, column]) => sql`${nameOf(column)} ${sql.raw(column.getSQLType())}`));
  return {
    names: new Map(columns.map(([member, column]) => [member, sql`${nameOf(column)}`])),
    from(rows) {
      const records = rows.map((row) =>
        Object.fromEntries(columns.map(([member, { name }]) => [name, row[member] ?? null])),
      );
      return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as given(${types})`;
    },
  };
}

const nameOf = ({ name }: PgColumn) => sql.identifier(name);

export const join = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
