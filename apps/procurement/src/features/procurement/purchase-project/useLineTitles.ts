import { tenderLineFields } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';

/** Headings of the columns of a project's lines. */
export function useLineTitles(): (column: string) => string {
  const language = useLocale();
  return useCallback(
    // The line of a plan has no column of its own to be corrected in.
    (column) =>
      tenderLineFields.find(({ key }) => key === (column === 'planDetailId' ? 'planDetailNo' : column))?.label[
        language
      ] ?? column,
    [language],
  );
}
