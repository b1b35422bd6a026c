import { useClient } from '@gezi/client';
import { listBidsOfProject } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';

/** Bids of the current round of a project; those of a winner only for the page of the award. */
export function useBidsOfProject(purchaseInfoId: string, winner?: '1') {
  const client = useClient();
  return useQuery({
    queryKey: [listBidsOfProject.path, purchaseInfoId, winner],
    queryFn: ({ signal }) =>
      client.call(listBidsOfProject, { purchaseInfoId, ...(winner && { winner }) }, { signal, silent: true }),
    enabled: purchaseInfoId !== '',
  });
}
