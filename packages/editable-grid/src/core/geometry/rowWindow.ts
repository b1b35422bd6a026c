import type { RowGeometry } from './rowGeometry';

/** Rows to draw: from `from` up to, not including, `to`. */
export interface RowWindow {
  from: number;
  to: number;
}

/** Rows rendered beyond the visible ones, in the scroll direction and against it. */
const AHEAD = 3;
const BEHIND = 1;

/**
 * The visible rows and some in the direction of the scroll; at rest only those that are visible.
 *
 * @param top pixels scrolled
 * @param room visible pixels
 * @param direction sign of the last scroll step; 0 if not scrolling
 * @param least minimum number of rows: a window of constant length creates and drops no rows while scrolling
 */
export function rowWindow(geometry: RowGeometry, top: number, room: number, direction: number, least = 0): RowWindow {
  const { count } = geometry;
  if (count === 0) return { from: 0, to: 0 };
  const first = geometry.indexAt(top);
  const last = geometry.indexAt(Math.max(top, top + room - 1));
  let from = Math.max(0, first - (direction < 0 ? AHEAD : direction > 0 ? BEHIND : 0));
  let to = Math.min(count, last + 1 + (direction > 0 ? AHEAD : 0));
  if (direction < 0) from = Math.max(0, Math.min(from, to - least));
  to = Math.min(count, Math.max(to, from + least));
  from = Math.max(0, Math.min(from, to - least));
  return { from, to };
}

/**
 * The visible rows after a jump. Always the same number of them: further jumps neither add nor remove elements.
 *
 * @param top pixels scrolled
 * @param room visible pixels
 */
export function jumpWindow(geometry: RowGeometry, top: number, room: number, rowHeight: number): RowWindow {
  const size = visibleSize(rowHeight, room);
  const to = Math.min(geometry.count, geometry.indexAt(top) + size);
  return { from: Math.max(0, to - size), to };
}

/** Most rows a window of this room can hold. */
export const windowSize = (rowHeight: number, room: number): number => visibleSize(rowHeight, room) + AHEAD + BEHIND;

const visibleSize = (rowHeight: number, room: number) => Math.ceil(room / rowHeight) + 1;
