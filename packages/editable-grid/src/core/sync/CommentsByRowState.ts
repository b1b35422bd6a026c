import { MAX_REMOVED_COMMENTS } from '../comments/bounds';
import type { CellComment, CommentAuthor } from '../comments/CellComment';
import type { RowId } from '../rowId';
import { applyComment } from './applyComment';
import type { SyncStep } from './SyncStep';

/** The comments of a page. */
export interface CommentsByRowState {
  /** Comments of its rows. */
  readonly live: readonly CellComment[];
  /** Comments that left with their row, oldest removal first; they return with the row, by an undo. */
  readonly removed: readonly CellComment[];
}

/** @param stored both kinds, as a page is stored; @param has whether the page has a row */
export function splitComments(stored: readonly CellComment[], has: (rowId: RowId) => boolean): CommentsByRowState {
  const live = stored.filter(({ rowId }) => has(rowId));
  return live.length === stored.length
    ? { live: stored, removed: NONE }
    : { live, removed: stored.filter(({ rowId }) => !has(rowId)) };
}

/**
 * The comments after a step, for server and clients.
 *
 * @param author author of an added comment; without it the one that the step names
 * @returns the same object when nothing changed
 */
export function applyToComments(
  comments: CommentsByRowState,
  step: SyncStep,
  author?: CommentAuthor,
): CommentsByRowState {
  const { live, removed } = comments;
  const isOfRow = ({ rowId }: CellComment) => rowId === step.rowId;
  switch (step.kind) {
    case 'comment': {
      const next = applyComment(live, step.change, author);
      return next === live ? comments : { live: next, removed };
    }
    case 'remove':
      if (!live.some(isOfRow)) return comments;
      return {
        live: live.filter((comment) => !isOfRow(comment)),
        removed: [...removed, ...live.filter(isOfRow)].slice(-MAX_REMOVED_COMMENTS),
      };
    case 'insert':
      if (!removed.some(isOfRow)) return comments;
      return {
        live: [...live, ...removed.filter(isOfRow)],
        removed: removed.filter((comment) => !isOfRow(comment)),
      };
    default:
      return comments;
  }
}

const NONE: readonly CellComment[] = [];
