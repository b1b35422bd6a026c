/** Condition on one column; bounds are inclusive. */
export type ColumnFilter =
  | { kind: 'text'; contains: string }
  | { kind: 'number'; from?: number; to?: number }
  /** Days as `YYYY-MM-DD`. */
  | { kind: 'date'; from?: string; to?: string }
  /** Any of these displayed texts; the empty text means empty cells. */
  | { kind: 'choice'; values: readonly string[] };

/** Active filters by column key. */
export type FilterState = Readonly<Record<string, ColumnFilter>>;

/** The filter has no condition and accepts every row. */
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
