import type { FilterState } from '../core/filter/ColumnFilter';
import type { SortState } from '../core/view/sortOrder';

/** Where a user's column settings are kept. */
export interface ColumnSettings {
  /** Names the grid among all of the application, e.g. `purchase-plan.lines`. */
  id: string;
  /** Whose settings they are; without it all users of the browser share them. */
  user?: string;
}

export interface ExportOptions<Row> {
  /** Without ending; default the grid's label. */
  fileName?: string;
  /**
   * All rows of a list whose pages the server cuts, page after page or at once; default the rows of the grid, sorted
   * and filtered as in sight.
   */
  rows?: () => AsyncIterable<readonly Row[]> | Promise<readonly Row[]>;
}

export type ExportFormat = 'xlsx' | 'csv';

/** What a program asks of an export. */
export interface ExportRequest<Row> extends ExportOptions<Row> {
  /** The browser saves the file; default true. */
  save?: boolean;
}

export interface ExportedFile {
  /** How many, without the heading. */
  rows: number;
  /** With its ending. */
  fileName: string;
  blob: Blob;
}

/** What spreadsheet people expect of a grid. */
export interface SheetProps<Row extends object> {
  /** Ranges, clipboard, fill, undo keys and find; default true unless `readOnly`. */
  spreadsheet?: boolean;
  /** Pasting past the end adds rows; default: the toolbar offers to add. */
  pasteAddsRows?: boolean;
  /**
   * Columns are resized, moved, pinned and hidden by the user; with an id the browser keeps it, per user. Default
   * false.
   */
  columnSettings?: boolean | ColumnSettings;
  /** Sort in force, when `onSortChange` sorts elsewhere (the server). */
  sort?: SortState | readonly SortState[] | undefined;
  /** Without it the grid sorts its own rows. @param sorts all of them, the deciding one first (Shift adds) */
  onSortChange?: (sort: SortState | undefined, sorts: readonly SortState[]) => void;
  /** Filters in force, when `onFiltersChange` filters elsewhere (the server). */
  filters?: FilterState;
  /** Without it the grid filters its own rows. Columns filter by their `filter` option. */
  onFiltersChange?: (filters: FilterState) => void;
  /** Offers all rows as .xlsx and .csv. Default false. */
  exports?: boolean | ExportOptions<Row>;
  /** A line below the rows: how many there are, and count, sum and average of what is chosen. Default false. */
  statusBar?: boolean;
}
