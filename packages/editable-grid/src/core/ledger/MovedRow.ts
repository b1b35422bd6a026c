import type { RowId } from '../rowId';

/** The rows that stand around a place; nothing at the document's ends. */
export interface Neighbours {
  after: RowId | undefined;
  before: RowId | undefined;
}

/** Which row a move was about, and between whom it stood and was put. */
export interface MovedRow {
  id: RowId;
  from: Neighbours;
  to: Neighbours;
}
