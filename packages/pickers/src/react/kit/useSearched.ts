import { useDebounced } from '@gezi/ui';
import { useState } from 'react';

/** Milliseconds without a key before a search is sent (B§9). */
export const SEARCH_PAUSE = 800;

/**
 * The text that is searched for: the typed one after a pause; at once if it is empty or `confirm` was called, e.g. on
 * Enter.
 *
 * @param options.isEmpty default: the text is empty
 */
export function useSearched(typed: string, { isEmpty = typed === '', pause = SEARCH_PAUSE } = {}) {
  const [confirmed, setConfirmed] = useState<string>();
  const sought = useDebounced(typed, isEmpty || typed === confirmed ? 0 : pause);
  return { sought, confirm: () => setConfirmed(typed) };
}
