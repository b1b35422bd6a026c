/** One cell of a layout of merged cells (B§3); `Item` is the application's content. */
export interface MergedCell<Item = unknown> {
  id: string;
  /** Columns it spans. */
  col: number;
  /** Rows it spans. */
  row: number;
  /** Covered by a merged cell to its left or above. */
  hide: boolean;
  style: CellLook;
  compType: 'tdItem';
  columns: readonly Item[];
}

export interface CellLook {
  /** CSS colour. */
  background: string;
  /** Percent of the whole, 0 to 100. */
  width: number;
}

/** Rows of cells; all rows have the same number of cells, including covered ones. */
export type MergedLayout<Item = unknown> = readonly (readonly MergedCell<Item>[])[];

export interface CellAddress {
  row: number;
  column: number;
}
