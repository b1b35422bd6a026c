import { useEffect, useState } from 'react';
import type { RecordGroup } from '../../core/searchResults';

/** Finds records by text; a rejection shows an error. Must be a stable function. */
export type SearchRecords = (text: string, signal: AbortSignal) => Promise<readonly RecordGroup[]>;

/** Debounce of the search in milliseconds. */
const DELAY = 300;

interface Found {
  text: string;
  groups: readonly RecordGroup[];
  failed: boolean;
}

const NOTHING: Found = { text: '', groups: [], failed: false };

/** The records of a text; the previous results stay until the new ones arrive. */
export function useRecordSearch(search: SearchRecords | undefined, text: string) {
  const [found, setFound] = useState(NOTHING);
  const wanted = search ? text.trim() : '';

  useEffect(() => {
    if (!search || !wanted) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      const take = (part: Omit<Found, 'text'>) => !control.signal.aborted && setFound({ text: wanted, ...part });
      search(wanted, control.signal).then(
        (groups) => take({ groups, failed: false }),
        () => take({ groups: [], failed: true }),
      );
    }, DELAY);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [search, wanted]);

  const { groups, failed } = wanted ? found : NOTHING;
  return { groups, failed: failed && found.text === wanted, loading: wanted !== '' && found.text !== wanted };
}
