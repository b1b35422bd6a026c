import type { BuildExtraConfigColumns } from 'drizzle-orm';
import { pgTable, primaryKey, type PgColumnBuilderBase, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

/**
 * A table of records of tenants. The tenant is part of its primary key, so that the table can be distributed by tenant
 * (`docs/scale.md`); the id comes first, since some records are found by it alone.
 *
 * @param columns with `id: recordId()` and `tenantId: tenantId()`
 */
export const tenantTable = <
  Name extends string,
  Columns extends Record<'id' | 'tenantId', PgColumnBuilderBase> & Record<string, PgColumnBuilderBase>,
>(
  name: Name,
  columns: Columns,
  indexes: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) => pgTable(name, columns, (table) => [primaryKey({ columns: [table.id, table.tenantId] }), ...indexes(table)]);

/**
 * A {@link tenantTable} that grows for ever. The database divides it by the months of a column, which is why the primary
 * key has that column too; months from long ago can be archived (`platform/history`).
 *
 * @param month name of the column, which is never null and never changes
 */
export const historyTable = <
  Name extends string,
  Columns extends Record<'id' | 'tenantId' | Month, PgColumnBuilderBase> & Record<string, PgColumnBuilderBase>,
  Month extends string,
>(
  name: Name,
  month: Month,
  columns: Columns,
  indexes: (table: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable(name, columns, (table) => [
    primaryKey({ columns: [table.id, table.tenantId, table[month]] }),
    ...indexes(table),
  ]);
