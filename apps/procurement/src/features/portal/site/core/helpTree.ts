import type { HelpNode } from '@gezi/domain';

/** An entry of the tree; undefined when it is not there. */
export function findEntry(tree: readonly HelpNode[], id: string): HelpNode | undefined {
  return wayTo(tree, id).at(-1);
}

/** From the root to an entry, both included; empty when it is not there. */
export function wayTo(tree: readonly HelpNode[], id: string): HelpNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const rest = wayTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}
