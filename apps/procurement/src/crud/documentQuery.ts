import type { CallTarget, Client } from '@gezi/client';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds a page in a tab may be out of sight without its record being read anew: a working day. */
const KEPT = 43_200_000;

/**
 * One record by its id. A page stands on this answer: it changes when asked for, not behind the typing.
 *
 * @param visit names one visit of the page, e.g. its `useId()`: with it the answer outlives the time the page is out of
 *   sight in its tab, and each visit still reads the record anew
 */
export const documentQuery = <Entity>(
  client: Client,
  endpoint: CallTarget<{ id: string }, Entity>,
  id: string,
  visit?: string,
) =>
  queryOptions({
    queryKey: [endpoint.path, id, ...(visit === undefined ? [] : [visit])],
    queryFn: ({ signal }) => client.call(endpoint, { id }, { signal }),
    staleTime: Infinity,
    gcTime: visit === undefined ? 0 : KEPT,
    refetchOnReconnect: false,
  });
