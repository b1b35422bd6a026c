import type { BatchAction } from '@gezi/editable-grid';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTexts } from './texts';
import { useAskedRemoval } from './useAskedRemoval';

interface RowRemovalOptions<Id, Result> {
  /** False: rows cannot be chosen to be removed. */
  may: boolean;
  removal: UseMutationOptions<Result, Error, readonly Id[]>;
  /** Said once they are gone. */
  removed: string;
  /** Asked before all rows chosen are removed; may say how many. Default: what the platform asks. */
  several?: string | ((count: number) => string);
}

/** Removal of one row or of those chosen, after a question. */
export function useRowRemoval<Row extends { id: string | number }, Result = null>(
  options: RowRemovalOptions<Row['id'], Result>,
) {
  const texts = useTexts();
  const { may, removal, removed, several = texts.removeSeveral } = options;
  const removeIds = useAskedRemoval(removal, removed);
  const remove = useCallback(
    (rows: readonly Row[], question: string) =>
      removeIds(
        rows.map(({ id }) => id),
        question,
      ),
    [removeIds],
  );
  const batchActions = useMemo<BatchAction<Row>[]>(
    () =>
      may
        ? [
            {
              key: 'remove',
              label: texts.removeChosen,
              danger: true,
              onClick: (rows) => remove(rows, typeof several === 'string' ? several : several(rows.length)),
            },
          ]
        : [],
    [may, texts, several, remove],
  );
  return { remove, batchActions };
}
