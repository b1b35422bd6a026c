import { useLocale } from '@gezi/ui';
import { useCallback } from 'react';
import { cellText } from '../../core/report/cellText';
import type { BizRow, BizSource } from './BizSource';

/** Returns a function for the name of a record in the language of the user. */
export function useBizName({
  displayKey,
  englishKey,
}: Pick<BizSource, 'displayKey' | 'englishKey'>): (row: BizRow) => string {
  const isEnglish = useLocale() === 'en-US';
  return useCallback(
    (row) => (isEnglish && englishKey && cellText(row[englishKey])) || cellText(row[displayKey]),
    [isEnglish, displayKey, englishKey],
  );
}
