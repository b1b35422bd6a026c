import { usePermission } from '@gezi/client';
import type { BatchAction } from '@gezi/editable-grid';
import { useMemo, useState, type ReactNode } from 'react';
import { useTexts } from './texts';
import { ToProjectDialog } from './ToProjectDialog';

/**
 * The action that makes a project from selected rows of a list.
 *
 * @param lineIdsOf ids of the plan lines of a row; must be constant
 */
export function useToProject<Row>(lineIdsOf: (row: Row) => readonly string[]): {
  batchActions: readonly BatchAction<Row>[];
  /** To be rendered. */
  dialog: ReactNode;
} {
  const { toProjectChosen: label } = useTexts();
  const mayAdd = usePermission('purchase:purchaseInfo:add');
  const [lineIds, setLineIds] = useState<readonly string[]>();
  const batchActions = useMemo(
    () =>
      mayAdd
        ? [{ key: 'toProject', label, onClick: (rows: readonly Row[]) => setLineIds(rows.flatMap(lineIdsOf)) }]
        : [],
    [mayAdd, label, lineIdsOf],
  );
  return {
    batchActions,
    dialog: lineIds && <ToProjectDialog lineIds={lineIds} onClose={() => setLineIds(undefined)} />,
  };
}
