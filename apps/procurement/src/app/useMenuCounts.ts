import type { MenuCounts } from '@gezi/admin-shell';
import { useClient, useSession } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { todosQuery } from '../crud/todosQuery';

/** Number of records that wait for the user, by the path of their page. */
export function useMenuCounts(): MenuCounts {
  const client = useClient();
  const { token, pendingAudit } = useSession();
  const { data } = useQuery({ ...todosQuery(client), enabled: Boolean(token) && !pendingAudit });
  return useMemo(() => {
    const counts: Record<string, number> = {};
    for (const { path, count } of data ?? []) {
      const page = path.split('?')[0]!;
      counts[page] = (counts[page] ?? 0) + count;
    }
    return counts;
  }, [data]);
}
