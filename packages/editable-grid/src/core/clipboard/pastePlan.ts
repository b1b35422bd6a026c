import type { ProposedChange } from '../ledger/effective';
import type { RangeBox } from '../range/CellRange';
import { readCell } from './readCell';
import { isOpenCell, type RefusedCell, type TargetGrid } from './TargetGrid';

export interface PastePlan<Row> {
  /** Steps of one transaction. */
  changes: ProposedChange<Row>[];
  /** Cells that got a value. */
  written: number;
  refused: RefusedCell[];
  /** Rows and columns of the clipboard that do not fit into the grid. */
  lostRows: number;
  lostColumns: number;
  addedRows: number;
  /** Cells pasted over; `undefined` if there was nothing to paste. */
  box: RangeBox | undefined;
}

/**
 * Plans a paste. One text fills the whole range; a table that fits into the range several times is repeated; otherwise
 * it starts at the range's first cell and adds rows at the end if allowed.
 */
export function pastePlan<Row extends object>(
  texts: readonly (readonly string[])[],
  box: RangeBox,
  grid: TargetGrid<Row>,
): PastePlan<Row> {
  const plan: PastePlan<Row> = {
    changes: [],
    written: 0,
    refused: [],
    lostRows: 0,
    lostColumns: 0,
    addedRows: 0,
    box: undefined,
  };
  const height = texts.length;
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0);
  if (height === 0 || width === 0) return plan;
  const tall = repeats(box.bottom - box.top + 1, height);
  const wide = repeats(box.right - box.left + 1, width);
  const bottom = box.top + tall * height - 1;
  const right = box.left + wide * width - 1;
  const lastColumn = Math.min(right, grid.columns.length - 1);
  plan.lostColumns = right - lastColumn;

  const missing = Math.max(0, bottom - (grid.rows - 1));
  const fresh = missing > 0 ? (grid.blankRows?.(missing) ?? []) : [];
  plan.addedRows = fresh.length;
  plan.lostRows = missing - fresh.length;
  if (fresh.length)
    plan.changes.push({ kind: 'insert', entries: fresh.map((row, nth) => ({ index: grid.end + nth, row })) });

  for (let index = box.top; index <= bottom - plan.lostRows; index += 1) {
    const row = index < grid.rows ? grid.rowAt(index) : fresh[index - grid.rows];
    if (!row) continue;
    const rowId = grid.idOf(row);
    const line = texts[(index - box.top) % height]!;
    // The row after the paste: choices may depend on other pasted values.
    const after = { ...row };
    for (let place = box.left; place <= lastColumn; place += 1) {
      const text = line[(place - box.left) % width];
      // A shorter line leaves the cells beyond it unchanged.
      if (text === undefined) continue;
      const target = grid.columns[place]!;
      const { key } = target.column;
      if (!isOpenCell(grid, row, target)) {
        plan.refused.push({ rowId, column: key, text, reason: 'read-only' });
        continue;
      }
      const read = readCell(text, grid.columnFor(after, target.column), target.definition);
      if (read.ok) {
        plan.changes.push({ kind: 'edit', rowId, column: key, value: read.value });
        Object.assign(after, { [key]: read.value });
        plan.written += 1;
      } else plan.refused.push({ rowId, column: key, text, reason: read.reason });
    }
  }
  plan.box = { top: box.top, bottom: bottom - plan.lostRows, left: box.left, right: lastColumn };
  return plan;
}

/** How often a length fits exactly into the room; 1 if it does not. */
const repeats = (room: number, length: number): number => (room % length === 0 ? room / length : 1);
