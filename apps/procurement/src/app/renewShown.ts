import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads anew whatever the open pages show. Left as they are: answers that never grow old, on which somebody may be typing,
 * and pages out of sight, which look for themselves when they come back.
 */
export const renewShown = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({
    type: 'active',
    predicate: ({ observers }) => observers.every(({ options }) => options.staleTime !== Infinity),
  });
