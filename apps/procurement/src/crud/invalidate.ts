import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the answers of calls; mounted queries refetch. */
export const invalidate = async (queries: QueryClient, ...calls: readonly { path: string }[]): Promise<void> => {
  await Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
};
