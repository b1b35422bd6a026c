import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { Transaction } from '../ledger/ChangeLog';
import type { RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';

export type SelectionMode = 'checkbox' | 'radio' | false;

/** Who changed the rows. */
export type ChangeOrigin = 'user' | 'api' | 'undo' | 'remote';

/** What `onRowsChange` is told: the plain steps of one transaction, in order. */
export interface RowsChange<Row> {
  changes: readonly RowChange<Row>[];
  origin: ChangeOrigin;
}

/** What the store has to know about the grid it serves. */
export interface StoreSettings<Row extends object> {
  columns: readonly ResolvedColumn<Row>[];
  define: (type: string) => CellDefinition;
  locale: 'zh-CN' | 'en-US';
  selection: SelectionMode;
  disabled: boolean;
  readOnly: boolean;
  rowDisabled: ((row: Row) => boolean) | undefined;
  /** Rows of the page in sight, as places in sorted order; absent shows all. */
  page: { from: number; to: number } | undefined;
  /** Field that follows the order of the rows; nothing when rows are not put in order by hand. */
  orderKey?: string | undefined;
  linkage?: RowLinkage<Row> | undefined;
}

/** Columns whose choices depend on another column of the row. */
export interface RowLinkage<Row extends object> {
  /** The column as it is for this row, e.g. with the choices that belong to its other values. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row>;
  /** Keys of the columns that are emptied when this one changes. */
  later(column: string): readonly string[];
  /** Over when all choices asked for by now are here, or could not be had; nothing when none is on its way. */
  arriving?(): Promise<unknown> | undefined;
}

/**
 * Which rows are in sight and in what order, in place of the document's own.
 *
 * @param order places in the document, sorted and filtered; nothing when all are in their own order
 * @param page part in sight
 * @returns places in the document, cut to the page, and how many there are to cut pages from
 */
export type RowArrangement<Row extends object> = (
  ledger: RowLedger<Row>,
  order: Uint32Array | undefined,
  page: { from: number; to: number } | undefined,
) => { order: Uint32Array; total: number };

/** What changed since the last flush; `all` means rows came, went or moved. */
export interface Dirt {
  all: boolean;
  rows: ReadonlySet<string>;
}

/** What a user may do with a cell. */
export type CellAccess = 'edit' | 'read-only' | 'disabled';

/**
 * Hears of every step as it is taken, before it is drawn.
 *
 * @param steps nothing when another document was loaded
 * @param session names the editing of one cell, when a keystroke in it was taken
 */
export type StoreWatcher<Row> = (
  steps: Transaction<Row> | undefined,
  origin: ChangeOrigin,
  session: string | undefined,
) => void;
