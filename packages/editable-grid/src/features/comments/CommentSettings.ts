import type { CellComment, CommentAuthor, CommentChange } from '../../core/comments/CellComment';

/** Comments of cells; see `changeComments` for a state of them. */
export interface CommentSettings {
  /** Comments of all rows, in any order. Pass the same array until a comment changes. */
  items: readonly CellComment[];
  /** The user; without one, or without `onChange`, comments can only be read. */
  author?: CommentAuthor | undefined;
  /**
   * Called with each step of the user; `items` then contains its result. A returned text or a rejected promise refuses
   * the step: the text is shown, and what the user has entered is kept.
   */
  onChange?: ((change: CommentChange) => void | string | Promise<void | string>) | undefined;
  /** True if the user may edit and delete a comment; default their own. */
  mayChange?: (comment: CellComment) => boolean;
}
