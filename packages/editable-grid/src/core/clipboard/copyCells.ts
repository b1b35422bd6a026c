import { fieldOf } from '../rowId';
import type { RangeBox } from '../range/CellRange';
import type { CopiedCell } from './formatHtml';
import type { TargetGrid } from './TargetGrid';

/** The cells of a box as their texts. */
export function copyCells<Row extends object>(
  box: RangeBox,
  grid: Pick<TargetGrid<Row>, 'columns' | 'rowAt' | 'columnFor'>,
): CopiedCell[][] {
  const rows: CopiedCell[][] = [];
  for (let index = box.top; index <= box.bottom; index += 1) {
    const row = grid.rowAt(index);
    if (!row) continue;
    const cells: CopiedCell[] = [];
    for (let place = box.left; place <= box.right; place += 1) {
      const { column, definition } = grid.columns[place]!;
      const value = fieldOf(row, column.key);
      const text = definition.format(value, grid.columnFor(row, column));
      cells.push({ text, literal: typeof value === 'string' && MISREAD.test(text) });
    }
    rows.push(cells);
  }
  return rows;
}

/** Texts that a spreadsheet would convert: long or zero-led numbers, formulas, fractions. */
const MISREAD = /^(0\d|\d{12,}|[=+@-]|\d+[/-]\d+$|\d+[eE]\d+$)/;
