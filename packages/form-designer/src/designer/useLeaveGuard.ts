import { useEffect } from 'react';
import type { DesignerStore } from './store/DesignerStore';

/** Makes the browser ask before an unsaved form is left; notifies the app, which asks within its own pages. */
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
    let reported = store.dirty;
    onDirtyChange(reported);
    return store.subscribe(() => {
      if (store.dirty !== reported) onDirtyChange((reported = store.dirty));
    });
  }, [store, onDirtyChange]);
}
