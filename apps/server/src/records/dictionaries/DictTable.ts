import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../platform/http/Caller';

type NamedColumns = Readonly<Record<string, AnyPgColumn>>;

/** A table whose rows serve as a dictionary: a code may name these columns and no others. */
export interface DictTable {
  table: PgTable;
  texts: NamedColumns;
  values: NamedColumns;
  /** What a condition may ask about, beside texts and values. */
  conditions?: NamedColumns;
  /** What reading its list takes; absent for tables that every form of the buying side looks things up in. */
  permission?: string;
  /** Its rows are people, of whom parts of texts are found in memory. */
  isPeople?: true;
  /** The rows of the caller's tenant. */
  rows(caller: Caller): SQL | undefined;
  /** The rows of a supplier or expert; none when absent (contract, part 1 §1.13). */
  externalRows?(caller: Caller): SQL | undefined;
}

/** By table name in camel case (contract, part 1 §1.15); the features register theirs. */
export type DictTables = ReadonlyMap<string, DictTable>;
