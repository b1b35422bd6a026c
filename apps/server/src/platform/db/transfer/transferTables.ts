import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema';

/** First line of an export. */
export interface ExportHeader {
  format: typeof EXPORT_FORMAT;
  /** Newest migration of the database: the tables have their columns as of it. */
  migration: string;
  /** Column names by table, in the order of the tables. */
  tables: Record<string, string[]>;
}

export const EXPORT_FORMAT = 'gezi-tables-2';

/**
 * Tables of the database that no export has: the migrations are named by its header, leases of running servers, call
 * counts, invalidations and unfinished uploads are meaningless in another database, and sums follow from the imported rows.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sys_migration',
  ...[
    schema.sysNode,
    schema.sysRateLimit,
    schema.sysInvalidation,
    schema.sysLargeUpload,
    schema.sysLargePart,
    schema.figureSum,
  ].map((table) => getTableName<PgTable>(table)),
]);

const exported = Object.values<PgTable>(schema).filter((table) => !LEFT_OUT.has(getTableName(table)));

/** Every exported table, with the names of its columns in the database. */
export const transferTables: ReadonlyMap<string, string[]> = new Map(
  exported.map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
);

/** Names of the columns of the primary key, by table; all columns where a table has none. */
export const transferKeys: ReadonlyMap<string, string[]> = new Map(
  exported.map((table) => {
    const { columns, primaryKeys } = getTableConfig(table);
    const [key = columns.filter(({ primary }) => primary)] = primaryKeys.map((found) => found.columns);
    return [getTableName(table), (key.length > 0 ? key : columns).map(({ name }) => name)];
  }),
);
