import { useClient } from '@gezi/client';
import { portalConfig } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';

/** The server's configuration for visitors; undefined until loaded. */
export function usePortalConfig() {
  const client = useClient();
  return useQuery({
    queryKey: ['portal-config'],
    queryFn: ({ signal }) => client.call(portalConfig, {}, { signal, silent: true }),
    staleTime: 300_000,
    retry: 1,
  }).data;
}
