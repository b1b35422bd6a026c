import type { RowId } from '../rowId';

/** Rows before and after a position; `undefined` at the document's ends. */
export interface Neighbours {
  after: RowId | undefined;
  before: RowId | undefined;
}

/** The moved row with its neighbours before and after the move. */
export interface MovedRow {
  id: RowId;
  from: Neighbours;
  to: Neighbours;
}
