import type { ColumnLayout } from './arrangeColumns';

/** Scrolling columns to draw: from `from` up to, not including, `to`. */
export interface ColumnWindow {
  from: number;
  to: number;
}

/**
 * The visible scrolling columns.
 *
 * @param scrollLeft pixels scrolled sideways
 * @param room visible pixels, including pinned columns; 0 if unknown, then all are rendered
 * @param beyond columns rendered beyond each edge, ready for a small scroll step
 */
export function columnWindow<Row extends object>(
  { columns, startCount, endFrom, startWidth, endWidth }: ColumnLayout<Row>,
  scrollLeft: number,
  room: number,
  beyond: number,
): ColumnWindow {
  if (room <= 0) return { from: startCount, to: endFrom };
  const first = scrollLeft + startWidth;
  const last = scrollLeft + room - endWidth;
  let from = startCount;
  while (from < endFrom - 1 && columns[from]!.left + columns[from]!.width <= first) from += 1;
  let to = from;
  while (to < endFrom && columns[to]!.left < last) to += 1;
  return { from: Math.max(startCount, from - beyond), to: Math.min(endFrom, to + beyond) };
}
