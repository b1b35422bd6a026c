import { arrowSteps } from '../keyboard/arrowSteps';
import type { KeyPress } from '../keyboard/intentOf';
import type { CellRange, RangeLimits } from './CellRange';

/**
 * The range after a key: Shift with arrows, Home, End and pages moves its head, Ctrl+A selects all, Ctrl+Space and
 * Shift+Space select whole columns and rows.
 *
 * @param pageRows rows of a page key
 * @param rowsByKey Shift+Space extends to whole rows; `false` if it toggles the row's selection instead
 * @returns `undefined` if the key has another meaning
 */
export function rangeKey(
  { key, shift, ctrl, alt }: KeyPress,
  range: CellRange,
  limits: RangeLimits,
  pageRows: number,
  rowsByKey: boolean,
): CellRange | undefined {
  if (alt) return undefined;
  if (ctrl && !shift && key.toLowerCase() === 'a') return { ...range, whole: 'all' };
  if (key === ' ') {
    if (ctrl && shift) return { ...range, whole: 'all' };
    if (ctrl) return { ...range, whole: 'columns' };
    return shift && rowsByKey ? { ...range, whole: 'rows' } : undefined;
  }
  if (!shift) return undefined;
  const { row, column } = range.head;
  const last = { row: limits.rows - 1, column: limits.lastColumn };
  const to = (rowThere: number, columnThere: number): CellRange => ({
    ...range,
    head: {
      row: Math.max(0, Math.min(last.row, rowThere)),
      column: Math.max(limits.firstColumn, Math.min(last.column, columnThere)),
    },
  });
  const step = arrowSteps[key];
  if (step) {
    const far = ctrl ? Infinity : 1;
    return to(step[0] ? row + step[0] * far : row, step[1] ? column + step[1] * far : column);
  }
  switch (key) {
    case 'Home':
      return to(ctrl ? 0 : row, limits.firstColumn);
    case 'End':
      return to(ctrl ? last.row : row, last.column);
    case 'PageUp':
      return ctrl ? undefined : to(row - pageRows, column);
    case 'PageDown':
      return ctrl ? undefined : to(row + pageRows, column);
    default:
      return undefined;
  }
}
