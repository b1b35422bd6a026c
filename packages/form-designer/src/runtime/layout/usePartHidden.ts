import { useCallback, useSyncExternalStore } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';
import { useRuntime } from '../runtimeContext';
import { PART } from '../store/FormStore';

/** Whether a condition hides a part without a value. */
export function usePartHidden(key: NodeKey): boolean {
  const { store } = useRuntime();
  const subscribe = useCallback((listener: () => void) => store.subscribe(PART + key, listener), [store, key]);
  const read = () => store.isHidden(key);
  return useSyncExternalStore(subscribe, read, read);
}
