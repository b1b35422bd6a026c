import type { HelpNode } from '@gezi/domain';

/** Finds an entry of the tree; undefined if it does not exist. */
export function findEntry(tree: readonly HelpNode[], id: string): HelpNode | undefined {
  return pathTo(tree, id).at(-1);
}

/** Path from the root to an entry, both included; empty if it does not exist. */
export function pathTo(tree: readonly HelpNode[], id: string): HelpNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const rest = pathTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
