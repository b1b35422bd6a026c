import { isTreeGroup, itemsOf, type Path, type TreeGroup } from './queryTree';

/** The path to a member from the root; undefined for an unknown id. */
export function pathOf(tree: TreeGroup, id: string): Path | undefined {
  if (tree.id === id) return [];
  for (const [index, item] of itemsOf(tree).entries()) {
    if (item.id === id) return [index];
    const inner = isTreeGroup(item) ? pathOf(item, id) : undefined;
    if (inner) return [index, ...inner];
  }
  return undefined;
}
