import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../http/Caller';

/** A column of a report, and a condition where it says so. */
export interface ReportField {
  field: string;
  title: string;
  /** What is shown; only a column of the table can be searched or sorted by. */
  value: AnyPgColumn | SQL;
  /** Pixels. */
  width: number;
  align?: 'left' | 'center' | 'right';
  sorter?: boolean;
  /** Values are shown as the texts of this dictionary. */
  dictCode?: string;
  /** One value, or the two ends of a range; absent: no condition. */
  search?: 'single' | 'group';
  /** The condition shows only when the form is expanded. */
  folded?: boolean;
  /** How the condition is entered; default text, or list with a dictionary. */
  view?: 'text' | 'date' | 'datetime' | 'list';
}

/** A report: rows of one table within a tenant, its columns and its conditions. */
export interface ReportDefinition {
  id: string;
  code: string;
  name: string;
  table: PgTable;
  fields: readonly ReportField[];
  /** Sorts by it and finds one row by it. */
  idColumn: AnyPgColumn;
  createTime: AnyPgColumn;
  /** Parameters that a form hands in as `self_<name>`, and the column each is compared with. */
  params?: Readonly<Record<string, AnyPgColumn>>;
  /** Tenant and data scope. */
  rows: (caller: Caller) => SQL | undefined;
}
