import { useClient } from '@gezi/client';
import { currentProtocol } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';

/**
 * The version of a protocol in force when the page was opened; null while it loads and if there is none.
 *
 * @param code e.g. `user_register`
 */
export function useProtocolVersion(code: string): string | null {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['registration-agreement', code],
    queryFn: ({ signal }) => client.call(currentProtocol, { code }, { signal, silent: true }),
    retry: 1,
  });
  return data?.version ?? null;
}
