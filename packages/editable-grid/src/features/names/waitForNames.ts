import { keysOf } from '../../core/cells/keysOf';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { fieldOf } from '../../core/rowId';
import { awaitsServer } from '../../react/ColumnSource';

/** Milliseconds to wait for names, and between two checks. */
const NAMES_TIMEOUT = 20_000;
const POLL_EVERY = 50;

/** Columns whose texts are needed, and their form per row. */
export interface NamedColumns<Row extends object, Placed extends { column: ResolvedColumn<Row> }> {
  /** The current columns; loaded names arrive as new columns. */
  read: () => readonly Placed[];
  /** The column for that row. */
  columnFor: (row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row>;
}

/**
 * Waits until all texts that the rows need are loaded (dictionaries, linked choices, users, departments), also of rows
 * that were never visible. For texts that the server refused, the codes are used.
 *
 * @returns the columns with the loaded texts
 * @throws {Error} `tooLate` if the server does not answer
 */
export async function waitForNames<Row extends object, Placed extends { column: ResolvedColumn<Row> }>(
  rows: readonly Row[],
  named: NamedColumns<Row, Placed>,
  tooLate: string,
): Promise<readonly Placed[]> {
  const end = Date.now() + NAMES_TIMEOUT;
  for (;;) {
    const columns = named.read();
    if (!namesMissing(rows, columns, named.columnFor)) return columns;
    if (Date.now() > end) throw new Error(tooLate);
    await new Promise((done) => setTimeout(done, POLL_EVERY));
  }
}

/** Whether a text of these rows is not loaded yet; requests all that are not. */
export function namesMissing<Row extends object>(
  rows: readonly Row[],
  columns: readonly { column: ResolvedColumn<Row> }[],
  columnFor: (row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row>,
): boolean {
  let missing = false;
  for (const { column } of columns) {
    if (awaitsServer(column) || column.choices?.loading) missing = true;
    // No early return: all are requested before the first wait.
    else for (const row of rows) if (!isNamed(row, columnFor(row, column))) missing = true;
  }
  return missing;
}

function isNamed<Row extends object>(row: Row, { key, labels, choices, options = [] }: ResolvedColumn<Row>): boolean {
  if (choices?.loading) return false;
  if (!labels) return true;
  const keys = keysOf(fieldOf(row, key)).filter((each) => !options.some(({ value }) => String(value) === each));
  return keys.filter((each) => !labels.isKnown(each)).length === 0;
}
