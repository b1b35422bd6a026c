import type { CommentThreads } from '../core/comments/CommentThreads';
import type { GridStore } from '../core/store/GridStore';
import { headingAt, type Heading } from '../dom/headings';

/** A line on paper: a row of the document, or a heading. */
export type PrintedLine<Row> = { id: string; row: Row; heading?: undefined } | { id: string; heading: Heading };

export interface PrintedRows<Row> {
  lines: readonly PrintedLine<Row>[];
  /** Rows that are left out because there are too many. */
  left: number;
  /** Rows of a server that are not loaded. */
  missing: number;
}

/** Most printed rows; more would hold up the browser before it shows its dialog. */
export const MOST_PRINTED = 2000;

/** Rows and comments that were prepared for printing. */
export interface PrintJob {
  /** Rows of a server in place of the loaded ones, and how many there are besides. */
  fetched?: { rows: readonly object[]; left: number };
  /** Comments that are printed as numbered notes. */
  threads?: CommentThreads | undefined;
}

const jobs = new WeakMap<object, PrintJob>();

/** Sets the rows and comments that a grid's store prints; `undefined` once they are printed. */
export function setPrintJob(store: object, job: PrintJob | undefined): void {
  if (job) jobs.set(store, job);
  else jobs.delete(store);
}

export const printJobOf = (store: object): PrintJob => jobs.get(store) ?? {};

/** Places of a server's rows that are searched for headings of groups. */
const SEARCHED = 5000;

/**
 * The rows of the page for printing, with the headings of their groups. Rows of a server are printed if they are loaded
 * or were requested for printing.
 */
export function printedRows<Row extends object>(store: GridStore<Row>): PrintedRows<Row> {
  const whole = printJobOf(store).fetched;
  if (whole) {
    const rows = whole.rows as readonly Row[];
    return { lines: rows.map((row) => ({ id: store.ledger.idOf(row), row })), left: whole.left, missing: 0 };
  }
  const most = MOST_PRINTED;
  const places = store.settings.partial ? loadedPlaces(store) : everyPlace(Math.min(store.size, most));
  const lines: PrintedLine<Row>[] = [];
  for (const index of places) {
    if (lines.length === most) break;
    const row = store.rowAt(index);
    const id = store.idAt(index);
    if (id === undefined) continue;
    const heading = row ? undefined : headingAt(store, id);
    if (row) lines.push({ id, row });
    // Other lines that do not open are messages of rows that could not be loaded.
    else if (heading && (heading.open !== undefined || heading.level === 0)) lines.push({ id, heading });
  }
  const loaded = store.settings.partial ? places.length : store.size;
  return { lines, left: Math.max(0, loaded - most), missing: store.settings.partial ? store.size - loaded : 0 };
}

const everyPlace = (size: number): number[] => Array.from({ length: size }, (_, index) => index);

/** Visible indexes of loaded rows and headings, in rising order. */
function loadedPlaces<Row extends object>(store: GridStore<Row>): number[] {
  const places = new Set<number>();
  for (const row of store.ledger.rows) {
    const index = store.indexOf(store.ledger.idOf(row));
    if (index >= 0) places.add(index);
  }
  for (let index = 0; index < Math.min(store.size, SEARCHED); index += 1) {
    const id = store.rowAt(index) ? undefined : store.idAt(index);
    if (id !== undefined && headingAt(store, id)) places.add(index);
  }
  return [...places].toSorted((a, b) => a - b);
}
