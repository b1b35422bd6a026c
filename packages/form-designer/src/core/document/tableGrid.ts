import type { FormDocument, FormNode, NodeKey } from './FormDocument';
import { booleanMember, numberMember } from './members';

/** One place of a table: a cell with its spans, or a place covered by another cell. */
export interface GridCell {
  readonly key: NodeKey;
  /** Columns it spans, at least 1. */
  readonly columns: number;
  /** Rows it spans, at least 1. */
  readonly rows: number;
  readonly hidden: boolean;
}

/** The places of a table, row by row. Spans saved as text are read as numbers, invalid ones as 1. */
export function tableGrid(document: FormDocument, table: FormNode): GridCell[][] {
  let from = 0;
  return (table.rows ?? []).map((count) => {
    const keys = table.children.slice(from, (from += count));
    return keys.map((key) => gridCell(document.nodes.get(key)!));
  });
}

const gridCell = ({ key, data }: FormNode): GridCell => ({
  key,
  columns: span(numberMember(data, 'col', 1)),
  rows: span(numberMember(data, 'row', 1)),
  hidden: booleanMember(data, 'hide'),
});

const span = (count: number) => Math.max(1, Math.trunc(count));

/** Whether a place of the table belongs to no cell or to two, or the rows have different lengths. */
export function isRagged(document: FormDocument, table: FormNode): boolean {
  const grid = tableGrid(document, table);
  const width = grid[0]?.length ?? 0;
  if (grid.some((row) => row.length !== width)) return true;
  const owned = new Set<number>();
  for (const [row, cells] of grid.entries())
    for (const [column, cell] of cells.entries()) {
      if (cell.hidden) continue;
      if (row + cell.rows > grid.length || column + cell.columns > width) return true;
      for (let r = row; r < row + cell.rows; r += 1)
        for (let c = column; c < column + cell.columns; c += 1) {
          if (owned.has(r * width + c)) return true;
          owned.add(r * width + c);
        }
    }
  return owned.size !== grid.length * width;
}
