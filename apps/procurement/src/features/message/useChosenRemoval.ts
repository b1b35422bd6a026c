import type { BatchAction } from '@gezi/editable-grid';
import type { UseMutateFunction } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { useRemoval } from '../../crud/useRemoval';
import { useTexts } from './texts';

/** Removal of one row or of those chosen, after a question; none of it for whoever may not. */
export function useChosenRemoval<Row extends { id: string }>(
  mayDelete: boolean,
  remove: UseMutateFunction<null, Error, readonly string[]>,
) {
  const texts = useTexts();
  const { message } = App.useApp();
  const ask = useRemoval();
  const removeRows = useCallback(
    (rows: readonly Row[], question: string) =>
      ask(question, () =>
        remove(
          rows.map(({ id }) => id),
          { onSuccess: () => void message.success(texts.removed) },
        ),
      ),
    [ask, remove, message, texts],
  );
  const batchActions = useMemo<BatchAction<Row>[]>(
    () =>
      mayDelete
        ? [
            {
              key: 'remove',
              label: texts.removeChosen,
              danger: true,
              onClick: (rows) => removeRows(rows, texts.removeSeveral(rows.length)),
            },
          ]
        : [],
    [mayDelete, removeRows, texts],
  );
  return { removeRows, batchActions };
}
