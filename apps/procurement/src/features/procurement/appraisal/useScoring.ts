import { useTab } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import { listExpertTasks, saveScores, submitScores, type BidsToScore } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { todosQuery } from '../../../crud/todosQuery';
import { useDocumentCall } from '../../../documents/useDocumentCall';
import { isScoreCell, missingCells, scoreEntries, scoreKey, scoresInput, type ScoreEntry } from './core/scoreEntries';
import { useMissingQuestion } from './useMissingQuestion';
import { useTexts } from './texts';

/** The sheet of an expert: entries, saving and submitting. */
export function useScoring({ task, itemList, supplierDetail }: BidsToScore, onReload: () => Promise<void>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const keepFocus = useTab()?.keepFocus;
  const change = useDocumentCall();
  /** Entered rows by bid. */
  const [entered, setEntered] = useState<Readonly<Record<string, ScoreEntry>>>({});
  const [isDirty, setDirty] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const askToSubmit = useMissingQuestion();
  // Rows that are not entered stay the same objects for the grid.
  const stored = useMemo(() => scoreEntries(supplierDetail, itemList), [supplierDetail, itemList]);
  const entries = stored.map((row) => entered[row.id] ?? row);
  const missing = missingCells(entries, itemList);
  const isValid = entries.every((entry) => itemList.every(({ itemId }) => isScoreCell(entry[scoreKey(itemId)])));

  const saving = useMutation({
    mutationFn: () =>
      change(() => client.call(saveScores, { taskId: task.id, scores: scoresInput(entries, itemList) })),
    onSuccess: () => setDirty(false),
  });
  const submitting = useMutation({
    mutationFn: async () => {
      if (isDirty) await saving.mutateAsync();
      await change(() => client.call(submitScores, { taskId: task.id }));
    },
    onSuccess: async () => {
      void message.success(texts.submitted);
      keepFocus?.();
      await queries.invalidateQueries({ queryKey: todosQuery(client).queryKey });
      await onReload();
    },
    onSettled: () => invalidate(queries, listExpertTasks),
  });

  /** True if the entries can be sent; says why not. */
  function isReady(): boolean {
    if (!isValid) void message.warning(texts.fixScores);
    else if (isUploading) void message.warning(texts.uploading);
    return isValid && !isUploading;
  }

  return {
    entries,
    isDirty,
    missing,
    isSaving: saving.isPending && !submitting.isPending,
    isSubmitting: submitting.isPending,
    setUploading,
    change: (id: string, values: Partial<ScoreEntry>) => {
      setDirty(true);
      const row = stored.find((one) => one.id === id);
      setEntered((rows) => ({ ...rows, [id]: { ...(rows[id] ?? row), ...values } as ScoreEntry }));
    },
    save: () => {
      if (!isReady()) return;
      saving.mutate(undefined, { onSuccess: () => void message.success(texts.saved) });
    },
    submit: () => {
      if (isReady()) askToSubmit(missing, () => submitting.mutate());
    },
  };
}
export type Scoring = ReturnType<typeof useScoring>;
