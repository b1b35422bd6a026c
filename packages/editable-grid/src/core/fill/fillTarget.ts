import type { CellSpot, RangeBox } from '../range/CellRange';

/** Box that is filled when the handle is dragged to a cell: along the direction with the larger distance. */
export function fillTarget(source: RangeBox, to: CellSpot): RangeBox {
  const rows = beyond(to.row, source.top, source.bottom);
  const columns = beyond(to.column, source.left, source.right);
  if (rows === 0 && columns === 0) return source;
  if (Math.abs(rows) >= Math.abs(columns))
    return { ...source, top: Math.min(source.top, to.row), bottom: Math.max(source.bottom, to.row) };
  return { ...source, left: Math.min(source.left, to.column), right: Math.max(source.right, to.column) };
}

const beyond = (at: number, first: number, last: number): number =>
  at < first ? at - first : at > last ? at - last : 0;
