import type { Page } from '../../core/calls';

/** A row of a business list; what it holds is told by its columns. */
export type BizRow = Record<string, unknown>;

export interface BizColumn {
  title: string;
  dataIndex: string;
  /** Pixels; default 150. */
  width?: number;
  /** The rows can be sorted by it; default false. */
  sorter?: boolean;
}

/** A list of the business that records are chosen from. */
export interface BizSource {
  /** What is chosen, e.g. 角色: the dialog is called 角色选择. */
  name: string;
  /** Title of the dialog where that would not do. */
  title?: string;
  /** A list of the contract: paged, with conditions by field. */
  url: string;
  /** The field that is stored; default `id`. */
  rowKey?: string;
  /** The field that a record is called by. */
  displayKey: string;
  columns: readonly BizColumn[];
  /** Fields to search by; a part of the text is enough. Default the displayed one. */
  query?: readonly { field: string; label: string }[];
  /** Further conditions on the list. */
  params?: Readonly<Record<string, string | number>>;
  /** Pixels of the rows before they scroll; default 240 (B§9). */
  height?: number;
  /** Numbers the rows of a page; default false. */
  showIndex?: boolean;
  /**
   * For a list of another contract: makes a page of the whole answer as it came.
   *
   * @param request what was asked for: `pageNo`, `pageSize` and the conditions
   */
  read?: (answer: unknown, request: Readonly<Record<string, unknown>>) => Page<BizRow>;
}
