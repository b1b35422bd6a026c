import { childrenOf, keysAbove, type TreeIndex, type TreeNode } from './TreeIndex';

export interface FilteredTree<Node extends TreeNode> {
  /** The matching nodes with their ancestors and descendants. */
  roots: readonly Node[];
  /** Nodes to expand so that every match is visible. */
  expanded: readonly string[];
  /** Number of matches. */
  count: number;
}

/** Up to this many matches keep their descendants; with more, thousands of nodes would be rendered. */
const WHOLE_FINDS = 50;

/**
 * The part of a tree that contains the matches. Descendants of a match are kept, collapsed, unless there are many
 * matches.
 */
export function filterTree<Node extends TreeNode>(
  index: TreeIndex<Node>,
  matches: (node: Node) => boolean,
): FilteredTree<Node> {
  const found = new Set(index.keys.filter((key) => matches(index.nodes.get(key)!)));
  const above = new Set([...found].flatMap((key) => keysAbove(index, key)));
  const isFew = found.size <= WHOLE_FINDS;
  const prune = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (above.has(node.key)) {
        const children = prune(childrenOf(node));
        return [found.has(node.key) && isFew ? node : { ...node, children }];
      }
      if (!found.has(node.key)) return [];
      return [isFew || childrenOf(node).length === 0 ? node : { ...node, children: [] }];
    });
  return { roots: prune(index.roots), expanded: [...above], count: found.size };
}
