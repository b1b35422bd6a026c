import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema';

/** What an export says of itself in its first line. */
export interface ExportHeader {
  format: typeof EXPORT_FORMAT;
  /** Column names by table, in the order of the tables. */
  tables: Record<string, string[]>;
}

export const EXPORT_FORMAT = 'gezi-tables-1';

/** Numbers of running servers, and what is counted for a minute: they mean nothing elsewhere. */
const LEFT_OUT = new Set<string>([getTableName(schema.sysNode), getTableName(schema.sysRateLimit)]);

/** Every table that is carried over, with its columns as the database names them. */
export const transferTables: ReadonlyMap<string, string[]> = new Map(
  Object.values<PgTable>(schema)
    .filter((table) => !LEFT_OUT.has(getTableName(table)))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
);
