import { App } from 'antd';
import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  createSelectionStore,
  type SelectionStore,
  type SelectionStoreOptions,
} from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';

export interface HeldSelection<Item> {
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  /** Says why a choice was refused; to be given what the store answers. */
  tell: (refusal: SelectionRefusal | undefined) => void;
}

/** The selection of an open picker; value and rules are those of the moment it opens. */
export function useSelection<Item>(options: SelectionStoreOptions<Item>): HeldSelection<Item> {
  const texts = useTexts();
  const { message } = App.useApp();
  const [store] = useState(() => createSelectionStore(options));
  const selection = useSyncExternalStore(store.subscribe, store.get, store.get);

  const tell = useCallback(
    (refusal: SelectionRefusal | undefined) => {
      if (!refusal) return;
      const text = refusal === 'maximum' ? texts.maximum(store.rules.max ?? 0) : texts.cannotChoose;
      // One at a time, however often it is tried.
      void message.warning({ content: text, key: 'gezi-picker-refusal' });
    },
    [message, store, texts],
  );
  return { selection, store, tell };
}
