/**
 * Positions of rows, in pixels from the first row's top. The renderer needs nothing else about heights, so rows of
 * different heights only need another implementation of it.
 */
export interface RowGeometry {
  count: number;
  height: number;
  topOf(index: number): number;
  heightOf(index: number): number;
  /** The row at a position; the nearest one beyond the ends. */
  indexAt(top: number): number;
}

/** Rows of one height. */
export function fixedRows(count: number, rowHeight: number): RowGeometry {
  return {
    count,
    height: count * rowHeight,
    topOf: (index) => index * rowHeight,
    heightOf: () => rowHeight,
    indexAt: (top) => Math.max(0, Math.min(count - 1, Math.floor(top / rowHeight))),
  };
}
