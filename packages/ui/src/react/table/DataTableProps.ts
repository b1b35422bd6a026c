import type { ReactNode } from 'react';
import type { RemoteRows } from '../../core/table/createPagedRows';

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> {
  /** Field of the row that is shown and sorted. */
  key: string;
  title: string;
  /** Minimum width in pixels; extra space is shared in this proportion. Default 150. */
  width?: number;
  /** Default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Whether the head can sort by this column; default false. */
  sortable?: boolean;
  /** Comparator if the table itself sorts; default by value: numbers by size, texts in Chinese collation. */
  compare?: (a: Row, b: Row) => number;
  /** Content of a cell, without hooks; default the field's value as text. @param index position of the row, from 0 */
  render?: (row: Row, index: number) => ReactNode;
}

/** The column that rows are sorted by. */
export interface DataTableSort {
  key: string;
  order: 'asc' | 'desc';
}

/** Selection of a `DataTable`. It is stored outside, so it survives searches and pages. */
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

/** Marks the rows as one page of a longer list. */
export interface DataTablePage {
  /** Number of rows on previous pages. */
  offset: number;
  /** Number of rows on all pages. */
  total: number;
  /** Called by PageDown (1) and PageUp (-1). */
  onTurn: (by: 1 | -1) => void;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** Columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows, or a remote list of `usePagedRows`. At most 400,000 rows of the default height. */
  rows: readonly Row[] | RemoteRows<Row>;
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Name of a row for its checkbox, e.g. the user's name. */
  rowName: (row: Row) => string;
  /** Identity of the list: when it changes, the table scrolls back to the first row. */
  listKey?: string;
  /** Default: rows cannot be selected. */
  selection?: DataTableSelection<Row>;
  /** The current order, if it is controlled. */
  sort?: DataTableSort;
  /** Called with the order chosen in the head; the caller sorts. Without it the table sorts its rows. */
  onSortChange?: (sort: DataTableSort | undefined) => void;
  /** Whether column widths can be changed, by dragging or with the arrow keys; default false. */
  resizable?: boolean;
  /** Maximum height including the head: pixels or any CSS length. Default: the head and ten rows. */
  height?: number | string;
  /** Row height in pixels; default 39. */
  rowHeight?: number;
  /** Whether rows are being loaded; the previous ones stay visible. Default false. */
  loading?: boolean;
  /** Why rows could not be loaded; loaded rows stay visible. */
  error?: string;
  /** Loads again; without it the error has no button. */
  onRetry?: () => void;
  /** Text for no rows; default 暂无数据. */
  emptyText?: string;
  /** Set if the rows are one page of a longer list. */
  page?: DataTablePage;
  /** Called on Enter, and with a single selection also on a double click, unless the row is disabled. */
  onConfirm?: (row: Row) => void;
}
