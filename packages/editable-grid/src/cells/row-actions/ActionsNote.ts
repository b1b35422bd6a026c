import type { CellNote } from '../../dom/CellNotes';

/** The pending actions of a row; kept in the store, since rows are redrawn in other elements while scrolling. */
export interface ActionsNote extends CellNote {
  /** Keys of the actions whose promise is pending. */
  pending: ReadonlySet<string>;
}
