import { useEffect, useRef, useState } from 'react';
import type { CommentChange } from '../../core/comments/CellComment';
import type { SheetSync } from '../sync/createSheetSync';

/** Texts of this user that are in no comment. */
export interface UnsentTexts {
  /** Replies by cell. */
  readonly drafts: Map<string, string>;
  /** Edits that were not saved, by comment. */
  readonly edits: Map<string, string>;
  /** Why a page refused one of them, by cell or comment. */
  readonly reasons: Map<string, string>;
}

export const cellName = (rowId: string, column: string) => `${rowId} ${column}`;

/**
 * Returns the texts of comments that a shared page refused to the fields they were written in.
 *
 * @param report called for each
 * @returns number of refused comments so far
 */
export function useRefusedComments<Row extends object>(
  sync: SheetSync<Row> | undefined,
  { drafts, edits, reasons }: UnsentTexts,
  report: (change: CommentChange, reason: string) => void,
): number {
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(
    () =>
      sync?.onRefusedComment((change, reason) => {
        if (change.kind === 'add') {
          const { rowId, column, text } = change.comment;
          const cell = cellName(rowId, column);
          const draft = drafts.get(cell);
          drafts.set(cell, draft ? `${text}\n${draft}` : text);
          reasons.set(cell, reason);
        } else if (change.kind === 'edit') {
          edits.set(change.comment.id, change.comment.text);
          reasons.set(change.comment.id, reason);
        }
        setRefusals((count) => count + 1);
        latest.current(change, reason);
      }),
    [sync, drafts, edits, reasons],
  );
  return refusals;
}
