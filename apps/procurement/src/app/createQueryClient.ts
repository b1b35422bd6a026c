import { ApiError, endsSession, type Client } from '@gezi/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Milliseconds an answer stays fresh: a page and its parts share one request. */
const FRESH = 5_000;

/** Server data of one signed-in user. Refusals are not retried; a network error is retried once. */
export function createQueryClient({ report }: Pick<Client, 'report'>) {
  // Queries that show their own failures suppress the message; the end of a session is always reported.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && endsSession(error)) report(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, refetchOnWindowFocus: isRetryable },
      // Offline, a mutation fails at once instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Returning to the window refetches what is shown, but does not repeat a refused request. */
const isRetryable = ({ state }: { state: { error: unknown } }) => !(state.error instanceof ApiError);
