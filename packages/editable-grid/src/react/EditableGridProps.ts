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
   * The document as loaded. A new array reloads the grid and drops all edits; edits are in the grid and are read by
   * `onRowsChange` and `collect`.
   */
  rows: readonly Row[];
  /** Field of the primary key; default `id`. */
  rowKey?: string;
  /** Accessible name. */
  label?: string;
  /** List mode: cells are not editable, rows can be activated. Default false. */
  readOnly?: boolean;
  /** Disables the whole grid. Default false. */
  disabled?: boolean;
  /** Every cell is an editor (default true), or only the one clicked or opened with Enter or F2 (B§4). */
  alwaysEdit?: boolean;
  /** Default `medium`. */
  size?: GridSize;
  /** Maximum height in pixels; default 400 (B§9). With `Infinity` the grid grows with its rows. */
  maxHeight?: number;
  /** Pixels; default by size, 61 for medium (B§9). */
  rowHeight?: number;
  /** Add, remove, clear selection. Default false. */
  toolbar?: boolean | GridToolbar;
  /** Default false. */
  selection?: SelectionMode;
  /** Default false. */
  rowNumber?: boolean;
  /** Disables rows by their values; they cannot be edited or selected. See `disabledBy`. */
  rowDisabled?: (row: Row) => boolean;
  /** Shows the columns' `statistics`; default true when a column has any. */
  footer?: boolean;
  pagination?: GridPagination;
  loading?: boolean;
  error?: GridError | undefined;
  emptyText?: ReactNode;
  /** Direction of Enter: `down` (default), or `right`, where the next cell is ready for typing. */
  enterMoves?: 'down' | 'right';
  /** Called before rows are removed; a returned text or thrown error prevents the removal and is shown (B§4). */
  beforeRemove?: (rows: readonly Row[]) => string | void | Promise<string | void>;
  onRowsChange?: (change: RowsChange<Row>) => void;
  onSelectionChange?: (ids: readonly RowId[], event: SelectionEvent) => void;
  /** Called by Enter or a click on a row of a read-only grid. */
  onRowActivate?: (row: Row) => void;
  /** Shares the rows with other users; see `createSheetSync`. Pass the same object as long as the page is the same. */
  sync?: SheetSync<Row>;
  apiRef?: Ref<GridApi<Row>>;
  /** Cell types; default those of this package. */
  registry?: CellRegistry;
  className?: string;
}
