import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { Transaction } from '../ledger/ChangeLog';
import type { RowChange } from '../ledger/RowChange';
import type { RowLedger } from '../ledger/RowLedger';
import type { RowId } from '../rowId';

export type SelectionMode = 'checkbox' | 'radio' | false;

/** Who changed the rows. */
export type ChangeOrigin = 'user' | 'api' | 'undo' | 'remote';

/** Steps of one transaction, in order, as plain data. */
export interface RowsChange<Row> {
  changes: readonly RowChange<Row>[];
  origin: ChangeOrigin;
}

/** Settings of the store. */
export interface StoreSettings<Row extends object> {
  columns: readonly ResolvedColumn<Row>[];
  define: (type: string) => CellDefinition;
  locale: 'zh-CN' | 'en-US';
  selection: SelectionMode;
  disabled: boolean;
  readOnly: boolean;
  rowDisabled: ((row: Row) => boolean) | undefined;
  /** Rows of the current page, as indexes in sorted order; absent shows all. */
  page: { from: number; to: number } | undefined;
  /** Sort number field; `undefined` if rows are not ordered by hand. */
  orderKey?: string | undefined;
  linkage?: RowLinkage<Row> | undefined;
  /** The document holds only some of the rows; those that were not changed are not validated. */
  partial?: boolean | undefined;
}

/** Columns whose choices depend on another column of the row. */
export interface RowLinkage<Row extends object> {
  /** The column for this row, e.g. with the choices that depend on its other values. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row>;
  /** Keys of the columns that are emptied when this one changes. */
  later(column: string): readonly string[];
  /** Resolves when all requested choices are loaded or failed; `undefined` if none is pending. */
  arriving?(): Promise<unknown> | undefined;
}

/**
 * Computes the visible rows and their order, instead of the document's own.
 *
 * @param order document indexes, sorted and filtered; `undefined` for all rows in document order
 * @param page visible part
 * @returns document indexes of the page, and the number of rows over all pages; or the visible rows of all pages, if some
 *   are not in the document
 */
export type RowArrangement<Row extends object> = (
  ledger: RowLedger<Row>,
  order: Uint32Array | undefined,
  page: { from: number; to: number } | undefined,
) => { order: Uint32Array; total: number } | RowSight;

/**
 * The visible rows of a grid that shows more than rows of the document: headings of groups, or rows that a server has
 * and the document does not hold yet.
 */
export interface RowSight {
  /** Number of visible rows, on all pages. */
  readonly size: number;
  /** Those among them that are in the document. */
  readonly rows: number;
  /** Document index of a visible row; -1 if it is not in the document. */
  documentIndex(index: number): number;
  /** Visible index of a row of the document; -1 if it is not visible. */
  indexOf(documentIndex: number): number;
  /** Number of a visible row among the rows, without headings, from 1. */
  numberOf(index: number): number;
  /** Id of a visible row that is not in the document, made by `vacantId`. */
  idAt(index: number): RowId | undefined;
  /** Visible index of such a row; -1 if it is not visible. */
  indexOfId(id: RowId): number;
}

/** Changes since the last flush; `all` means rows were added, removed or moved. */
export interface Dirt {
  all: boolean;
  rows: ReadonlySet<string>;
}

/** What a user may do with a cell. */
export type CellAccess = 'edit' | 'read-only' | 'disabled';

/**
 * Called for every transaction before it is rendered.
 *
 * @param steps `undefined` if another document was loaded
 * @param session editing session, if the transaction is a keystroke
 */
export type StoreWatcher<Row> = (
  steps: Transaction<Row> | undefined,
  origin: ChangeOrigin,
  session: string | undefined,
) => void;
