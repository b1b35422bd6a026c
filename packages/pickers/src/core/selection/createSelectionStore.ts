import { choose, giveUp, learn, setKeys, toggle } from './changeSelection';
import { startSelection, type Selection, type SelectionRefusal, type SelectionRules } from './Selection';

/** The one selection behind every picker: pages, searches and departments come and go, what is chosen stays. */
export interface SelectionStore<Item> {
  readonly rules: SelectionRules;
  get: () => Selection<Item>;
  /** Told after every change. @returns stops listening */
  subscribe: (listener: () => void) => () => void;
  keyOf: (item: Item) => string;
  /** Each of these tells why nothing changed, or nothing. */
  toggle: (item: Item) => SelectionRefusal | undefined;
  choose: (items: readonly Item[]) => SelectionRefusal | undefined;
  setKeys: (keys: Iterable<string>) => SelectionRefusal | undefined;
  giveUp: (keys: readonly string[]) => void;
  /** Gives up everything that may be given up. */
  clear: () => void;
  /** Takes note of items met. */
  learn: (items: readonly Item[]) => void;
}

export interface SelectionStoreOptions<Item> extends SelectionRules {
  /** Keys chosen at the start. */
  value?: readonly string[];
  keyOf: (item: Item) => string;
}

export function createSelectionStore<Item>({
  value = [],
  keyOf,
  ...rules
}: SelectionStoreOptions<Item>): SelectionStore<Item> {
  let selection = startSelection<Item>(rules.multiple ? value : value.slice(0, 1));
  const listeners = new Set<() => void>();

  function keep(next: Selection<Item>) {
    if (next === selection) return;
    selection = next;
    for (const listener of listeners) listener();
  }
  function attempt(outcome: ReturnType<typeof choose<Item>>): SelectionRefusal | undefined {
    if (!outcome.ok) return outcome.reason;
    keep(outcome.value);
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
    toggle: (item) => attempt(toggle(selection, [keyOf(item), item], rules)),
    choose: (items) => attempt(choose(selection, keyed(items), rules)),
    setKeys: (keys) => attempt(setKeys(selection, keys, rules)),
    giveUp: (keys) => keep(giveUp(selection, keys, rules)),
    clear: () => keep(giveUp(selection, selection.keys, rules)),
    learn: (items) => keep(learn(selection, keyed(items))),
  };
}
