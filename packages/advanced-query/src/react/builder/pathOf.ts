import { isTreeGroup, itemsOf, type Path, type TreeGroup } from './queryTree';

/** The way to a member from the outermost group; undefined where there is none of that id. */
export function pathOf(tree: TreeGroup, id: string): Path | undefined {
  if (tree.id === id) return [];
  for (const [index, item] of itemsOf(tree).entries()) {
    if (item.id === id) return [index];
    const inner = isTreeGroup(item) ? pathOf(item, id) : undefined;
    if (inner) return [index, ...inner];
  }
  return undefined;
}
