import type { ProposedChange } from '../ledger/effective';
import type { RangeBox } from '../range/CellRange';
import { isOpenCell, type TargetGrid } from './TargetGrid';

/** Steps that empty the editable cells of a box. */
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
      // Fields that were picked together are emptied together.
      for (const key of new Set([column.key, ...(definition.companions?.(column) ?? [])]))
        changes.push({ kind: 'edit', rowId, column: key, value });
    }
  }
  return changes;
}
