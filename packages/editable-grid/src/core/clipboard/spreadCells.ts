/** A cell of a table that may stretch over several. */
export interface SpanCell {
  text: string;
  /** Columns and rows it covers, 1 when it is not merged. */
  columns: number;
  rows: number;
}

/** Most columns or rows a merged cell may cover. */
const WIDEST = 1000;

/** Spreads merged cells over a plain table: the first covered cell gets the text, the others are empty. */
export function spreadCells(table: readonly (readonly SpanCell[])[]): string[][] {
  const laid: (string | undefined)[][] = table.map(() => []);
  table.forEach((cells, index) => {
    const row = laid[index]!;
    let column = 0;
    for (const cell of cells) {
      while (row[column] !== undefined) column += 1;
      const columns = Math.max(1, Math.min(WIDEST, cell.columns));
      const last = Math.min(laid.length, index + Math.max(1, Math.min(WIDEST, cell.rows)));
      for (let below = index; below < last; below += 1)
        for (let beside = column; beside < column + columns; beside += 1) laid[below]![beside] = '';
      row[column] = cell.text;
      column += columns;
    }
  });
  return laid.map((row) => Array.from(row, (text) => text ?? ''));
}
