import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';

export interface RecentChoicesProps<Item> {
  /** Items that still exist, newest first. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  notifyRefusal: (refusal: SelectionRefusal | undefined) => void;
}

/** Buttons for recently selected items. */
export function RecentChoices<Item>({ items, nameOf, selection, store, notifyRefusal }: RecentChoicesProps<Item>) {
  const texts = useTexts();
  if (items.length === 0) return null;
  return (
    <fieldset className="gezi-picker-recent">
      <legend className="gezi-picker-recent-label">{texts.recent}</legend>
      {items.map((item) => {
        const key = store.keyOf(item);
        return (
          <button
            key={key}
            type="button"
            disabled={store.rules.disabled?.has(key)}
            aria-pressed={selection.keys.includes(key)}
            onClick={() => notifyRefusal(store.toggle(item))}
          >
            {nameOf(item)}
          </button>
        );
      })}
    </fieldset>
  );
}
