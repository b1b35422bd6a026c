import type { CellDefinition } from '../cells/CellDefinition';
import type { GridColumn } from '../columns/GridColumn';
import { fieldOf } from '../rowId';

export interface SortState {
  column: string;
  order: 'asc' | 'desc';
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Places of the rows in sorted order; rows of equal value keep theirs, empty cells come last either way.
 *
 * @returns place in sight → place in the document
 */
export function sortOrder<Row extends object>(
  rows: readonly Row[],
  column: GridColumn<Row>,
  definition: CellDefinition,
  order: SortState['order'],
): Uint32Array {
  const sign = order === 'asc' ? 1 : -1;
  const compare =
    definition.compare ??
    ((a: unknown, b: unknown) =>
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(definition.format(a, column), definition.format(b, column)));
  const values = rows.map((row) => fieldOf(row, column.key));
  const empty = values.map((value) => value === null || value === undefined || value === '');
  return Uint32Array.from(rows.keys()).sort((a, b) => {
    if (empty[a] || empty[b]) return Number(empty[a]) - Number(empty[b]) || a - b;
    return sign * compare(values[a], values[b], column) || a - b;
  });
}

/** The next state when a heading is pressed: ascending, descending, as loaded. */
export function nextSort(sort: SortState | undefined, column: string): SortState | undefined {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : undefined;
}
