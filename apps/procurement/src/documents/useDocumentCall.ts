import { ApiError } from '@gezi/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshDocuments } from '../crud/documentQuery';

/** Runs calls that change documents; a refusal refetches the open ones, and is passed on. */
export function useDocumentCall(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const queries = useQueryClient();
  return useCallback(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        // Somebody else may have acted before, so that other actions are open now.
        if (error instanceof ApiError && error.kind === 'rejected') void refreshDocuments(queries);
        throw error;
      }
    },
    [queries],
  );
}
