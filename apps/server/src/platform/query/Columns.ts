import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JsonField } from './JsonField';

/** What a list filters and sorts by: a column, or a member of a JSON column. */
export type ListColumn = AnyPgColumn | JsonField;

/** Columns of a list by their name on the wire; request text picks a key and never becomes SQL. */
export type Columns = Readonly<Record<string, ListColumn>>;

/** Detail rows a condition `subTable,field` may look into. */
interface DetailTable {
  from: PgTable;
  /** Which detail rows belong to the row in question. */
  on: SQL;
  columns: Columns;
}

export interface SuperQuery {
  columns: Columns;
  details?: Readonly<Record<string, DetailTable>>;
}
