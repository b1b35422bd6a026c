import { nameIn } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';

/** Returns a function that picks the name for the user's language. */
export function useLocalName(): (chinese: string, english: string | null | undefined) => string {
  const language = useLocale();
  return useCallback((chinese, english) => nameIn(language, chinese, english), [language]);
}
