import type { CallTarget, Client } from '@gezi/client';
import { queryOptions } from '@tanstack/react-query';

/** One record by its id. A page stands on this answer: it changes when asked for, not behind the typing. */
export const documentQuery = <Entity>(client: Client, endpoint: CallTarget<{ id: string }, Entity>, id: string) =>
  queryOptions({
    queryKey: [endpoint.path, id],
    queryFn: ({ signal }) => client.call(endpoint, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
