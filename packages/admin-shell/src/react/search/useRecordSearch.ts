import { useEffect, useState } from 'react';
import type { RecordGroup } from '../../core/foundGroups';

/** Finds records by a text; rejecting says that it could not. Must be a stable function. */
export type SearchRecords = (text: string, signal: AbortSignal) => Promise<readonly RecordGroup[]>;

/** Milliseconds the typing must pause before it is searched for. */
const DELAY = 300;

interface Found {
  text: string;
  groups: readonly RecordGroup[];
  failed: boolean;
}

const NOTHING: Found = { text: '', groups: [], failed: false };

/** The records a text finds; those of the text before it stay until the new ones are there. */
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
