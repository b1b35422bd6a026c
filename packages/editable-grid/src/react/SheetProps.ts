import type { ChangeMenu } from '../features/context-menu/MenuPlace';
import type { FilterState } from '../core/filter/ColumnFilter';
import type { SortState } from '../core/view/sortOrder';

/** Storage of a user's column settings. */
export interface ColumnSettings {
  /** Unique name of the grid in the application, e.g. `purchase-plan.lines`. */
  id: string;
  /** User of the settings; without it all users of the browser share them. */
  user?: string;
}

export interface ExportOptions<Row> {
  /** Without ending; default the grid's label. */
  fileName?: string;
  /**
   * Fetches all rows of a server-side list, page by page or at once; default the rows of the grid, sorted and filtered
   * as displayed.
   */
  rows?: () => AsyncIterable<readonly Row[]> | Promise<readonly Row[]>;
  /** Comments of cells become notes of the cells of an .xlsx. Default false: files may go to others. */
  comments?: boolean;
}

export type ExportFormat = 'xlsx' | 'csv';

export interface PrintOptions {
  /** Comments are printed as numbered notes after the rows. Default false: paper may go to others. */
  comments?: boolean;
  /** Called with the rows of a `source` that have arrived, and how many will be printed. */
  onProgress?: (loaded: number, total: number) => void;
}

/** Options of `exportRows`. */
export interface ExportRequest<Row> extends ExportOptions<Row> {
  /** The browser saves the file; default true. */
  save?: boolean;
}

export interface ExportedFile {
  /** How many, without the heading. */
  rows: number;
  /** With its ending. */
  fileName: string;
  /** Content of the file. */
  blob: Blob;
}

/** Props of the spreadsheet features. */
export interface SheetProps<Row extends object> {
  /** Ranges, clipboard, fill, undo keys and find; default true unless `readOnly`. */
  spreadsheet?: boolean;
  /**
   * Buttons for undo, redo, find and replace, filter, export and the height of rows; needs `spreadsheet`. Default true
   * if there is a toolbar.
   */
  sheetTools?: boolean;
  /**
   * Menu of cells, rows and headings by right-click, Shift+F10, menu key or long press: clipboard, rows, sort, filter,
   * columns. A function returns the entries to show, called with the grid's own and the place. Default true for
   * headings, and for cells and rows with `spreadsheet`; `true` or a function shows it at all of them, `false` leaves
   * the browser's menu.
   */
  contextMenu?: boolean | ChangeMenu<Row>;
  /** Pasting past the end adds rows. Default true if the toolbar can add rows. */
  pasteAddsRows?: boolean;
  /**
   * Users can resize, move, pin and hide columns; with an `id` the browser stores their settings, per user. Default
   * false.
   */
  columnSettings?: boolean | ColumnSettings;
  /** Active sort, if `onSortChange` sorts on the server. */
  sort?: SortState | readonly SortState[] | undefined;
  /**
   * Sorts on the server; without it the grid sorts its own rows. @param sorts all sorts, the primary one first (Shift
   * adds)
   */
  onSortChange?: (sort: SortState | undefined, sorts: readonly SortState[]) => void;
  /** Active filters, if `onFiltersChange` filters on the server. */
  filters?: FilterState;
  /** Filters on the server; without it the grid filters its own rows. See a column's `filter`. */
  onFiltersChange?: (filters: FilterState) => void;
  /** Export button for all rows, as filtered, in the visible columns, as .xlsx and .csv. Default as `sheetTools`. */
  exports?: boolean | ExportOptions<Row>;
  /** Print button beside the export button. Default false. */
  print?: boolean | PrintOptions;
  /** A line below the rows with their number, and count, sum and average of the selected cells. Default false. */
  statusBar?: boolean;
}
