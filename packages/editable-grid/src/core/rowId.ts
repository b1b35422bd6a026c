/** A row's primary key as text; new rows get a temporary one that starts with `row_`. */
export type RowId = string;

/** A row's primary key, as stored in the row. */
export type RowKey = string | number;

const TEMPORARY = 'row_';
let last = 0;
/** Distinguishes this page's rows from those that others add at the same time. */
const PAGE = Math.floor(Math.random() * 36 ** 6).toString(36);

/**
 * A temporary id for a row that is not stored yet, e.g. `row_lz3k8f_1_x7k2p9`. Unique on this page, and with high
 * probability among all pages; the server assigns the final id.
 */
export function temporaryId(now = Date.now(), prefix = TEMPORARY): RowId {
  last += 1;
  return `${prefix}${now.toString(36)}_${last}_${PAGE}`;
}

export const isTemporaryId = (id: RowId): boolean => id.startsWith(TEMPORARY);

/** One field of a row whose type names no such field: columns are data, rows are the caller's own type. */
export const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

// No primary key starts with this character.
const VACANT = '\u0000';

/** Id of a visible row that is not in the document, e.g. the heading of a group. */
export const vacantId = (name: string): RowId => VACANT + name;
export const isVacantId = (id: RowId): boolean => id.startsWith(VACANT);
