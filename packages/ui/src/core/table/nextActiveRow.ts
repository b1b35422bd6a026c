/** Where a table's active row can move. */
export interface ActiveRowBounds {
  /** Position of the active row, from 0. */
  active: number;
  /** Number of rows. */
  count: number;
  /** Rows that fit into the visible part, at least 1. */
  pageRows: number;
}

/**
 * The position that a navigation key moves a table's active row to.
 *
 * @param key `KeyboardEvent.key`: arrows up and down, Home, End, PageUp, PageDown
 * @returns undefined for other keys, and if the row cannot move: up from the first row, down from the last
 */
export function nextActiveRow(key: string, { active, count, pageRows }: ActiveRowBounds): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const step = Math.max(1, pageRows - 1);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: last,
    PageDown: active < last ? Math.min(last, active + step) : active + 1,
    PageUp: active > 0 ? Math.max(0, active - step) : -1,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target > last ? undefined : target;
}
