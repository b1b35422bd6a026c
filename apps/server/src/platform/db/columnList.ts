import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Types that the driver reads as drizzle would. */
const READ_ALIKE = new Set([
  'PgVarchar',
  'PgText',
  'PgInteger',
  'PgTimestampString',
  'PgDateString',
  'PgNumeric',
  'PgJsonb',
]);

/**
 * Columns for a `select` of hand-written SQL, with their names on the wire. Rows of such a statement need no mapping, and
 * the list is built once, while drizzle's query builder does both for each call.
 *
 * @param options.forJson the rows become JSON, so that times are read as text; amounts are numbers there
 * @throws {Error} if a type needs drizzle's mapping
 */
export function columnList(columns: Readonly<Record<string, AnyPgColumn>>, options: { forJson?: boolean } = {}): SQL {
  const items = Object.entries(columns).map(([name, column]) => {
    if (!READ_ALIKE.has(column.columnType)) throw new Error(`${column.name} is a ${column.columnType}`);
    const path = `${quoted(getTableName(column.table))}.${quoted(column.name)}`;
    const isTime = options.forJson && column.columnType === 'PgTimestampString';
    return `${path}${isTime ? '::text' : ''} as ${quoted(name)}`;
  });
  return sql.raw(items.join(', '));
}

/** True if {@link columnList} accepts the columns. */
export const isReadAlike = (columns: Readonly<Record<string, AnyPgColumn>>): boolean =>
  Object.values(columns).every(({ columnType }) => READ_ALIKE.has(columnType));

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
