import { ApiError, endsSession, type Client } from '@gezi/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** Milliseconds an answer counts as fresh: long enough that a page and its parts ask once. */
const FRESH = 5_000;

/** Server data of one signed-in person. A refusal is final; only a broken connection is tried once more. */
export function createQueryClient({ report }: Pick<Client, 'report'>) {
  // Whoever shows its failures itself says what was refused; that the session has ended is told to everybody.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && endsSession(error)) report(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: FRESH, retry: false, refetchOnWindowFocus: isWorthAgain },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Coming back to the window renews what is shown, but does not repeat a refusal. */
const isWorthAgain = ({ state }: { state: { error: unknown } }) => !(state.error instanceof ApiError);
