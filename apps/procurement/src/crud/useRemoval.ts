import { useClient, type CallTarget } from '@gezi/client';
import type { BatchAction } from '@gezi/editable-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { renew } from './renew';
import { useTexts } from './texts';
import { useRemovalQuestion } from './useRemovalQuestion';

interface RemovalOptions<Row> {
  /** Removes one record; default `several`. */
  one?: CallTarget<{ id: string }, unknown> | undefined;
  /** Removes records by their ids, comma-joined; none: rows are removed one at a time. */
  several?: CallTarget<{ ids: string }, unknown> | undefined;
  /** Removes records by their ids, where no endpoint of a list does. */
  call?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
  /** Calls whose answers change. */
  renews: readonly { path: string }[];
  /** Shown afterwards; default 删除成功!. */
  removed?: string | undefined;
  /** Asked before several are removed; default 是否删除选中数据?. */
  severalQuestion?: string | ((count: number) => string) | undefined;
  /** Rows that cannot be removed; default none. */
  isFixed?: ((row: Row) => boolean) | undefined;
  /** Shown instead of the question, where one of several cannot be removed. */
  fixedRows?: string | undefined;
}

/**
 * Removes records after a question, reports it and renews what shows them. A refusal renews the lists too: they say
 * what is left.
 */
export function useRemoval<Row extends { id: string | number }>(options: RemovalOptions<Row>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const confirm = useRemovalQuestion();
  const { one, several, call, renews, removed = texts.removed, severalQuestion = texts.removeSeveral } = options;
  const { isFixed, fixedRows = texts.fixedRows } = options;
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => {
      const [id = '', another] = ids;
      if (one && another === undefined) return client.call(one, { id });
      if (several) return client.call(several, { ids: ids.join() });
      if (call) return call(ids);
      throw new TypeError('useRemoval: `one`, `several` or `call` is required');
    },
    networkMode: 'always',
    onSuccess: () => void message.success(removed),
    onSettled: () => renew(queries, ...renews),
  });

  const remove = useCallback(
    (rows: readonly Row[], question: string) => confirm(question, () => mutate(rows.map(({ id }) => String(id)))),
    [confirm, mutate],
  );
  const batchAction = useMemo<BatchAction<Row>>(
    () => ({
      key: 'remove',
      label: texts.removeChosen,
      danger: true,
      onClick: (rows) => {
        if (isFixed && rows.some(isFixed)) return void message.warning(fixedRows);
        remove(rows, typeof severalQuestion === 'string' ? severalQuestion : severalQuestion(rows.length));
      },
    }),
    [texts, severalQuestion, isFixed, fixedRows, message, remove],
  );
  return { remove, batchAction };
}
