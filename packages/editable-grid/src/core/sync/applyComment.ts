import type { CellComment, CommentAuthor, CommentChange } from '../comments/CellComment';
import { changeComments } from '../comments/changeComments';

/**
 * The comments of a page after a step, for server and clients.
 *
 * @param author author of an added comment; without it the one that the step names
 * @returns the same array when nothing changed
 */
export function applyComment(
  comments: readonly CellComment[],
  change: CommentChange,
  author?: CommentAuthor,
): readonly CellComment[] {
  if (!('comment' in change)) return changeComments(comments, change);
  const { comment } = change;
  const before = comments.find(({ id }) => id === comment.id);
  if (change.kind === 'add')
    return before
      ? comments
      : changeComments(comments, { kind: 'add', comment: { ...comment, author: author ?? comment.author } });
  if (!before) return comments;
  if (change.kind === 'remove') return changeComments(comments, change);
  // The thread may have been resolved meanwhile, which an edit keeps.
  const { text, edited } = comment;
  return changeComments(comments, {
    kind: 'edit',
    comment: { ...before, text, ...(edited !== undefined && { edited }) },
  });
}
