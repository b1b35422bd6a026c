import type { CellComment, CommentChange } from './CellComment';

/** Applies a step; comments of other cells stay the same objects. */
export function changeComments(comments: readonly CellComment[], change: CommentChange): CellComment[] {
  switch (change.kind) {
    case 'add':
      return [...comments, change.comment];
    case 'edit':
      return comments.map((each) => (each.id === change.comment.id ? change.comment : each));
    case 'remove':
      return comments.filter(({ id }) => id !== change.comment.id);
    case 'resolve':
    case 'reopen': {
      const resolved = change.kind === 'resolve';
      const isOfCell = ({ rowId, column }: CellComment) => rowId === change.rowId && column === change.column;
      return comments.map((each) =>
        isOfCell(each) && (each.resolved ?? false) !== resolved ? { ...each, resolved } : each,
      );
    }
  }
}
