import type { Label } from '@gezi/domain';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../../platform/http/Caller';

interface SourceField {
  title: Label;
  /** Value shown; only columns of the table can be searched and sorted by. */
  value: AnyPgColumn | SQL;
}

/** Data source of reports, defined in code and named by a key: rows of one table within a tenant. */
export interface ReportSource {
  /** Name of the report of every installation; a report with another name keeps it. */
  title: Label;
  table: PgTable;
  fields: Readonly<Record<string, SourceField>>;
  /** Identifies rows and breaks ties when sorting. */
  idColumn: AnyPgColumn;
  createTime: AnyPgColumn;
  /** Column that each parameter is compared with. */
  params?: Readonly<Record<string, AnyPgColumn>>;
  /** Set if the rows are users with this status, so that searches by name run in memory. */
  people?: { status: number };
  /** Condition for rows of the caller's tenant and scope. */
  rows: (caller: Caller) => SQL | undefined;
}
