import type { GridView } from '../../dom/GridView';

/** The rendered cell of a row and column; `undefined` if it is not rendered. */
export function cellOf<Row extends object>(
  view: GridView<Row>,
  { rowId, column }: { rowId: string; column: string },
): HTMLElement | undefined {
  const place = view.painter.columns.findIndex((each) => each.column.key === column);
  if (place < 0) return undefined;
  for (const slot of view.slots()) if (slot.rowId === rowId) return slot.cells[place];
  return undefined;
}
