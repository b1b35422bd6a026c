import { type GridOption, optionText } from '../columns/GridOption';
import type { CellColumn } from '../columns/ResolvedColumn';

const known = new WeakMap<readonly GridOption[], Map<string, GridOption>>();

/** The choice with that value. */
export function optionOf(key: string, options: readonly GridOption[]): GridOption | undefined {
  // A label is looked up for every cell that scrolls into sight: one map per list of options.
  let map = known.get(options);
  if (!map) {
    map = new Map(options.map((option) => [String(option.value), option]));
    known.set(options, map);
  }
  return map.get(key);
}

/** What the user reads for a key: the label of the choice, the name looked up, else the key itself. */
export function labelOf(key: string, { options, labels }: CellColumn): string {
  const option = options && optionOf(key, options);
  return option ? optionText(option) : (labels?.textOf(key) ?? key);
}

/** The choice that a label or a written value names, also one that may no longer be chosen. */
export const namedOption = (text: string, { options }: CellColumn): GridOption | undefined =>
  options?.find((option) => optionText(option) === text) ?? options?.find((option) => String(option.value) === text);

/** The value a text stands for; nothing when it is no choice, or one that may no longer be chosen. */
export function choiceOf(text: string, column: CellColumn): GridOption['value'] | undefined {
  const option = namedOption(text, column);
  if (option) return option.disabled ? undefined : option.value;
  const { labels, allowInput } = column;
  // Keys that are looked up cannot be told from nonsense before the server has been asked.
  return labels?.keyOf(text) ?? (labels || allowInput ? text : undefined);
}
