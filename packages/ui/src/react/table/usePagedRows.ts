import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createPagedRows,
  type PagedRowsOptions,
  type PagedRowsState,
  type RemoteRows,
} from '../../core/table/createPagedRows';

export interface UsePagedRowsOptions<Row> extends PagedRowsOptions<Row> {
  /** Everything the list depends on: search, order, department. Another key loads another list. */
  listKey: string;
}

/** Props of a `DataTable` for a list whose pages are loaded while scrolling. */
export interface PagedRows<Row> {
  /** Rows of the latest loaded list; empty until the first one is loaded. */
  rows: RemoteRows<Row>;
  /** Key of the list that `rows` belongs to. */
  listKey: string;
  /** Whether a new list is being loaded; `rows` keeps the previous one. */
  loading: boolean;
  /** Why the last call failed, if it did. */
  error: unknown;
  /** Loads again what failed. */
  retry: () => void;
}

/** A remote list of any length: loads the first page immediately, others when the table scrolls to them. */
export function usePagedRows<Row>({
  listKey,
  pageSize,
  loadPage,
  isExcluded,
}: UsePagedRowsOptions<Row>): PagedRows<Row> {
  const create = () => ({ listKey, store: createPagedRows<Row>({ pageSize, loadPage, isExcluded }) });
  const [list, setList] = useState(create);
  // A new key takes effect in this render: nothing of the previous list is requested again.
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
