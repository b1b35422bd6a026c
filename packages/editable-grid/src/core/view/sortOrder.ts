import type { CellDefinition } from '../cells/CellDefinition';
import type { GridColumn } from '../columns/GridColumn';
import { fieldOf } from '../rowId';

export interface SortState {
  column: string;
  order: 'asc' | 'desc';
}

/** One column to sort by, with what is known about its cells. */
export interface SortKey<Row extends object> {
  column: GridColumn<Row>;
  definition: CellDefinition;
  order: SortState['order'];
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Places of the rows in sorted order; rows of equal value keep theirs, empty cells come last either way.
 *
 * @param keys the first decides, the next ones among equals
 * @returns place in sight → place in the document
 */
export function sortOrder<Row extends object>(rows: readonly Row[], keys: readonly SortKey<Row>[]): Uint32Array {
  const compares = keys.map((key) => comparison(rows, key));
  return Uint32Array.from(rows.keys()).sort((a, b) => {
    for (const compare of compares) {
      const differs = compare(a, b);
      if (differs) return differs;
    }
    return a - b;
  });
}

function comparison<Row extends object>(rows: readonly Row[], { column, definition, order }: SortKey<Row>) {
  const sign = order === 'asc' ? 1 : -1;
  const compare =
    definition.compare ??
    ((a: unknown, b: unknown) =>
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : collator.compare(definition.format(a, column), definition.format(b, column)));
  const values = rows.map((row) => fieldOf(row, column.key));
  const empty = values.map((value) => value === null || value === undefined || value === '');
  return (a: number, b: number): number =>
    empty[a] || empty[b] ? Number(empty[a]) - Number(empty[b]) : sign * compare(values[a], values[b], column);
}

/** The next state when a heading is pressed: ascending, descending, as loaded. */
export function nextSort(sort: SortState | undefined, column: string): SortState | undefined {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : undefined;
}

/**
 * The same over several columns.
 *
 * @param add the heading joins those that sort already (Shift); else it sorts alone
 */
export function nextSorts(sorts: readonly SortState[], column: string, add: boolean): readonly SortState[] {
  const own = sorts.find((sort) => sort.column === column);
  const next = nextSort(own, column);
  if (!add) return next ? [next] : [];
  if (!own) return next ? [...sorts, next] : sorts;
  return sorts.flatMap((sort) => (sort === own ? (next ? [next] : []) : [sort]));
}

/** One, several or none, as a list. */
export const sortList = (sort: SortState | readonly SortState[] | undefined): readonly SortState[] =>
  sort === undefined ? NONE : 'column' in sort ? [sort] : sort;
const NONE: readonly SortState[] = [];
