import { useSyncExternalStore } from 'react';
import type { GridStore } from '../core/store/GridStore';

/** A primitive value of the store, updated per flush; objects would rerender endlessly. */
export function useStoreValue<Row extends object, Value extends string | number | boolean>(
  store: GridStore<Row>,
  read: (store: GridStore<Row>) => Value,
): Value {
  const current = () => read(store);
  return useSyncExternalStore(store.subscribe, current, current);
}
