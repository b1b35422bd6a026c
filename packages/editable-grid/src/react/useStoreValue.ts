import { useSyncExternalStore } from 'react';
import type { GridStore } from '../core/store/GridStore';

/** A plain value read off the store, followed flush by flush; objects would redraw without end. */
export function useStoreValue<Row extends object, Value extends string | number | boolean>(
  store: GridStore<Row>,
  read: (store: GridStore<Row>) => Value,
): Value {
  return useSyncExternalStore(store.subscribe, () => read(store));
}
