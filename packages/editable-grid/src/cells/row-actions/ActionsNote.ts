import type { CellNote } from '../../dom/CellNotes';

/** Pending actions of a row; stored in the store, since scrolling reuses row elements. */
export interface ActionsNote extends CellNote {
  /** Keys of the actions whose promise is pending. */
  pending: ReadonlySet<string>;
}
