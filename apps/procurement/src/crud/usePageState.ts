import { describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from './pageQuery';

const NO_ROWS: never[] = [];

/** What a grid shows of a page that was asked for: its rows, that they are on their way, or why there are none. */
export function usePageState<Row>({ data, error, isPending, isPlaceholderData, refetch }: UseQueryResult<PageOf<Row>>) {
  const locale = useLocale();
  return {
    rows: data?.records ?? (NO_ROWS as Row[]),
    // A quiet renewal in the background shows nothing but its answer.
    loading: isPending || isPlaceholderData,
    error: error
      ? { message: describeFailure(error, { purpose: 'list', locale }).message, onRetry: () => void refetch() }
      : undefined,
  };
}
