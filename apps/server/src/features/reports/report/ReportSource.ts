import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../../platform/http/Caller';

interface SourceField {
  title: string;
  /** What is shown; only a column of the table can be searched or sorted by. */
  value: AnyPgColumn | SQL;
}

/** What reports may be made of: rows of one table within a tenant, written in the program and named by a key. */
export interface ReportSource {
  table: PgTable;
  fields: Readonly<Record<string, SourceField>>;
  /** Sorts by it and finds one row by it. */
  idColumn: AnyPgColumn;
  createTime: AnyPgColumn;
  /** Parameters, and the column each is compared with. */
  params?: Readonly<Record<string, AnyPgColumn>>;
  /** Its rows are people with this status: parts of accounts and names are found in memory. */
  people?: { status: number };
  /** Tenant and data scope. */
  rows: (caller: Caller) => SQL | undefined;
}
