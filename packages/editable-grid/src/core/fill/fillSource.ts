import type { RangeBox } from '../range/CellRange';

/** Cells of a fill and their source. */
export interface FillSource {
  source: RangeBox;
  target: RangeBox;
}

/** The first row fills the others; a single row is filled by the one above it. */
export function fromAbove(box: RangeBox): FillSource {
  const top = box.top === box.bottom ? Math.max(0, box.top - 1) : box.top;
  return { source: { ...box, top, bottom: top }, target: { ...box, top } };
}

/**
 * The first column fills the others; a single column is filled by the one to its left.
 *
 * @param first column that can be filled from
 */
export function fromLeft(box: RangeBox, first: number): FillSource {
  const left = box.left === box.right ? Math.max(first, box.left - 1) : box.left;
  return { source: { ...box, left, right: left }, target: { ...box, left } };
}
