import { useEffect, useState } from 'react';
import { createTextSearch, type TextSearch } from '../../core/pinyin/createTextSearch';

const search = createTextSearch();

/**
 * Finds among texts by a part of them or by its pinyin. Until the pinyin table has come, by a part alone.
 *
 * @param texts to be searched; undefined while they are on their way
 */
export function useTextSearch(texts: readonly string[] | undefined): TextSearch['matcher'] {
  const [matcher, setMatcher] = useState<TextSearch['matcher']>(() => search.matcher);

  useEffect(() => {
    if (!texts) return;
    let isLeft = false;
    search.prepare(texts).then(
      // Another function, so that a search already typed is made again.
      () => !isLeft && setMatcher(() => (keyword: string) => search.matcher(keyword)),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [texts]);

  return matcher;
}
