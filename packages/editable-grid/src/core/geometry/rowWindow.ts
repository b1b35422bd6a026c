import type { RowGeometry } from './rowGeometry';

/** Rows to draw: from `from` up to, not including, `to`. */
export interface RowWindow {
  from: number;
  to: number;
}

/** Rows drawn ahead of the scrolling direction, and kept behind it. */
export const AHEAD = 3;
export const BEHIND = 1;

/**
 * The rows in sight and some ahead.
 *
 * @param top pixels scrolled, @param room pixels in sight
 * @param direction sign of the last scroll step; 0 when still
 */
export function rowWindow(geometry: RowGeometry, top: number, room: number, direction: number): RowWindow {
  if (geometry.count === 0) return { from: 0, to: 0 };
  const first = geometry.indexAt(top);
  const last = geometry.indexAt(Math.max(top, top + room - 1));
  const before = direction < 0 ? AHEAD : BEHIND;
  const after = direction < 0 ? BEHIND : AHEAD;
  return { from: Math.max(0, first - before), to: Math.min(geometry.count, last + 1 + after) };
}
