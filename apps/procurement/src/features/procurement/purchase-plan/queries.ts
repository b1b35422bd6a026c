import type { Client } from '@gezi/client';
import { selectSelfDepartUser, viewPlan } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';
import { documentQuery } from '../../../crud/documentQuery';

/** @param visit id of the page visit, see {@link documentQuery} */
export const planQuery = (client: Client, id: string, visit: string) => documentQuery(client, viewPlan, id, visit);

/** Maximum number of users per search (P§9). */
const PURCHASERS_SHOWN = 10;

/** Possible purchasers (P§7); an empty `name` returns the first ones. */
export const purchaserQuery = (client: Client, name: string) =>
  queryOptions({
    queryKey: [selectSelfDepartUser.path, name],
    queryFn: ({ signal }) =>
      client.call(selectSelfDepartUser, { name: name || undefined, pageNo: 1, pageSize: PURCHASERS_SHOWN }, { signal }),
    staleTime: 60_000,
  });
