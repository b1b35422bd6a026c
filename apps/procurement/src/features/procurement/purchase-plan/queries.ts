import type { Client } from '@gezi/client';
import { selectSelfDepartUser, viewPlan } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';
import { documentQuery } from '../../../crud/documentQuery';

/** @param visit of the page that shows it; see {@link documentQuery} */
export const planQuery = (client: Client, id: string, visit: string) => documentQuery(client, viewPlan, id, visit);

/** Most people one search shows (P§9). */
const PURCHASERS_SHOWN = 10;

/** People who may be chosen as purchaser (P§7); `name` empty finds the first of all. */
export const purchaserQuery = (client: Client, name: string) =>
  queryOptions({
    queryKey: [selectSelfDepartUser.path, name],
    queryFn: ({ signal }) =>
      client.call(selectSelfDepartUser, { name: name || undefined, pageNo: 1, pageSize: PURCHASERS_SHOWN }, { signal }),
    staleTime: 60_000,
  });
