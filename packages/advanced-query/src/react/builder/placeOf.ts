import { isTreeGroup, itemsOf, type TreeGroup } from './queryTree';

/** Position of a member counted from 1, e.g. `2` or `2.1`; empty for the root group. */
export function placeOf(tree: TreeGroup, id: string): string {
  for (const [index, item] of itemsOf(tree).entries()) {
    if (item.id === id) return String(index + 1);
    const inner = isTreeGroup(item) ? placeOf(item, id) : '';
    if (inner) return `${index + 1}.${inner}`;
  }
  return '';
}
