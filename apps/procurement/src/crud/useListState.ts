import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, writeListState, type ListState } from './core/listState';

/**
 * The state of a list, kept in the address. A change of it is not a step of its own: the way back leads to the page
 * one came from, and the tab stays the same.
 *
 * @param fields names of the search form's fields; a constant list
 * @param sortable columns the server sorts by; a constant list
 */
export function useListState(fields: readonly string[], sortable: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, fields, sortable), [params, fields, sortable]);
  const change = useCallback((next: ListState) => setParams(writeListState(next), { replace: true }), [setParams]);
  return [state, change] as const;
}
