import { useCallback, useRef, useState } from 'react';
import { createTextSearch, type TextSearch } from '../../core/pinyin/createTextSearch';

const search = createTextSearch();

/**
 * Matches texts by substring or pinyin. The first keyword loads the pinyin table; until then, by substring only.
 *
 * @param texts texts to search; undefined while they are loaded
 */
export function useTextSearch(texts: readonly string[] | undefined): TextSearch['matcher'] {
  const [matcher, setMatcher] = useState<TextSearch['matcher']>(() => search.matcher);
  const prepared = useRef<readonly string[]>(undefined);

  return useCallback(
    (keyword) => {
      if (texts && prepared.current !== texts && keyword.trim()) {
        prepared.current = texts;
        search.prepare(texts).then(
          // A new function, so that the current search runs again.
          () => setMatcher(() => (sought: string) => search.matcher(sought)),
          () => undefined,
        );
      }
      return matcher(keyword);
    },
    [texts, matcher],
  );
}
