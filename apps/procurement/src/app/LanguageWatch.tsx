import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refetchVisible } from './refetchVisible';

/** Loads the shown data again when the user switches the language, because the server answers in that language. */
export function LanguageWatch() {
  const locale = useLocale();
  const queries = useQueryClient();
  const shown = useRef(locale);

  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void queries.invalidateQueries({ refetchType: 'none' }).then(() => refetchVisible(queries));
  }, [locale, queries]);

  return null;
}
