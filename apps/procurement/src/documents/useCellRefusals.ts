import type { GridApi } from '@gezi/editable-grid';
import { App } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CellRefusal } from './cellRefusals';
import { useTexts } from './texts';

interface CellRefusalsOptions<Line> {
  grid: RefObject<GridApi<Line> | null>;
  /** The lines of the last request, or the stored ones after it. */
  sent: RefObject<readonly Line[]>;
  /** Heading of a column. */
  titleOf: (column: string) => string | undefined;
}

/** The server's refusals of cells: reported with line and column, marked and scrolled to. */
export function useCellRefusals<Line extends { id: string }>({ grid, sent, titleOf }: CellRefusalsOptions<Line>) {
  const texts = useTexts();
  const { message } = App.useApp();
  const refusals = useRef<readonly CellRefusal[]>([]);
  const [latest, setLatest] = useState<CellRefusal>();

  // After rendering, because a save before the refused action reloads the grid.
  useEffect(() => {
    if (!latest) return;
    const { rowId, column } = latest;
    // The cell may be scrolled away or in a hidden column.
    void grid.current?.validate().then(() => grid.current?.showCell(rowId, column));
  }, [latest, grid]);

  /** The message with the line and the column it is about. */
  function cellMessage({ rowId, column, message: reason }: Omit<CellRefusal, 'value'>): string {
    const placeIn = (rows: readonly Line[] = []) => rows.findIndex(({ id }) => id === rowId);
    const place = placeIn(grid.current?.getRows());
    const index = place < 0 ? placeIn(sent.current) : place;
    return texts.cellFault(index + 1, titleOf(column) ?? column, reason);
  }

  /** Marks a cell, of this grid or of another that reads the refusals. */
  function mark(row: Line, column: string, reason: string): CellRefusal {
    const refusal = { rowId: row.id, column, value: row[column as keyof Line], message: reason };
    refusals.current = [...refusals.current, refusal];
    return refusal;
  }

  function refuse(row: Line, column: string, reason: string) {
    const refusal = mark(row, column, reason);
    void message.error(cellMessage(refusal));
    setLatest(refusal);
  }

  function clear() {
    refusals.current = [];
  }

  return { refusals, cellMessage, refuse, mark, clear };
}
