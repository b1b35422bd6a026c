import { useCallback, useEffect, useState } from 'react';
import type { OwnTemplate, TemplateStore } from './TemplateStore';

/** Own templates as the dialog shows them. */
export interface OwnTemplates {
  readonly list: readonly OwnTemplate[];
  readonly loading: boolean;
  /** Loading failed; `retry` loads again. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Applies a change; rejects if it failed, and the list is unchanged. */
  readonly change: (call: (store: TemplateStore) => Promise<readonly OwnTemplate[]>) => Promise<void>;
}

/** @param store the same object from render to render */
export function useOwnTemplates(store: TemplateStore): OwnTemplates {
  const [state, setState] = useState<{ list: readonly OwnTemplate[]; of?: TemplateStore; failed: boolean }>({
    list: [],
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    store.load().then(
      (list) => !isLeft && setState({ list, of: store, failed: false }),
      () => !isLeft && setState({ list: [], of: store, failed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [store, attempt]);

  const change = useCallback<OwnTemplates['change']>(
    async (call) => setState({ list: await call(store), of: store, failed: false }),
    [store],
  );
  const isThis = state.of === store;
  return {
    list: isThis ? state.list : [],
    loading: !isThis,
    failed: isThis && state.failed,
    retry: () => setAttempt((count) => count + 1),
    change,
  };
}
