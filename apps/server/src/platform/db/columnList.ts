import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, AnyPgColumn>>;

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
 * @throws {Error} if a type needs drizzle's mapping
 */
export function columnList(columns: Columns): SQL {
  const items = Object.entries(columns).map(([name, column]) => `${pathOf(column)} as ${quoted(name)}`);
  return sql.raw(items.join(', '));
}

/**
 * The values of a row as a JSON array, without names, which would be most of the text. Times are text in it, and amounts
 * numbers.
 *
 * @param columns at most 100
 * @throws {Error} if a type needs drizzle's mapping
 */
export function jsonValues(columns: readonly AnyPgColumn[]): SQL {
  const items = columns.map((column) =>
    column.columnType === 'PgTimestampString' ? `${pathOf(column)}::text` : pathOf(column),
  );
  return sql.raw(`json_build_array(${items.join(', ')})`);
}

/** True if {@link columnList} accepts the columns. */
export const isReadAlike = (columns: Columns): boolean =>
  Object.values(columns).every(({ columnType }) => READ_ALIKE.has(columnType));

function pathOf(column: AnyPgColumn): string {
  if (!READ_ALIKE.has(column.columnType)) throw new Error(`${column.name} is a ${column.columnType}`);
  return `${quoted(getTableName(column.table))}.${quoted(column.name)}`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
