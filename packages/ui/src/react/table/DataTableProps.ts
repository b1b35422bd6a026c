import type { ReactNode } from 'react';
import type { RemoteRows } from '../../core/table/createPagedRows';

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> {
  /** Field of the row that is shown and sorted by. */
  key: string;
  title: string;
  /** Least width in pixels; spare room is shared in this proportion. Default 150. */
  width?: number;
  /** Default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Whether the head sorts by this column; default false. */
  sortable?: boolean;
  /** Order of two rows where the table itself sorts; default by value: numbers by size, texts by the Chinese alphabet. */
  compare?: (a: Row, b: Row) => number;
  /** Content of a cell, without hooks; default the field's value as text. @param index position of the row, from 0 */
  render?: (row: Row, index: number) => ReactNode;
}

/** The column that rows are sorted by. */
export interface DataTableSort {
  key: string;
  order: 'asc' | 'desc';
}

/** How rows of a `DataTable` are selected. What is selected is held outside, so it survives searches and pages. */
export interface DataTableSelection<Row> {
  /** Several rows, with checkboxes and ranges; otherwise one, with radio buttons. */
  multiple: boolean;
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  /** Keys of rows that can be neither selected nor deselected. */
  disabled?: ReadonlySet<string>;
  /** Selects rows; with `multiple: false` one row, which replaces the selected one. */
  onSelect: (rows: readonly Row[]) => void;
  onDeselect: (rows: readonly Row[]) => void;
  /** Name of the checkbox in the head; default 选择全部. It selects what is loaded. */
  selectAllLabel?: string;
}

/** Says that the rows are one page of a longer list. */
export interface DataTablePage {
  /** Rows on the pages before. */
  offset: number;
  /** Rows on all pages. */
  total: number;
  /** Turns the page; called by PageDown (1) and PageUp (-1). */
  onTurn: (by: 1 | -1) => void;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** Columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows, or a list on a server as `usePagedRows` returns it. Bound: 400,000 rows of the default height. */
  rows: readonly Row[] | RemoteRows<Row>;
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** What a row is called in the name of its checkbox, e.g. the user's name. */
  rowName: (row: Row) => string;
  /** Identity of the list: when it changes, the table scrolls back to the first row. */
  listKey?: string;
  /** Default: rows cannot be selected. */
  selection?: DataTableSelection<Row>;
  /** The order in force, where it is held outside. */
  sort?: DataTableSort;
  /** Called with the order chosen in the head; the caller sorts. Without it the table sorts its rows itself. */
  onSortChange?: (sort: DataTableSort | undefined) => void;
  /** Whether column widths can be changed, by dragging or with the arrow keys; default false. */
  resizable?: boolean;
  /** Greatest height with the head: pixels or any CSS length. Default the head and ten rows. */
  height?: number | string;
  /** Pixels of a row; default 39. */
  rowHeight?: number;
  /** Rows are on their way; the previous ones stay in sight. Default false. */
  loading?: boolean;
  /** Why rows could not be loaded; rows that are there stay in sight. */
  error?: string;
  /** Loads again; without it the error has no button. */
  onRetry?: () => void;
  /** Text for no rows; default 暂无数据. */
  emptyText?: string;
  /** The rows are one page of a longer list. */
  page?: DataTablePage;
  /** Called by Enter, and with a single selection also by a double click, unless the row is disabled. */
  onConfirm?: (row: Row) => void;
}
