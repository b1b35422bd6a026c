/** A cell by visible row and column index, from 0. */
export interface CellSpot {
  row: number;
  column: number;
}

/** A rectangle of cells, edges included. */
export interface RangeBox {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * A range of cells. The anchor is the active cell; the head is the corner that moves. Whole rows and columns extend to
 * the grid's current size.
 */
export interface CellRange {
  anchor: CellSpot;
  head: CellSpot;
  whole?: 'rows' | 'columns' | 'all' | undefined;
}

/** How far ranges can reach: `firstColumn` leaves the grid's own columns out. */
export interface RangeLimits {
  rows: number;
  firstColumn: number;
  lastColumn: number;
}

/**
 * The rectangle a range covers; `undefined` if the grid has no cell or the range covers only the grid's own columns.
 */
export function rangeBox({ anchor, head, whole }: CellRange, limits: RangeLimits): RangeBox | undefined {
  const { rows, firstColumn, lastColumn } = limits;
  if (rows === 0 || lastColumn < firstColumn) return undefined;
  const allRows = whole === 'columns' || whole === 'all';
  const allColumns = whole === 'rows' || whole === 'all';
  if (!allColumns && anchor.column < firstColumn && head.column < firstColumn) return undefined;
  const within = (place: number, least: number, most: number) => Math.max(least, Math.min(most, place));
  return {
    top: allRows ? 0 : within(Math.min(anchor.row, head.row), 0, rows - 1),
    bottom: allRows ? rows - 1 : within(Math.max(anchor.row, head.row), 0, rows - 1),
    left: allColumns ? firstColumn : within(Math.min(anchor.column, head.column), firstColumn, lastColumn),
    right: allColumns ? lastColumn : within(Math.max(anchor.column, head.column), firstColumn, lastColumn),
  };
}

export const singleCell = (spot: CellSpot): CellRange => ({ anchor: spot, head: spot });

export const boxRange = ({ top, bottom, left, right }: RangeBox): CellRange => ({
  anchor: { row: top, column: left },
  head: { row: bottom, column: right },
});

export const cellsIn = ({ top, bottom, left, right }: RangeBox): number => (bottom - top + 1) * (right - left + 1);

export const contains = (box: RangeBox, { row, column }: CellSpot): boolean =>
  row >= box.top && row <= box.bottom && column >= box.left && column <= box.right;

export const sameBox = (a: RangeBox, b: RangeBox): boolean =>
  a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;
