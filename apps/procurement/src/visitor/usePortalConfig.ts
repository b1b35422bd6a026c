import { useClient } from '@gezi/client';
import { portalConfig } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';

/** What the server offers to visitors; undefined until it is known. */
export function usePortalConfig() {
  const client = useClient();
  return useQuery({
    queryKey: ['portal-config'],
    queryFn: ({ signal }) => client.call(portalConfig, {}, { signal, silent: true }),
    staleTime: 300_000,
    retry: 1,
  }).data;
}
