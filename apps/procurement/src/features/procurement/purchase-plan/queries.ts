import type { Client } from '@gezi/client';
import { selectSelfDepartUser } from '@gezi/domain';
import { queryOptions } from '@tanstack/react-query';

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
