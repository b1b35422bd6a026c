import type { TargetGrid } from '../core/clipboard/TargetGrid';
import type { GridSite } from '../dom/GridFeature';

/**
 * The visible grid for clipboard and fill plans.
 *
 * @param mayAddRows rows may be added past the end; never in the middle of pages
 */
export function targetGrid<Row extends object>({ store, view }: GridSite<Row>, mayAddRows: boolean): TargetGrid<Row> {
  const { page } = store.settings;
  const atEnd = !page || page.to >= store.lines;
  return {
    rows: store.size,
    columns: view.painter.columns,
    rowAt: (index) => store.rowAt(index),
    columnFor: (row, column) => store.columnFor(row, column),
    idOf: (row) => store.ledger.idOf(row),
    access: (row, column) => store.access(row, column),
    blankRows: mayAddRows && atEnd ? (count) => store.blankRows(count) : undefined,
    end: store.ledger.size,
  };
}
