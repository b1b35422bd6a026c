import { fieldSettings } from '../core/columns/fieldSettings';
import type { CellColumn } from '../core/columns/ResolvedColumn';

/**
 * Texts of a column's keys: the member that `fieldExtendJson.text` names, else the names.
 *
 * @param members those that may be shown in place of the name
 * @param names one for each key
 * @param items loaded items by key
 */
export function shownTexts<Item>(
  column: CellColumn,
  members: readonly (keyof Item & string)[],
  keys: readonly string[],
  names: readonly string[],
  items: ReadonlyMap<string, Item>,
): readonly string[] {
  const { text } = fieldSettings(column);
  const member = members.find((each) => each === text);
  if (!member) return names;
  return names.map((name, place) => {
    const item = items.get(keys[place]!);
    return item ? String(item[member] ?? '') || name : name;
  });
}
