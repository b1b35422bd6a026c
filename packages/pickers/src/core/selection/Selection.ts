/**
 * The selected keys of a picker, in the order of selection, and the items known so far. A key that came with the value
 * has no item until one is added.
 */
export interface Selection<Item> {
  readonly keys: readonly string[];
  readonly known: ReadonlyMap<string, Item>;
}

export interface SelectionRules {
  /** Whether several items can be selected; otherwise a new one replaces the selected one. */
  multiple: boolean;
  /** Maximum number of items; default no bound. Ignored without `multiple`. */
  max?: number;
  /** Keys that can be neither selected nor deselected. */
  disabled?: ReadonlySet<string>;
}

/** Why a selection is refused: the item is disabled, or the maximum is reached. */
export type SelectionRefusal = 'disabled' | 'maximum';

/** The selection of a value's keys, without empty ones and duplicates. */
export function initialSelection<Item>(keys: readonly string[], known?: ReadonlyMap<string, Item>): Selection<Item> {
  return { keys: [...new Set(keys.filter(Boolean))], known: known ?? new Map() };
}

/** The selected items that are known, in the order of selection. */
export function selectedItems<Item>({ keys, known }: Selection<Item>): Item[] {
  return keys.flatMap((key) => known.get(key) ?? []);
}
