import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JsonField } from './JsonField';

/** A column, or a member of a JSON column, that a list filters and sorts by. */
export type ListColumn = AnyPgColumn | JsonField;

/** Columns of a list by their name on the wire. Request text selects a key and never becomes SQL. */
export type Columns = Readonly<Record<string, ListColumn>>;

/** Detail rows that a condition on `subTable,field` may query. */
interface DetailTable {
  from: PgTable;
  /** Join condition between a row and its detail rows. */
  on: SQL;
  columns: Columns;
}

export interface SuperQuery {
  columns: Columns;
  details?: Readonly<Record<string, DetailTable>>;
}
