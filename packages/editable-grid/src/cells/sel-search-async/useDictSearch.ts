import { describeFailure, useClientKit, type DictionaryItem } from '@gezi/client';
import { useEffect, useState } from 'react';
import type { ChoicesState } from '../../core/columns/ResolvedColumn';

/** Milliseconds without a key before a request is sent (B§9). */
const SEARCH_PAUSE = 800;
/** Items per request (B§7). */
const PAGE = 10;

interface Answer {
  keyword: string;
  attempt: number;
  items: readonly DictionaryItem[];
  error?: string;
}

const NONE: readonly DictionaryItem[] = [];

/** Matching items of a dictionary; results of an earlier keyword are never shown for a later one. */
export function useDictSearch(
  dictCode: string | undefined,
  keyword: string,
): { items: readonly DictionaryItem[]; state: ChoicesState } {
  const { dictionaries, locale } = useClientKit();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    let left = false;
    const settle = (part: Pick<Answer, 'items' | 'error'>) => {
      if (!left) setAnswer({ keyword, attempt, ...part });
    };
    const ask = () =>
      dictionaries.search(dictCode ?? '', keyword, PAGE).then(
        (items) => settle({ items }),
        (error: unknown) => settle({ items: NONE, error: describeFailure(error, { locale }).message }),
      );
    // Opening the list is not typing: the first items are requested at once.
    const timer = setTimeout(() => void ask(), keyword === '' || attempt > 0 ? 0 : SEARCH_PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [dictionaries, dictCode, keyword, attempt, locale]);

  const current = answer?.keyword === keyword && answer.attempt === attempt ? answer : undefined;
  return {
    items: current?.items ?? NONE,
    state: { loading: !current, error: current?.error, retry: () => setAttempt((count) => count + 1) },
  };
}
