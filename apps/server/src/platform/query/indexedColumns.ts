import { is, type Column } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

type IndexConfig = ReturnType<typeof getTableConfig>['indexes'][number]['config'];

/**
 * A test of columns for an index of some kind; the indexes of a table are read once.
 *
 * @param namesOf names of the columns that an index of the kind serves; compared by name, since the definition of a table
 *   has columns of its own
 */
export function indexedColumns(namesOf: (index: IndexConfig) => readonly string[]): (column: Column) => boolean {
  const known = new WeakMap<PgTable, ReadonlySet<string>>();
  return ({ table, name }) => {
    if (!is(table, PgTable)) return false;
    let names = known.get(table);
    if (!names) {
      names = new Set(getTableConfig(table).indexes.flatMap(({ config }) => namesOf(config)));
      known.set(table, names);
    }
    return names.has(name);
  };
}
