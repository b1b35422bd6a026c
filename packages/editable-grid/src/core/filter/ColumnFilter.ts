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
