import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';
import { isOpen, type FilterState } from './ColumnFilter';
import { matchesFilter } from './matchesFilter';

/**
 * A test of rows against all active filters.
 *
 * @param columnFor the column for a row; default the same for all
 * @returns `undefined` without filters
 */
export function rowFilter<Row extends object>(
  filters: FilterState,
  columns: readonly ResolvedColumn<Row>[],
  define: (type: string) => CellDefinition,
  columnFor?: (row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row>,
): ((row: Row) => boolean) | undefined {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.key];
    if (!filter || isOpen(filter)) return [];
    const matches = matchesFilter(filter);
    const definition = define(column.type ?? 'normal');
    return (row: Row) => {
      const value = fieldOf(row, column.key);
      return matches(value, () => definition.format(value, columnFor ? columnFor(row, column) : column));
    };
  });
  return tests.length ? (row) => tests.every((test) => test(row)) : undefined;
}
