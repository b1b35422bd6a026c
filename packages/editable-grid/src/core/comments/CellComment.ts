import type { RowId } from '../rowId';

export interface CommentAuthor {
  id: string;
  /** Name as shown. */
  name: string;
}

/** One comment of a cell; the comments of a cell are its thread. */
export interface CellComment {
  id: string;
  /** Primary key of the row, as text. */
  rowId: RowId;
  /** Key of the column. */
  column: string;
  /** Plain text, may have several lines. */
  text: string;
  author: CommentAuthor;
  /** ISO 8601, e.g. `2026-03-05T08:30:00Z`. */
  time: string;
  /** Time of the last edit. */
  edited?: string;
  /** A thread is resolved if all of its comments are; a reply opens it again. Default false. */
  resolved?: boolean;
}

/** A user's step in the comments; `resolve` and `reopen` concern all comments of the cell. */
export type CommentChange =
  | { kind: 'add' | 'edit' | 'remove'; comment: CellComment }
  | { kind: 'resolve' | 'reopen'; rowId: RowId; column: string };
