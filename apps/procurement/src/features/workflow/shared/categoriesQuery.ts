import type { Client } from '@gezi/client';
import { listAllFlowCategories } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

/** Categories of processes. */
export const categoriesQuery = (client: Client) =>
  queryOptions({
    queryKey: [listAllFlowCategories.path],
    queryFn: ({ signal }) => client.call(listAllFlowCategories, {}, { signal, silent: true }),
  });
