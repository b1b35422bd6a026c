import type { GridChange } from '../core/ledger/FieldsEdit';
import type { RowId, RowKey } from '../core/rowId';
import type { RowChange } from '../core/ledger/RowChange';
import type { CellFailure } from '../core/validation/Failures';
import type { ExportedFile, ExportFormat, ExportRequest, PrintOptions } from './SheetProps';

/** Result of collecting: all changes, or all invalid cells. */
export type Collected<Row> =
  | {
      ok: true;
      rows: readonly Row[];
      inserted: readonly Row[];
      edited: readonly Row[];
      /** Keys as the rows hold them, numbers as numbers. */
      removedIds: readonly RowKey[];
      /** The loaded rows are in another order than loaded; `rows` has the current one. */
      reordered: boolean;
    }
  | { ok: false; failures: readonly CellFailure[] };

/** Imperative API of a grid, by `apiRef`. */
export interface GridApi<Row> {
  /**
   * Validates everything, text being typed included, and waits for async rules; on failure the first failing cell is
   * focused, also on another page or in a hidden column. Cells with unfinished uploads fail, so that no row lacks its
   * files. New rows have a temporary `row_…` id.
   */
  collect(): Promise<Collected<Row>>;
  /** Validates everything without moving the focus. */
  validate(): Promise<readonly CellFailure[]>;
  /** The current rows; the same array until something changes. */
  getRows(): readonly Row[];
  /** Sets one field; validated and undoable. */
  setValue(rowId: RowId, column: string, value: unknown): void;
  /**
   * Applies many changes as one: one undo step, one validation, one `onRowsChange`, one redraw. Changes of unknown rows
   * and equal values are skipped.
   *
   * @param options.stored the document that was loaded has these values now, e.g. pushed by a server: they are neither
   *   undone nor collected. Default false
   * @returns the applied steps of one field each, with the previous values
   * @throws {TypeError} an argument of the wrong type, `stored` in a shared page, or a step that inserts, removes or
   *   moves rows of a tree (B§8) or of a `source`
   */
  applyChanges(changes: readonly GridChange<Row>[], options?: { stored?: boolean }): readonly RowChange<Row>[];
  /** @param position place in the document, from 0; default the end. @returns ids of the new rows */
  addRows(count?: number, position?: number): readonly RowId[];
  /** Adds rows with the given values; missing fields are left out. */
  insertRows(rows: readonly Row[], position?: number): readonly RowId[];
  /** @throws {TypeError} when the argument is neither a text nor an array, in a tree (B§8) and with a `source` */
  removeRows(ids: RowId | readonly RowId[]): void;
  /** @returns `false` if the row or column is not visible, e.g. on another page or hidden */
  focusCell(rowId: RowId, column: string): boolean;
  /**
   * Focuses a cell wherever it is: turns the page, shows a hidden column and a row that a filter hides. Without a
   * column the row's first cell that takes input.
   *
   * @returns whether there is such a cell; it may take some frames until it has the focus
   */
  showCell(rowId: RowId, column?: string): boolean;
  /** Opens or closes panels, or branches of a tree. */
  expandRows(ids: readonly RowId[], expanded?: boolean): void;
  /** Opens the grid's `subForm` of a row. */
  openSubForm(rowId: RowId): void;
  /** Opens the grid's `details` of a row. */
  openDetails(rowId: RowId): void;
  /** Opens the comments of a cell, wherever it is, e.g. from a notice; needs `comments`. */
  openComments(rowId: RowId, column: string): void;
  /**
   * Opens the list of comments, with those of rows that a filter hides and of other pages; needs `comments`.
   *
   * @param anchor the element it opens beside; default the focused one
   */
  openCommentList(anchor?: HTMLElement): void;
  /** Ids of all selected rows, also of other pages and of those that a filter hides. */
  getSelection(): readonly RowId[];
  /** Selects or unselects rows; disabled rows cannot be selected. */
  select(ids: readonly RowId[], selected?: boolean): void;
  /** Clears the selection on all pages. */
  clearSelection(): void;
  /**
   * Exports all rows of every page, sorted and filtered as displayed, in the visible columns; formulas in texts are
   * neutralised. Text being typed is included. `options` override the grid's `exports`.
   *
   * @throws {RangeError} more rows than an .xlsx worksheet holds
   * @throws {Error} the grid is not mounted, or names could not be loaded from the server
   */
  exportRows(format: ExportFormat, options?: ExportRequest<Row>): Promise<ExportedFile>;
  /**
   * Opens the browser's print dialog, after the names of all printed rows have been loaded, and of a `source` the first
   * 2,000 rows as sorted and filtered. `options` override the grid's `print`.
   *
   * @throws {Error} what the `source` rejects with, or names could not be loaded from the server
   */
  print(options?: PrintOptions): Promise<void>;
  /** Loads the rows of the grid's `source` again; edited rows keep their edits. */
  refresh(): void;
  /** @returns whether there was a step to undo */
  undo(): boolean;
  /** @returns whether there was a step to redo */
  redo(): boolean;
  /** Whether rows were inserted, edited, removed or reordered since they were loaded. */
  isDirty(): boolean;
}
