import { App } from 'antd';
import { useCallback, useState, useSyncExternalStore } from 'react';
import {
  createSelectionStore,
  type SelectionStore,
  type SelectionStoreOptions,
} from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';

export interface PickerSelection<Item> {
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  /** Shows why a selection was refused; does nothing without a refusal. */
  notifyRefusal: (refusal: SelectionRefusal | undefined) => void;
}

/** The selection of an open picker, with the value and rules of the moment it opened. */
export function useSelection<Item>(options: SelectionStoreOptions<Item>): PickerSelection<Item> {
  const texts = useTexts();
  const { message } = App.useApp();
  const [store] = useState(() => createSelectionStore(options));
  const selection = useSyncExternalStore(store.subscribe, store.get, store.get);

  const notifyRefusal = useCallback(
    (refusal: SelectionRefusal | undefined) => {
      if (!refusal) return;
      const text = refusal === 'maximum' ? texts.maximum(store.rules.max ?? 0) : texts.cannotChoose;
      // Repeated attempts update one message.
      void message.warning({ content: text, key: 'gezi-picker-refusal' });
    },
    [message, store, texts],
  );
  return { selection, store, notifyRefusal };
}
