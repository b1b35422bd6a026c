import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback } from 'react';
import { useRemovalQuestion } from './useRemovalQuestion';

/**
 * Removes after a question, and says that it is done.
 *
 * @param removal of what it is handed, e.g. an id
 * @param removed said once it is gone
 * @returns a function of what is removed and the question
 */
export function useAskedRemoval<Removed, Result>(
  removal: UseMutationOptions<Result, Error, Removed>,
  removed: string,
): (what: Removed, question: string) => void {
  const ask = useRemovalQuestion();
  const { message } = App.useApp();
  const { mutate } = useMutation({ networkMode: 'always', ...removal });
  return useCallback(
    (what, question) => ask(question, () => mutate(what, { onSuccess: () => void message.success(removed) })),
    [ask, mutate, message, removed],
  );
}
