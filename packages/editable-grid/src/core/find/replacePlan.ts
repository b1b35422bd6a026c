import { readCell } from '../clipboard/readCell';
import { isOpenCell, type RefusedCell, type TargetGrid } from '../clipboard/TargetGrid';
import type { ProposedChange } from '../ledger/effective';
import type { CellSpot } from '../range/CellRange';
import { fieldOf } from '../rowId';
import { replaceText } from './replaceText';

/** Plans a replacement in the given cells: each column reads the new text, and refused cells stay unchanged. */
export function replacePlan<Row extends object>(
  spots: readonly CellSpot[],
  query: string,
  replacement: string,
  grid: TargetGrid<Row>,
): { changes: ProposedChange<Row>[]; refused: RefusedCell[] } {
  const changes: ProposedChange<Row>[] = [];
  const refused: RefusedCell[] = [];
  for (const { row: index, column: place } of spots) {
    const row = grid.rowAt(index);
    const target = grid.columns[place];
    if (!row || !target) continue;
    const rowId = grid.idOf(row);
    const column = grid.columnFor(row, target.column);
    const { key } = column;
    const text = replaceText(target.definition.format(fieldOf(row, key), column), query, replacement);
    if (!isOpenCell(grid, row, target)) {
      refused.push({ rowId, column: key, text, reason: 'read-only' });
      continue;
    }
    const read = readCell(text, column, target.definition);
    if (read.ok) changes.push({ kind: 'edit', rowId, column: key, value: read.value });
    else refused.push({ rowId, column: key, text, reason: read.reason });
  }
  return { changes, refused };
}
