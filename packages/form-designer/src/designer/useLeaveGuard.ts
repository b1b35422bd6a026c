import { useEffect } from 'react';
import type { DesignerStore } from './store/DesignerStore';

/** Has the browser ask before the page is left with something unsaved; tells the app, which asks within its own pages. */
export function useLeaveGuard(store: DesignerStore, onDirtyChange?: (dirty: boolean) => void): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);

  useEffect(() => {
    if (!onDirtyChange) return undefined;
    let told = store.dirty;
    onDirtyChange(told);
    return store.subscribe(() => {
      if (store.dirty !== told) onDirtyChange((told = store.dirty));
    });
  }, [store, onDirtyChange]);
}
