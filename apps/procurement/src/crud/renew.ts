import type { QueryClient } from '@tanstack/react-query';

/** Makes the answers of calls stale: what shows them asks again. */
export const renew = async (queries: QueryClient, ...calls: readonly { path: string }[]): Promise<void> => {
  await Promise.all(calls.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
};
