import { describeFailure, useClient, type Client } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useEffect, useState } from 'react';

export interface StorageSearch<Found> {
  /** Number of files looked at. */
  checked: number;
  /** Number of all files, if the steps tell it. */
  total: number;
  /** Share of the search that is done, 0 to 1. */
  share: number;
  found: Found[];
  state: 'running' | 'done' | 'failed';
  /** Why the search ended early. */
  failure?: string;
}

/** Result of one step. */
export interface SearchStep<Found, After> {
  checked: number;
  /** Given by the first step, if at all. */
  total?: number | null;
  /** Default: that of the files looked at. */
  share?: number;
  /** Null after the last step. */
  next: After | null;
  found: readonly Found[];
}

/**
 * Searches the file storage step by step until the component is unmounted.
 *
 * @param take one step; the same function on every render
 */
export function useStorageSearch<Found, After>(
  take: (client: Client, after: After | undefined) => Promise<SearchStep<Found, After>>,
): StorageSearch<Found> {
  const client = useClient();
  const locale = useLocale();
  const [search, setSearch] = useState<StorageSearch<Found>>(start);

  useEffect(() => {
    let isCurrent = true;
    let current: StorageSearch<Found> = start();
    const show = (part: Partial<StorageSearch<Found>>) => {
      current = { ...current, ...part };
      if (isCurrent) setSearch(current);
    };
    const run = async () => {
      for (let after: After | undefined | null; isCurrent && after !== null;) {
        const step: SearchStep<Found, After> = await take(client, after);
        after = step.next;
        const checked = current.checked + step.checked;
        const total = Math.max(step.total ?? current.total, checked);
        show({
          checked,
          total,
          share: step.share ?? (total === 0 ? 0 : checked / total),
          found: [...current.found, ...step.found],
          state: after === null ? 'done' : 'running',
        });
      }
    };
    run().catch((error: unknown) => show({ state: 'failed', failure: describeFailure(error, { locale }).message }));
    return () => void (isCurrent = false);
  }, [client, locale, take]);

  return search;
}

const start = () => ({ checked: 0, total: 0, share: 0, found: [], state: 'running' as const });
