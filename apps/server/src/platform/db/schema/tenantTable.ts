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
