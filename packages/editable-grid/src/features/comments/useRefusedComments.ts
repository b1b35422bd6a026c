import { useEffect, useRef, useState } from 'react';
import type { SheetSync } from '../sync/createSheetSync';

/**
 * Returns the texts of comments that a shared page refused to the fields they were written in.
 *
 * @param drafts unsent texts by cell
 * @param edits unsaved texts by comment
 * @returns number of refused comments so far
 */
export function useRefusedComments<Row extends object>(
  sync: SheetSync<Row> | undefined,
  drafts: Map<string, string>,
  edits: Map<string, string>,
  report: () => void,
): number {
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  useEffect(
    () =>
      sync?.onRefusedComment((change) => {
        if (change.kind === 'add') {
          const { rowId, column, text } = change.comment;
          const cell = `${rowId} ${column}`;
          const draft = drafts.get(cell);
          drafts.set(cell, draft ? `${text}\n${draft}` : text);
        } else if (change.kind === 'edit') edits.set(change.comment.id, change.comment.text);
        setRefusals((count) => count + 1);
        latest.current();
      }),
    [sync, drafts, edits],
  );
  return refusals;
}
