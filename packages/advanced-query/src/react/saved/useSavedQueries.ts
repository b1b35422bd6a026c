import { useCallback, useEffect, useState } from 'react';
import type { SavedQueries, SavedQuery } from '../../core';

/** Loads and changes the saved queries of a page. @param store the same object from render to render */
export function useSavedQueries(store: SavedQueries) {
  const [state, setState] = useState<{ store?: SavedQueries; list: SavedQuery[]; failed: boolean }>({
    list: [],
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    store.load().then(
      (list) => !isLeft && setState({ store, list, failed: false }),
      () => !isLeft && setState({ store, list: [], failed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [store, attempt]);

  const keep = useCallback((list: SavedQuery[]) => setState({ store, list, failed: false }), [store]);
  return {
    list: state.store === store ? state.list : [],
    loading: state.store !== store,
    failed: state.store === store && state.failed,
    retry: () => setAttempt((count) => count + 1),
    save: async (query: SavedQuery) => keep(await store.save(query)),
    remove: async (title: string) => keep(await store.remove(title)),
  };
}
export type SavedQueriesState = ReturnType<typeof useSavedQueries>;
