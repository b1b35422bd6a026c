import type { Client } from '@gezi/client';
import { listTodos } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds after which waiting work is counted again. */
const INTERVAL = 60_000;

/** Work that waits for the user. */
export const todosQuery = (client: Client) =>
  queryOptions({
    queryKey: [listTodos.path],
    queryFn: ({ signal }) => client.call(listTodos, {}, { signal, silent: true }),
    staleTime: INTERVAL / 2,
    refetchInterval: INTERVAL,
  });
