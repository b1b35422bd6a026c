import { quoteLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';

/** Headings of the columns of a bid's lines. */
export function useLineTitles(): (column: string) => string {
  const language = useLocale();
  return useCallback(
    (column) => quoteLineFields.find(({ key }) => key === column)?.label[language] ?? column,
    [language],
  );
}
