import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';

export interface SortState {
  column: string;
  order: 'asc' | 'desc';
}

/** One column to sort by, with its cell definition. */
export interface SortKey<Row extends object> {
  column: ResolvedColumn<Row>;
  definition: CellDefinition;
  order: SortState['order'];
  /** The column as it is for a row; default the same for all. */
  columnFor?: ((row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row>) | undefined;
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/**
 * Row indexes in sorted order; the sort is stable, empty cells are last in both directions.
 *
 * @param keys the primary one first
 * @returns visible index → document index
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

function comparison<Row extends object>(rows: readonly Row[], { column, definition, order, columnFor }: SortKey<Row>) {
  const sign = order === 'asc' ? 1 : -1;
  const values = rows.map((row) => fieldOf(row, column.key));
  const empty = values.map((value) => value === null || value === undefined || value === '');
  const compare = definition.compare ? compareOwn : compareRead();

  function compareOwn(a: number, b: number): number {
    return definition.compare!(values[a], values[b], column);
  }

  // Each row is read once: sorting compares it some twenty times.
  function compareRead() {
    if (values.every((value, index) => empty[index] || typeof value === 'number'))
      return (a: number, b: number) => (values[a] as number) - (values[b] as number);
    const read = (value: unknown, index: number) =>
      definition.format(value, columnFor ? columnFor(rows[index]!, column) : column);
    const ranks = ranksOf(values.map((value, index) => (empty[index] ? '' : read(value, index))));
    return (a: number, b: number) => {
      const [left, right] = [values[a], values[b]];
      return typeof left === 'number' && typeof right === 'number' ? left - right : ranks[a]! - ranks[b]!;
    };
  }

  return (a: number, b: number): number =>
    empty[a] || empty[b] ? Number(empty[a]) - Number(empty[b]) : sign * compare(a, b);
}

/** Rank of each text; equal texts share a rank. */
function ranksOf(texts: readonly string[]): Float64Array {
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: string | undefined;
  for (const text of [...new Set(texts)].sort(collator.compare)) {
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  return Float64Array.from(texts, (text) => ranks.get(text)!);
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
