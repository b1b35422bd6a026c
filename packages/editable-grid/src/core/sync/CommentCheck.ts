import { MAX_COMMENT_LENGTH, MAX_COMMENTS } from '../comments/bounds';
import type { CommentChange } from '../comments/CellComment';
import type { RowId } from '../rowId';
import { applyToComments } from './CommentsByRowState';
import type { SyncDocument } from './SyncDocument';
import type { SyncUser } from './SyncEntry';
import type { SyncStep } from './SyncStep';

/** Reasons for which every page refuses a step in the comments. */
export type CommentRefusal = 'not-author' | 'unknown-row' | 'comment-too-long' | 'too-many-comments';

/**
 * Checks the steps of one change in their order, each after the previous ones. Users edit and remove only their own
 * comments. A comment must belong to an existing row and respect the length limit.
 */
export class CommentCheck {
  readonly #document: SyncDocument;
  readonly #user: SyncUser;
  #comments: SyncDocument['allComments'];
  /** Rows that the change inserted (true) or removed (false). */
  readonly #rows = new Map<RowId, boolean>();

  constructor(document: SyncDocument, user: SyncUser) {
    this.#document = document;
    this.#user = user;
    this.#comments = document.allComments;
  }

  /** @returns why the step is refused */
  next(step: SyncStep): CommentRefusal | undefined {
    const reason = step.kind === 'comment' ? this.#refusal(step.change) : undefined;
    if (step.kind === 'insert' || step.kind === 'remove') this.#rows.set(step.rowId, step.kind === 'insert');
    this.#comments = applyToComments(this.#comments, step, this.#user);
    return reason;
  }

  #refusal(change: CommentChange): CommentRefusal | undefined {
    if (!('comment' in change)) return undefined;
    const { kind, comment } = change;
    const { live, removed } = this.#comments;
    const stored = live.filter(({ id }) => id === comment.id);
    if (stored.some(({ author }) => author.id !== this.#user.id)) return 'not-author';
    // A removed comment returns with its row: two comments would have the same id.
    const gone = kind === 'add' ? removed.find(({ id }) => id === comment.id) : undefined;
    if (gone) return gone.author.id === this.#user.id ? 'unknown-row' : 'not-author';
    if (kind === 'remove') return undefined;
    if (!(this.#rows.get(comment.rowId) ?? this.#document.get(comment.rowId))) return 'unknown-row';
    if (comment.text.length > MAX_COMMENT_LENGTH) return 'comment-too-long';
    return kind === 'add' && stored.length === 0 && live.length >= MAX_COMMENTS ? 'too-many-comments' : undefined;
  }
}
