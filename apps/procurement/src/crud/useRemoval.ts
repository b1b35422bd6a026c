import { useClient, type CallTarget } from '@gezi/client';
import type { BatchAction } from '@gezi/editable-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { hasUrl } from './core/hasUrl';
import { invalidate } from './invalidate';
import { useTexts } from './texts';

interface RemovalOptions<Row> {
  /** Removes one record; default: `several`. */
  one?: CallTarget<{ id: string }, unknown> | undefined;
  /** Removes records by comma-joined ids; absent, with `one` only: removing several shows a message (B§5). */
  several?: CallTarget<{ ids: string }, unknown> | undefined;
  /** Removes records by id, if no list endpoint does. */
  call?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
  /** Calls to invalidate. */
  invalidates: readonly { path: string }[];
  /** Success message; default 删除成功!. */
  removed?: string | undefined;
  /** Confirmation question before removing several; default 是否删除选中数据?. */
  severalQuestion?: string | ((count: number) => string) | undefined;
  /** Rows that cannot be removed; default: none. */
  isFixed?: ((row: Row) => boolean) | undefined;
  /** Shown instead of the question, if one of several cannot be removed. */
  fixedRows?: string | undefined;
  /** Called after the removal. */
  onRemoved?: (() => void) | undefined;
}

/**
 * Removes records after a confirmation, reports success and invalidates the lists. A refusal invalidates them too, so
 * that they show what is left.
 */
export function useRemoval<Row extends { id: string | number }>(options: RemovalOptions<Row>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const { one, several, call, invalidates, removed = texts.removed, severalQuestion = texts.removeSeveral } = options;
  const { isFixed, fixedRows = texts.fixedRows, onRemoved } = options;
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => {
      const [id = '', another] = ids;
      if (hasUrl(one) && another === undefined) return client.call(one, { id });
      if (hasUrl(several)) return client.call(several, { ids: ids.join() });
      return call ? call(ids) : Promise.reject(new TypeError('useRemoval: `several` or `call` is required'));
    },
    onSuccess: () => {
      void message.success(removed);
      onRemoved?.();
    },
    onSettled: () => invalidate(queries, ...invalidates),
  });

  const removesSeveral = hasUrl(several) || call !== undefined;
  const removesOne = hasUrl(one) || removesSeveral;
  const remove = useCallback(
    (rows: readonly Row[], question: string) => {
      if (!removesOne) return void message.warning(texts.noUrl('delete'));
      void modal.confirm({
        title: texts.removeTitle,
        content: question,
        okText: texts.remove,
        cancelText: texts.cancel,
        okButtonProps: { danger: true },
        onOk: () => mutate(rows.map(({ id }) => String(id))),
      });
    },
    [removesOne, message, modal, texts, mutate],
  );
  const batchAction = useMemo<BatchAction<Row>>(
    () => ({
      key: 'remove',
      label: texts.removeChosen,
      danger: true,
      onClick: (rows) => {
        if (!removesSeveral) return void message.warning(texts.noUrl('deleteBatch'));
        if (isFixed && rows.some(isFixed)) return void message.warning(fixedRows);
        remove(rows, typeof severalQuestion === 'string' ? severalQuestion : severalQuestion(rows.length));
      },
    }),
    [texts, severalQuestion, isFixed, fixedRows, message, remove, removesSeveral],
  );
  return { remove, batchAction };
}
