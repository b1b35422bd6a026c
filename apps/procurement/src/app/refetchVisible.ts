import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches the data of the visible pages. Skips data that never goes stale, which a user may be editing, and hidden
 * pages, which refetch when they are shown again.
 */
export const refetchVisible = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ type: 'active', predicate: goesStale });

/** True for data that goes stale. Other data may be edited. */
export const goesStale = ({ observers }: Query): boolean =>
  observers.every(({ options }) => options.staleTime !== Infinity);
