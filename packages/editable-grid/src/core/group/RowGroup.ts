import type { RowId } from '../rowId';

/** A heading above rows with an equal value, or the line with the totals of all rows (level 0). */
export interface RowGroup {
  id: RowId;
  /** 1 for the outermost groups; 0 for all rows. */
  level: number;
  /** Column of the value; `undefined` for all rows. */
  column: string | undefined;
  /** The value as it is shown. */
  text: string;
  /** Number of rows. */
  count: number;
  parent: RowGroup | undefined;
}
