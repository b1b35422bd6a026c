import type { ReactNode, Ref } from 'react';
import type { GridColumn } from '../core/columns/GridColumn';
import type { RowId } from '../core/rowId';
import type { SelectionEvent } from '../core/selection/selectionState';
import type { RowsChange, SelectionMode } from '../core/store/StoreSettings';
import type { SheetSync } from '../features/sync/createSheetSync';
import type { CellRegistry } from '../dom/createRegistry';
import type { GridApi } from './GridApi';
import type { GridPagination } from './GridPagination';
import type { GridSize } from './gridSizes';
import type { RowProps } from './RowProps';
import type { SheetProps } from './SheetProps';

export interface GridToolbar {
  /** Further buttons, after the grid's own. */
  extra?: ReactNode;
}

export interface GridError {
  message: string;
  onRetry?: () => void;
}

export interface EditableGridProps<Row extends object> extends RowProps<Row>, SheetProps<Row> {
  columns: readonly GridColumn<Row>[];
  /**
   * The document as loaded. A new array reloads the grid and drops what was edited; edits live in the grid and come
   * out by `onRowsChange` and `collect`.
   */
  rows: readonly Row[];
  /** Field of the primary key; default `id`. */
  rowKey?: string;
  /** Accessible name. */
  label?: string;
  /** List mode: nothing is edited, rows can be activated. Default false. */
  readOnly?: boolean;
  /** Greys the whole grid. Default false. */
  disabled?: boolean;
  /** Every cell is an editor (default true), or only the one clicked or opened with Enter or F2 (B§4). */
  alwaysEdit?: boolean;
  /** Default `medium`. */
  size?: GridSize;
  /** Tallest the grid gets, in pixels; default 400 (B§9). `Infinity` lets it grow with its rows. */
  maxHeight?: number;
  /** Pixels; default by size, 61 for medium (B§9). */
  rowHeight?: number;
  /** Add, remove, clear selection. Default false. */
  toolbar?: boolean | GridToolbar;
  /** Default false. */
  selection?: SelectionMode;
  /** Default false. */
  rowNumber?: boolean;
  /** Rows greyed by their values; they cannot be edited or selected. See `disabledBy`. */
  rowDisabled?: (row: Row) => boolean;
  /** Shows the columns' `statistics`; default true when a column has any. */
  footer?: boolean;
  pagination?: GridPagination;
  loading?: boolean;
  error?: GridError | undefined;
  emptyText?: ReactNode;
  /** Where Enter goes when a cell is done: `down` (default), or `right` with the next cell open for typing. */
  enterMoves?: 'down' | 'right';
  /** Runs before rows are removed; a text it returns or an error it throws keeps them and is shown (B§4). */
  beforeRemove?: (rows: readonly Row[]) => string | void | Promise<string | void>;
  onRowsChange?: (change: RowsChange<Row>) => void;
  onSelectionChange?: (ids: readonly RowId[], event: SelectionEvent) => void;
  /** Enter or a click on a row of a read-only grid. */
  onRowActivate?: (row: Row) => void;
  /** Edits the rows together with others; see `createSheetSync`. The same object as long as the page is the same. */
  sync?: SheetSync<Row>;
  apiRef?: Ref<GridApi<Row>>;
  /** Cell types; default those of this package. */
  registry?: CellRegistry;
  className?: string;
}
