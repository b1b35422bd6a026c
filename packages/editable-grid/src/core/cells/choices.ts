import { type GridOption, optionText } from '../columns/GridOption';
import type { CellColumn } from '../columns/ResolvedColumn';

const known = new WeakMap<readonly GridOption[], Map<string, GridOption>>();

/** The choice with that value. */
export function optionOf(key: string, options: readonly GridOption[]): GridOption | undefined {
  // Labels are looked up for every rendered cell: one map per list of options.
  let map = known.get(options);
  if (!map) {
    map = new Map(options.map((option) => [String(option.value), option]));
    known.set(options, map);
  }
  return map.get(key);
}

/** Text shown for a key: the label of the choice, the loaded name, else the key itself. */
export function labelOf(key: string, { options, labels }: CellColumn): string {
  const option = options && optionOf(key, options);
  return option ? optionText(option) : (labels?.textOf(key) ?? key);
}

/** The choice with that label or value, disabled ones included. */
export const namedOption = (text: string, { options }: CellColumn): GridOption | undefined =>
  options?.find((option) => optionText(option) === text) ?? options?.find((option) => String(option.value) === text);

/** Value of the choice with that label or value; `undefined` if there is none or it is disabled. */
export function choiceOf(text: string, column: CellColumn): GridOption['value'] | undefined {
  const option = namedOption(text, column);
  if (option) return option.disabled ? undefined : option.value;
  const { labels, allowInput } = column;
  // Looked-up keys cannot be validated before the server has answered.
  return labels?.keyOf(text) ?? (labels || allowInput ? text : undefined);
}
