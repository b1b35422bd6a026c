import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createPagedRows,
  type PagedRowsOptions,
  type PagedRowsState,
  type RemoteRows,
} from '../../core/table/createPagedRows';

export interface UsePagedRowsOptions<Row> extends PagedRowsOptions<Row> {
  /** Everything that the list depends on: search, order, department. Another key loads another list. */
  listKey: string;
}

/** What a `DataTable` takes to show a list whose pages are loaded while one scrolls. */
export interface PagedRows<Row> {
  /** Rows of the newest list that has arrived; until the first one has, a list without rows. */
  rows: RemoteRows<Row>;
  /** Key of the list that `rows` belongs to. */
  listKey: string;
  /** Whether a new list is on its way; the previous one stays in `rows` meanwhile. */
  loading: boolean;
  /** Why the last call failed, if it did. */
  error: unknown;
  /** Loads again what failed. */
  retry: () => void;
}

/** A list on a server of any length: the first page is loaded at once, others when the table scrolls to them. */
export function usePagedRows<Row>({
  listKey,
  pageSize,
  loadPage,
  isExcluded,
}: UsePagedRowsOptions<Row>): PagedRows<Row> {
  const create = () => ({ listKey, store: createPagedRows<Row>({ pageSize, loadPage, isExcluded }) });
  const [list, setList] = useState(create);
  // Another key takes effect in this very render: nothing of the previous list is asked for again.
  const current = list.listKey === listKey ? list : create();
  if (current !== list) setList(current);

  const { store } = current;
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.configure({ loadPage, isExcluded }));
  useEffect(() => {
    store.request(0, 0);
    return store.abort;
  }, [store]);

  const [shown, setShown] = useState<{ state: PagedRowsState<Row>; listKey: string }>({ state, listKey });
  const next = state.isReady && shown.state !== state ? { state, listKey } : shown;
  if (next !== shown) setShown(next);

  return {
    rows: next.state.rows,
    listKey: next.listKey,
    loading: !state.isReady && state.error === undefined,
    error: state.error,
    retry: store.retry,
  };
}
