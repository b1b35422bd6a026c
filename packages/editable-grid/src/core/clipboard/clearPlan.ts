import type { ProposedChange } from '../ledger/effective';
import type { RangeBox } from '../range/CellRange';
import { isOpenCell, type TargetGrid } from './TargetGrid';

/** Empties the cells of a box that take input; the others stay as they are. */
export function clearPlan<Row extends object>(box: RangeBox, grid: TargetGrid<Row>): ProposedChange<Row>[] {
  const changes: ProposedChange<Row>[] = [];
  for (let index = box.top; index <= box.bottom; index += 1) {
    const row = grid.rowAt(index);
    if (!row) continue;
    const rowId = grid.idOf(row);
    for (let place = box.left; place <= box.right; place += 1) {
      const target = grid.columns[place]!;
      if (!isOpenCell(grid, row, target)) continue;
      const { column, definition } = target;
      // A switch's empty value is the column's own, a text's is the type's.
      const read = definition.parse('', column);
      const value = read.ok ? read.value : definition.empty;
      // What was picked together is emptied together.
      for (const key of new Set([column.key, ...(definition.companions?.(column) ?? [])]))
        changes.push({ kind: 'edit', rowId, column: key, value });
    }
  }
  return changes;
}
