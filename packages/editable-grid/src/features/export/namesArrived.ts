import { keysOf } from '../../core/cells/keysOf';
import type { ExportColumn } from '../../core/export/exportRow';
import { fieldOf } from '../../core/rowId';

/** Milliseconds names may be on their way, and between two looks. */
const PATIENCE = 20_000;
const LOOK = 50;

/**
 * Waits until every name that the rows need is known: users, departments and the like of rows that were never in
 * sight.
 *
 * @param read the columns as they are now; names come in with new ones
 * @returns the columns that know the names
 * @throws {Error} `tooLate` when the server does not answer
 */
export async function namesArrived<Row extends object>(
  rows: readonly Row[],
  read: () => ExportColumn<Row>[],
  tooLate: string,
): Promise<ExportColumn<Row>[]> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const columns = read();
    // Every name is asked for before the first wait.
    const missing = columns.filter(({ column }) => rows.filter((row) => !isNamed(row, column)).length > 0);
    if (missing.length === 0) return columns;
    if (Date.now() > end) throw new Error(tooLate);
    await new Promise((done) => setTimeout(done, LOOK));
  }
}

function isNamed<Row extends object>(row: Row, { key, labels, options = [] }: ExportColumn<Row>['column']): boolean {
  if (!labels) return true;
  const keys = keysOf(fieldOf(row, key)).filter((each) => !options.some(({ value }) => String(value) === each));
  return keys.filter((each) => !labels.isKnown(each)).length === 0;
}
