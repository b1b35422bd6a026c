import { useEffect } from 'react';
import type { CommentThreads } from '../../core/comments/CommentThreads';
import { findThreads, type ThreadState } from '../../core/comments/findThreads';
import type { RowId } from '../../core/rowId';
import type { SheetView } from '../../react/useSheetView';

/** Rows that have a thread of the state. */
export const commentedRows = (threads: CommentThreads, state: ThreadState): ReadonlySet<RowId> =>
  new Set(findThreads(threads.all(), state, '', () => '').map(({ rowId }) => rowId));

/**
 * While only rows with comments are shown, rows that get one are added. A row whose thread is resolved stays until the
 * filter changes, as edited rows do.
 */
export function useCommentedRows(
  { commented, filterByComments }: Pick<SheetView, 'commented' | 'filterByComments'>,
  threads: CommentThreads,
): void {
  useEffect(() => {
    if (!commented) return;
    const { state, ids } = commented;
    const fresh = [...commentedRows(threads, state)].filter((id) => !ids.has(id));
    if (fresh.length > 0) filterByComments?.({ state, ids: new Set([...ids, ...fresh]) });
  }, [commented, filterByComments, threads]);
}
