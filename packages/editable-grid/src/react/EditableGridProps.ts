import type { ReactNode, Ref } from 'react';
import type { GridColumn } from '../core/columns/GridColumn';
import type { RowId } from '../core/rowId';
import type { SelectionEvent } from '../core/selection/selectionState';
import type { RowsChange, SelectionMode } from '../core/store/StoreSettings';
import type { CommentSettings } from '../features/comments/CommentSettings';
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
  /** Message shown in place of the rows. */
  message: string;
  /** Called by the 重试 button; without it there is no button. */
  onRetry?: () => void;
}

export interface EditableGridProps<Row extends object> extends RowProps<Row>, SheetProps<Row> {
  /** Columns, in order. May be written inline. */
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
  /** Boxes of inputs: `always` (default), or only where the pointer or the focus is, like a spreadsheet. */
  boxes?: 'always' | 'hover';
  /** Height of rows and inputs. Default `medium`. */
  size?: GridSize;
  /** Maximum height in pixels; default 400 (B§9). With `Infinity` the grid grows with its rows. */
  maxHeight?: number;
  /** Pixels; default by size, 61 for medium (B§9). */
  rowHeight?: number;
  /** Add, remove, clear selection. Default false. */
  toolbar?: boolean | GridToolbar;
  /** Rows can be selected, by checkboxes or one by radio buttons. Default false. */
  selection?: SelectionMode;
  /**
   * Marks cells that differ from the loaded document, and new rows; the tooltip of a cell shows its loaded value. Default
   * false.
   */
  changeMarks?: boolean;
  /**
   * Comments of cells, in read-only grids too: a mark in the corner, and a card with the thread at the pointer, at the
   * active cell and by Shift+F2. With `sync`, `true` shares them as part of the page.
   */
  comments?: CommentSettings | boolean;
  /** A column with row numbers, counted over all pages. Default false. */
  rowNumber?: boolean;
  /** Disables rows by their values; they cannot be edited or selected. See `disabledBy`. */
  rowDisabled?: (row: Row) => boolean;
  /** Shows the columns' `statistics`; default true when a column has any. */
  footer?: boolean;
  /** Pages below the grid, cut by the server or by the grid. Default none. */
  pagination?: GridPagination;
  /** Shows progress over the rows. Default false. */
  loading?: boolean;
  /** Shown in place of the rows, e.g. after a failed request. */
  error?: GridError | undefined;
  /** Shown if there are no rows; default `暂无数据`. */
  emptyText?: ReactNode;
  /** Direction of Enter: `down` (default), or `right`, where the next cell is ready for typing. */
  enterMoves?: 'down' | 'right';
  /** Called before rows are removed; a returned text or thrown error prevents the removal and is shown (B§4). */
  beforeRemove?: (rows: readonly Row[]) => string | void | Promise<string | void>;
  /** Called after every change of rows, with its steps. */
  onRowsChange?: (change: RowsChange<Row>) => void;
  /** Called after every change of the selection, with all selected ids. */
  onSelectionChange?: (ids: readonly RowId[], event: SelectionEvent) => void;
  /** Called by Enter or a click on a row of a read-only grid. */
  onRowActivate?: (row: Row) => void;
  /** Shares the rows with other users; see `createSheetSync`. Pass the same object until another page is opened. */
  sync?: SheetSync<Row>;
  /** Receives the imperative API. */
  apiRef?: Ref<GridApi<Row>>;
  /** Cell types; default those of this package. */
  registry?: CellRegistry;
  /** Class of the outermost element. */
  className?: string;
}
