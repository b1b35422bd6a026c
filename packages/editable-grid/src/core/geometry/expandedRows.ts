import { fixedRows, type RowGeometry } from './rowGeometry';

/** Room below a row. */
export interface RowPanel {
  /** Index among the visible rows. */
  index: number;
  /** Pixels. */
  height: number;
}

/**
 * Rows of one height, some with a panel below. Only the panels are stored and searched, so the cost depends on their
 * number, not on the number of rows.
 *
 * @param panels in ascending order of their rows, one per row
 */
export function expandedRows(count: number, rowHeight: number, panels: readonly RowPanel[]): RowGeometry {
  if (panels.length === 0) return fixedRows(count, rowHeight);
  /** Pixels of all panels before the nth one. */
  const before = new Float64Array(panels.length + 1);
  panels.forEach(({ height }, nth) => (before[nth + 1] = before[nth]! + height));

  /** Number of leading panels for which `passed` is true (binary search). */
  function search(passed: (nth: number) => boolean): number {
    let [low, high] = [0, panels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (passed(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const topOf = (index: number) => index * rowHeight + before[search((nth) => panels[nth]!.index < index)]!;
  return {
    count,
    height: count * rowHeight + before[panels.length]!,
    topOf,
    heightOf(index) {
      const panel = panels[search((nth) => panels[nth]!.index < index)];
      return rowHeight + (panel?.index === index ? panel.height : 0);
    },
    indexAt(top) {
      const nth = search((each) => panels[each]!.index * rowHeight + before[each]! <= top) - 1;
      const panel = panels[nth];
      if (!panel) return clamp(Math.floor(top / rowHeight), count);
      const bottom = (panel.index + 1) * rowHeight + before[nth + 1]!;
      return clamp(top < bottom ? panel.index : panel.index + 1 + Math.floor((top - bottom) / rowHeight), count);
    },
  };
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
