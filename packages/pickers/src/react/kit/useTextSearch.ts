import { useEffect, useState } from 'react';
import { createTextSearch, type TextSearch } from '../../core/pinyin/createTextSearch';

const search = createTextSearch();

/**
 * Matches texts by substring or pinyin; until the pinyin table is loaded, by substring only.
 *
 * @param texts texts to search; undefined while they are loaded
 */
export function useTextSearch(texts: readonly string[] | undefined): TextSearch['matcher'] {
  const [matcher, setMatcher] = useState<TextSearch['matcher']>(() => search.matcher);

  useEffect(() => {
    if (!texts) return;
    let isLeft = false;
    search.prepare(texts).then(
      // A new function, so that the current search runs again.
      () => !isLeft && setMatcher(() => (keyword: string) => search.matcher(keyword)),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [texts]);

  return matcher;
}
