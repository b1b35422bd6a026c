import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { quoted } from './quoted';

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
 * The values of a row as a JSON array, without names, which would be most of the text. One JSON text is read faster than
 * the columns of a row. {@link readValues} reads it.
 *
 * @param columns at most 100
 * @param amounts form of `numeric` values; columns have texts
 * @throws {Error} if a type needs drizzle's mapping
 */
export function jsonValues(columns: readonly AnyPgColumn[], amounts: 'numbers' | 'texts'): SQL {
  const items = columns.map((column) => {
    const isText =
      column.columnType === 'PgTimestampString' || (amounts === 'texts' && column.columnType === 'PgNumeric');
    return isText ? `${pathOf(column)}::text` : pathOf(column);
  });
  return sql.raw(`json_build_array(${items.join(', ')})`);
}

/**
 * A row from the array of {@link jsonValues}.
 *
 * @param from place of the first column's value
 */
export function readValues(names: readonly string[], values: readonly unknown[], from = 0): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index]!] = values[from + index];
  return row;
}

/** True if {@link columnList} accepts the columns. */
export const isReadAlike = (columns: Columns): boolean =>
  Object.values(columns).every(({ columnType }) => READ_ALIKE.has(columnType));

function pathOf(column: AnyPgColumn): string {
  if (!READ_ALIKE.has(column.columnType)) throw new Error(`${column.name} is a ${column.columnType}`);
  return `${quoted(getTableName(column.table))}.${quoted(column.name)}`;
}
