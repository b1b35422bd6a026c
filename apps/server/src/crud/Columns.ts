import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns of a list by their name on the wire; request text picks a key and never becomes SQL. */
export type Columns = Readonly<Record<string, AnyPgColumn>>;

/** Detail rows a condition `subTable,field` may look into. */
export interface DetailTable {
  from: PgTable;
  /** Which detail rows belong to the row in question. */
  on: SQL;
  columns: Columns;
}

export interface SuperQuery {
  columns: Columns;
  details?: Readonly<Record<string, DetailTable>>;
}
