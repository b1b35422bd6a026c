import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { waitForNames, namesMissing } from './waitForNames';

/** The texts of a box of cells: whether all are known, and when they are. */
export function boxNames<Row extends object>({ store, view }: GridSite<Row>, { top, bottom, left, right }: RangeBox) {
  const rows: Row[] = [];
  for (let index = top; index <= bottom; index += 1) {
    const row = store.rowAt(index);
    if (row) rows.push(row);
  }
  const read = () => view.painter.columns.slice(left, right + 1);
  const columnFor = (...cell: Parameters<typeof store.columnFor>) => store.columnFor(...cell);
  return {
    missing: namesMissing(rows, read(), columnFor),
    /** @throws {Error} `tooLate` if the server does not answer */
    arrived: (tooLate: string): Promise<unknown> => waitForNames(rows, { read, columnFor }, tooLate),
  };
}
