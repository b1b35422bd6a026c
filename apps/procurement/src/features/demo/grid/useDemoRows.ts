import { useClient, useSession } from '@gezi/client';
import { listDemoRows, type DemoRow } from '@gezi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Rows that are shown at once. */
const FIRST = 500;
/** Rows of each further request, the most the server returns. */
const PART = 10_000;

export interface DemoRows {
  rows: readonly DemoRow[];
  /** All rows are here. */
  complete: boolean;
  error: Error | null;
  reload: () => void;
  /** Replaces the rows by those that were saved. */
  replace: (rows: readonly DemoRow[]) => void;
}

const NO_ROWS: readonly DemoRow[] = [];

/** The 100,000 rows: the first ones at once, then all of them. */
export function useDemoRows(): DemoRows {
  const client = useClient();
  const queries = useQueryClient();
  const { tenantId } = useSession();
  const key = ['demo-grid', tenantId];
  const first = useQuery({
    queryKey: [...key, 'first'],
    queryFn: ({ signal }) => client.call(listDemoRows, { pageSize: FIRST }, { signal }),
    staleTime: Infinity,
  });
  const all = useQuery({
    queryKey: [...key, 'all'],
    queryFn: async ({ signal }): Promise<readonly DemoRow[]> => {
      const rows: DemoRow[] = [];
      for (let pageNo = 1, total = 1; rows.length < total; pageNo += 1) {
        const page = await client.call(listDemoRows, { pageNo, pageSize: PART }, { signal });
        if (page.records.length === 0) break;
        rows.push(...page.records);
        ({ total } = page);
      }
      return rows;
    },
    enabled: first.isSuccess,
    staleTime: Infinity,
    // Comparing 100,000 rows would take longer than loading them.
    structuralSharing: false,
  });

  return {
    rows: all.data ?? first.data?.records ?? NO_ROWS,
    complete: all.data !== undefined,
    error: first.error ?? all.error,
    reload: () => void queries.invalidateQueries({ queryKey: key }),
    replace: (rows) => queries.setQueryData([...key, 'all'], rows),
  };
}
