/**
 * What is chosen in a picker, whatever page, search or department is in sight.
 *
 * Keys stand in the order of choosing. `known` holds the items met so far: a key that came with the value and was not
 * met yet has none, until {@link learn} brings it.
 */
export interface Selection<Item> {
  readonly keys: readonly string[];
  readonly known: ReadonlyMap<string, Item>;
}

export interface SelectionRules {
  /** Several at once; otherwise a new choice replaces the old. */
  multiple: boolean;
  /** Most items at once; default no bound. Of no meaning without `multiple`. */
  max?: number;
  /** Keys that can neither be chosen nor given up. */
  disabled?: ReadonlySet<string>;
}

/** Why a choice is refused: the item cannot be chosen, or there are as many as may be. */
export type SelectionRefusal = 'disabled' | 'maximum';

/** Starts with the keys of a value; empty texts and repetitions are left out. */
export function startSelection<Item>(keys: readonly string[], known?: ReadonlyMap<string, Item>): Selection<Item> {
  return { keys: [...new Set(keys.filter(Boolean))], known: known ?? new Map() };
}

/** The chosen items that are known, in the order of choosing. */
export function chosenItems<Item>({ keys, known }: Selection<Item>): Item[] {
  return keys.flatMap((key) => known.get(key) ?? []);
}

/** Chosen keys nobody has told the item of. */
export function unknownKeys<Item>({ keys, known }: Selection<Item>): string[] {
  return keys.filter((key) => !known.has(key));
}
