import { addKnownItems, deselectKeys, replaceKeys, selectItems, toggleItem } from './changeSelection';
import { initialSelection, type Selection, type SelectionRefusal, type SelectionRules } from './Selection';

/** The selection of a picker. It survives every page, search and department that the picker shows. */
export interface SelectionStore<Item> {
  readonly rules: SelectionRules;
  get: () => Selection<Item>;
  /** Registers a listener for every change. @returns removes it */
  subscribe: (listener: () => void) => () => void;
  /** Key of an item. */
  keyOf: (item: Item) => string;
  /** Selects an item, or deselects it. @returns the refusal if nothing changed */
  toggle: (item: Item) => SelectionRefusal | undefined;
  /** Selects items, all or none. @returns the refusal if nothing changed */
  select: (items: readonly Item[]) => SelectionRefusal | undefined;
  /** Replaces the selected keys; disabled ones stay as they are. @returns the refusal if nothing changed */
  setKeys: (keys: Iterable<string>) => SelectionRefusal | undefined;
  /** Deselects keys; disabled ones stay. */
  deselect: (keys: readonly string[]) => void;
  /** Deselects everything except disabled items. */
  clear: () => void;
  /** Adds items whose names can be shown; the selected keys stay. */
  addKnown: (items: readonly Item[]) => void;
}

export interface SelectionStoreOptions<Item> extends SelectionRules {
  /** Keys selected at first. */
  value?: readonly string[];
  keyOf: (item: Item) => string;
}

/** Creates the selection of a picker. */
export function createSelectionStore<Item>({
  value = [],
  keyOf,
  ...rules
}: SelectionStoreOptions<Item>): SelectionStore<Item> {
  let selection = initialSelection<Item>(rules.multiple ? value : value.slice(0, 1));
  const listeners = new Set<() => void>();

  function apply(next: Selection<Item>) {
    if (next === selection) return;
    selection = next;
    for (const listener of listeners) listener();
  }
  function attempt(outcome: ReturnType<typeof selectItems<Item>>): SelectionRefusal | undefined {
    if (!outcome.ok) return outcome.reason;
    apply(outcome.value);
    return undefined;
  }
  const keyed = (items: readonly Item[]) => items.map((item) => [keyOf(item), item] as const);

  return {
    rules,
    keyOf,
    get: () => selection,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (item) => attempt(toggleItem(selection, [keyOf(item), item], rules)),
    select: (items) => attempt(selectItems(selection, keyed(items), rules)),
    setKeys: (keys) => attempt(replaceKeys(selection, keys, rules)),
    deselect: (keys) => apply(deselectKeys(selection, keys, rules)),
    clear: () => apply(deselectKeys(selection, selection.keys, rules)),
    addKnown: (items) => apply(addKnownItems(selection, keyed(items))),
  };
}
