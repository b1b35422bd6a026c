import { describeFailure, useClient } from '@gezi/client';
import { findLostFiles, type LostFile, type LostFiles } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useEffect, useState } from 'react';

export interface LostFileSearch {
  /** Number of files looked at. */
  checked: number;
  total: number;
  files: LostFile[];
  state: 'running' | 'done' | 'failed';
  /** Why the search ended early. */
  failure?: string;
}

const START: LostFileSearch = { checked: 0, total: 0, files: [], state: 'running' };

/** Searches all files of the tenant step by step until the component is unmounted. */
export function useLostFiles(): LostFileSearch {
  const client = useClient();
  const locale = useLocale();
  const [search, setSearch] = useState(START);

  useEffect(() => {
    let isCurrent = true;
    let found = START;
    const show = (part: Partial<LostFileSearch>) => {
      found = { ...found, ...part };
      if (isCurrent) setSearch(found);
    };
    const run = async () => {
      for (let after: string | null = ''; isCurrent && after !== null;) {
        const step: LostFiles = await client.call(findLostFiles, after === '' ? {} : { after }, { silent: true });
        after = step.next;
        show({
          checked: found.checked + step.checked,
          total: step.total ?? found.total,
          files: [...found.files, ...step.files],
          state: after === null ? 'done' : 'running',
        });
      }
    };
    run().catch((error: unknown) => show({ state: 'failed', failure: describeFailure(error, { locale }).message }));
    return () => void (isCurrent = false);
  }, [client, locale]);

  return search;
}
