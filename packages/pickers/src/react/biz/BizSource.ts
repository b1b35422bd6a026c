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
}
