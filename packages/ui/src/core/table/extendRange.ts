/** Positions of rows, both ends included. */
export type RowRange = readonly [from: number, to: number];

/** What changes when the moving end of a range moves. */
export interface RangeChange {
  /** Rows of the new range. */
  select: RowRange;
  /** Rows that left the range, if any. */
  deselect: RowRange | undefined;
}

/**
 * Moves the end of a range of selected rows, as Shift with an arrow key does. The range always holds its anchor.
 *
 * @param anchor row where the range began
 * @param from row where it ended so far
 * @param to row where it ends now
 */
export function extendRange(anchor: number, from: number, to: number): RangeChange {
  const select: RowRange = [Math.min(anchor, to), Math.max(anchor, to)];
  if (from > select[1]) return { select, deselect: [select[1] + 1, from] };
  if (from < select[0]) return { select, deselect: [from, select[0] - 1] };
  return { select, deselect: undefined };
}
