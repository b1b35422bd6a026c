import type { Page } from '../../core/calls';

/** A row of a business list; its columns define the fields. */
export type BizRow = Record<string, unknown>;

export interface BizColumn {
  title: string;
  dataIndex: string;
  /** Least width in pixels; default 150. */
  width?: number;
  /** Whether rows can be sorted by this column; default false. */
  sorter?: boolean;
}

/** A list that records are selected from. */
export interface BizSource {
  /** Name of one record, e.g. 角色; the dialog's title is 角色选择. */
  name: string;
  /** Title of the dialog; default the name followed by 选择. */
  title?: string;
  /** URL of the list: paged, with conditions by field; without one the dialog shows a message (B§5). */
  url: string;
  /** The field that is stored; default `id`. */
  rowKey?: string;
  /** The field that is shown as a record's name. */
  displayKey: string;
  /** The field with the English name, shown in English where it is not empty; default none. */
  englishKey?: string;
  columns: readonly BizColumn[];
  /** Fields to search by, each for a part of its text; default the displayed field. */
  query?: readonly { field: string; label: string }[];
  /** Additional request parameters. */
  params?: Readonly<Record<string, string | number>>;
  /** Height of the rows in pixels; default 240 (B§9). */
  height?: number;
  /** Whether a column with row numbers is shown; default false. */
  showIndex?: boolean;
  /**
   * Reads a page from a response of another shape.
   *
   * @param request the request: `pageNo`, `pageSize` and the conditions
   */
  read?: (answer: unknown, request: Readonly<Record<string, unknown>>) => Page<BizRow>;
}
