import type { CellComment, CommentAuthor, CommentChange } from '../../core/comments/CellComment';

/** Comments of cells: the application's `items`, or those of the page that `sync` shares. */
export interface CommentSettings {
  /**
   * Comments of all rows, in any order; see `changeComments` for a state of them. Pass the same array until a comment
   * changes. Without `items`, `sync` carries the comments, and its user is their author.
   */
  items?: readonly CellComment[];
  /** The user; without one, or without `onChange`, `items` can only be read. */
  author?: CommentAuthor | undefined;
  /**
   * Called with each step of the user; `items` then contains its result. A returned text or a rejected promise refuses
   * the step: the text is shown, and what the user has entered is kept. Without `items` it is called before the step is
   * shared.
   */
  onChange?: ((change: CommentChange) => void | string | Promise<void | string>) | undefined;
  /** True if the user may edit and delete a comment; default their own. A shared page allows no others. */
  mayChange?: ((comment: CellComment) => boolean) | undefined;
}
