import type { RowId, RowKey } from '../core/rowId';
import type { CellFailure } from '../core/validation/Failures';
import type { ExportedFile, ExportFormat, ExportRequest } from './SheetProps';

/** What collecting gives: everything that was done, or every cell that is not valid. */
export type Collected<Row> =
  | {
      ok: true;
      rows: readonly Row[];
      inserted: readonly Row[];
      edited: readonly Row[];
      /** Keys as the rows hold them, numbers as numbers. */
      removedIds: readonly RowKey[];
      /** Loaded rows stand in another order than they were loaded in; `rows` has it. */
      reordered: boolean;
    }
  | { ok: false; failures: readonly CellFailure[] };

/** What the owner of a grid may ask of it. */
export interface GridApi<Row> {
  /**
   * Validates everything, what is being typed included, and waits for every answer; on failure the first failing cell
   * takes the focus, on whatever page and in whatever hidden column it is. Files on their way are refused, so that no
   * row comes without them. New rows carry their temporary `row_…` id.
   */
  collect(): Promise<Collected<Row>>;
  /** Validates everything and moves nothing. */
  validate(): Promise<readonly CellFailure[]>;
  /** The rows as they are now; the same array until something changes. */
  getRows(): readonly Row[];
  setValue(rowId: RowId, column: string, value: unknown): void;
  /** @param position place in the document, from 0; default the end. @returns ids of the new rows */
  addRows(count?: number, position?: number): readonly RowId[];
  /** Adds rows with values of their own; missing fields are left out. */
  insertRows(rows: readonly Row[], position?: number): readonly RowId[];
  /** @throws {TypeError} when the argument is neither a text nor an array, and in a tree (B§8) */
  removeRows(ids: RowId | readonly RowId[]): void;
  /** @returns false when the row or column is not in sight of this grid, e.g. on another page or hidden */
  focusCell(rowId: RowId, column: string): boolean;
  /**
   * The same wherever the cell is: the page is turned, a hidden column shown, and so is a row that the filters hide.
   * Without a column it is the row's first cell that takes input.
   *
   * @returns whether there is such a cell at all; it may take some frames until it has the focus
   */
  showCell(rowId: RowId, column?: string): boolean;
  /** Opens or closes panels, or branches of a tree. */
  expandRows(ids: readonly RowId[], expanded?: boolean): void;
  /** Opens what the grid's `subForm` or `details` shows of a row. */
  openSubForm(rowId: RowId): void;
  openDetails(rowId: RowId): void;
  /** Ids of all selected rows, also of other pages and of those that a filter hides. */
  getSelection(): readonly RowId[];
  select(ids: readonly RowId[], selected?: boolean): void;
  /** Selects no row, on no page. */
  clearSelection(): void;
  /**
   * A file of all rows, sorted and filtered as in sight, of every page, in the columns the user sees; texts that would
   * run as formulas do not. What is being typed is in it. `options` come before those of the grid's `exports`.
   *
   * @throws {RangeError} more rows than an .xlsx worksheet holds
   * @throws {Error} the grid is not on the page, or names were not to be had from the server
   */
  exportRows(format: ExportFormat, options?: ExportRequest<Row>): Promise<ExportedFile>;
  undo(): boolean;
  redo(): boolean;
  /** Rows were inserted, edited, removed or put in another order since they were loaded. */
  isDirty(): boolean;
}
