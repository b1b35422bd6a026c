import { useLocale } from '@gezi/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goesStale, refetchVisible } from './refetchVisible';

/** Loads the shown data again when the user switches the language, because the server answers in that language. */
export function LanguageWatch() {
  const locale = useLocale();
  const queries = useQueryClient();
  const shown = useRef(locale);

  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void reload(queries);
  }, [locale, queries]);

  return null;
}

async function reload(queries: QueryClient): Promise<void> {
  // A first load that still runs would not start again, and its answer is in the former language.
  await queries.cancelQueries({ predicate: goesStale });
  await queries.invalidateQueries({ refetchType: 'none' });
  await refetchVisible(queries);
}
