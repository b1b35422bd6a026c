import { describeFailure } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from './pageQuery';

const NO_ROWS: never[] = [];

/** Grid state of a page query: rows, loading, or error. */
export function usePageState<Row>({ data, error, isPending, isPlaceholderData, refetch }: UseQueryResult<PageOf<Row>>) {
  const locale = useLocale();
  return {
    rows: data?.records ?? (NO_ROWS as Row[]),
    // Background refetches do not show a loading state.
    loading: isPending || isPlaceholderData,
    error: error
      ? { message: describeFailure(error, { purpose: 'list', locale }).message, onRetry: () => void refetch() }
      : undefined,
  };
}
