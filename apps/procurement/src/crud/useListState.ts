import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, writeListState, type ListState } from './core/listState';

/**
 * The state of a list, stored in the address. Changes replace the history entry: back navigation leads to the previous
 * page, and the tab stays the same.
 *
 * @param fields names of the search form's fields; must be constant
 * @param sortable columns the server sorts by; must be constant
 */
export function useListState(fields: readonly string[], sortable: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, fields, sortable), [params, fields, sortable]);
  const change = useCallback((next: ListState) => setParams(writeListState(next), { replace: true }), [setParams]);
  return [state, change] as const;
}
