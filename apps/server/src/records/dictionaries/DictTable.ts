import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../platform/http/Caller';

type NamedColumns = Readonly<Record<string, AnyPgColumn>>;

/** A table whose rows serve as a dictionary. A code may name only these columns. */
export interface DictTable {
  table: PgTable;
  texts: NamedColumns;
  /** English texts by the name of the Chinese column; where they are empty, the Chinese text is shown. */
  englishTexts?: NamedColumns;
  values: NamedColumns;
  /** Columns a condition may use besides texts and values. */
  conditions?: NamedColumns;
  /** Permission to read its list. Absent for tables that every form of the buying side looks up. */
  permission?: string;
  /** Menu component of the list page of the rows, whose data rules apply; null when there is no such page. */
  page: string | null;
  /** The rows are users, so searches by part of a text run in memory, and their names are kept there. */
  isPeople?: true;
  /** Condition for the rows of the caller's tenant. */
  rows(caller: Caller): SQL | undefined;
  /** Condition for the rows a supplier or expert sees; absent = no rows (contract, part 1 §1.13). */
  externalRows?(caller: Caller): SQL | undefined;
}

/** Registered by the features, by table name in camel case (contract, part 1 §1.15). */
export type DictTables = ReadonlyMap<string, DictTable>;
