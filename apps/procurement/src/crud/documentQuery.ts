import type { CallTarget, Client } from '@gezi/client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Milliseconds a hidden tab keeps its record without refetching: 12 hours. */
const CACHE_TIME = 43_200_000;

/**
 * Query for one record by id. It is refetched only on request, so that it does not change while a user types. A page without
 * the record shows in its place why; what fails later is shown above the page.
 *
 * @param visit id of one visit of the page, e.g. its `useId()`: the answer is cached while the tab is hidden, and each
 *   visit refetches the record
 */
export const documentQuery = <Entity>(
  client: Client,
  endpoint: CallTarget<{ id: string }, Entity>,
  id: string,
  visit?: string,
) =>
  queryOptions({
    queryKey: [endpoint.path, id, ...(visit === undefined ? [] : [visit])],
    queryFn: ({ signal, client: queries, queryKey }) =>
      client.call(endpoint, { id }, { signal, silent: queries.getQueryData(queryKey) === undefined }),
    staleTime: Infinity,
    meta: { isOpenDocument: visit !== undefined },
    gcTime: visit === undefined ? 0 : CACHE_TIME,
    refetchOnReconnect: false,
  });

/** Refetches the documents of open pages, e.g. after a notice; those that a form edits when it is done. */
export const refreshDocuments = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ meta }) => meta?.isOpenDocument === true });
