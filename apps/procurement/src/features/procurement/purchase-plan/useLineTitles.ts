import { planLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';
import { useTexts } from './texts';

/** Headings of the columns of a plan's lines. */
export function useLineTitles(): (column: string) => string {
  const language = useLocale();
  const { actualCounts, countsChangeReason } = useTexts();
  return useCallback(
    (column) =>
      planLineFields.find(({ key }) => key === column)?.label[language] ??
      { actualCounts, countsChangeReason }[column] ??
      column,
    [language, actualCounts, countsChangeReason],
  );
}
