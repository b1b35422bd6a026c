import { ApiError } from '@gezi/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshDocuments } from '../crud/documentQuery';
import { invalidate } from '../crud/invalidate';

/** Where a kind of document is shown, except on its own page. */
interface ShownKind {
  history?: { path: string };
  lists: readonly { path: string }[];
}

/**
 * Runs calls that change documents; a refusal refetches the open ones, and is passed on.
 *
 * @param kind its timelines and lists are refetched too; default: none
 */
export function useDocumentCall(kind?: ShownKind): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const queries = useQueryClient();
  return useCallback(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        // Somebody else may have acted before, so that other actions are open now.
        if (error instanceof ApiError && error.kind === 'rejected') {
          void refreshDocuments(queries);
          if (kind) void invalidate(queries, ...(kind.history ? [kind.history] : []), ...kind.lists);
        }
        throw error;
      }
    },
    [queries, kind],
  );
}
