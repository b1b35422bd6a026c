import { useCallback, useSyncExternalStore } from 'react';
import type { FieldAddress } from './FieldAddress';
import type { FieldState, FormStore } from './FormStore';

/** The state of one field, and nothing but changes of it. */
export function useFieldState(store: FormStore, address: FieldAddress): FieldState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(address.path, listener), [store, address]);
  const read = useCallback(() => store.state(address), [store, address]);
  return useSyncExternalStore(subscribe, read, read);
}
