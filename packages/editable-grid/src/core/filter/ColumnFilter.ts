import type { CellDefinition } from '../cells/CellDefinition';
import type { GridColumn } from '../columns/GridColumn';

/** What a column can be filtered by. */
export type FilterKind = 'text' | 'number' | 'date' | 'choice';

/** What rows must hold in one column to stay in sight; bounds are inclusive. */
export type ColumnFilter =
  | { kind: 'text'; contains: string }
  | { kind: 'number'; from?: number; to?: number }
  /** Days as `YYYY-MM-DD`. */
  | { kind: 'date'; from?: string; to?: string }
  /** Any of these texts, as the cell shows them; the empty text stands for empty cells. */
  | { kind: 'choice'; values: readonly string[] };

/** Filters in force, by column key. */
export type FilterState = Readonly<Record<string, ColumnFilter>>;

/** How a column is filtered: as it says itself, by its choices, else by its cell type. */
export function filterKind<Row extends object>(
  column: Pick<GridColumn<Row>, 'filter' | 'options'>,
  definition: Pick<CellDefinition, 'filter' | 'control'>,
): FilterKind {
  if (typeof column.filter === 'string') return column.filter;
  if (column.options || definition.control === 'toggle') return 'choice';
  return definition.filter ?? 'text';
}

/** Nothing is asked for: the filter lets everything through. */
export function isOpen(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.contains.trim() === '';
    case 'choice':
      return filter.values.length === 0;
    default:
      return filter.from === undefined && filter.to === undefined;
  }
}
