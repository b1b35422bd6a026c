import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FormNode, NodeKey } from '../../core/document/FormDocument';
import type { DesignerStore } from './DesignerStore';

export const DesignerContext = createContext<DesignerStore | null>(null);

/** The open form; components read from it in event handlers. */
export function useStore(): DesignerStore {
  const store = useContext(DesignerContext);
  if (!store) throw new Error('useStore needs a FormDesigner around it');
  return store;
}

/** One part; renders again only when that part changes. */
export function useNode(key: NodeKey): FormNode | undefined {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.subscribePart(key, listener), [store, key]);
  const read = () => store.node(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether a part is selected, is the one whose properties are shown, or has the focus without being selected. */
export function useSelected(key: NodeKey): 'no' | 'member' | 'primary' | 'focus' {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.subscribeSelection(key, listener), [store, key]);
  const read = () => {
    const { keys, primary } = store.selection;
    if (primary === key) return keys.has(key) ? 'primary' : 'focus';
    return keys.has(key) ? 'member' : 'no';
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** A value read from the store; `read` must return the same value while nothing changed. */
export function useFromStore<T>(read: (store: DesignerStore) => T): T {
  const store = useStore();
  const current = () => read(store);
  return useSyncExternalStore(store.subscribe, current, current);
}
