import { childrenOf, keysAbove, type TreeIndex, type TreeNode } from './TreeIndex';

export interface FilteredTree<Node extends TreeNode> {
  /** What is found with all above and below it. */
  roots: readonly Node[];
  /** Nodes that must be open for everything found to be seen. */
  expanded: readonly string[];
  /** How many were found. */
  count: number;
}

/** The part of a tree that holds what is found; what lies below a find stays reachable, closed. */
export function filterTree<Node extends TreeNode>(
  index: TreeIndex<Node>,
  matches: (node: Node) => boolean,
): FilteredTree<Node> {
  const found = new Set(index.keys.filter((key) => matches(index.nodes.get(key)!)));
  const above = new Set([...found].flatMap((key) => keysAbove(index, key)));
  const prune = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (above.has(node.key)) {
        const children = prune(childrenOf(node));
        // A find keeps all it holds, finds or not.
        return [found.has(node.key) ? node : { ...node, children }];
      }
      return found.has(node.key) ? [node] : [];
    });
  return { roots: prune(index.roots), expanded: [...above], count: found.size };
}
