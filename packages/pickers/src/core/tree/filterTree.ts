import { childrenOf, keysAbove, type TreeIndex, type TreeNode } from './TreeIndex';

export interface FilteredTree<Node extends TreeNode> {
  /** What is found with all above and below it. */
  roots: readonly Node[];
  /** Nodes that must be open for everything found to be seen. */
  expanded: readonly string[];
  /** How many were found. */
  count: number;
}

/** Up to so many finds keep what lies below them: more of them nobody opens, and thousands of nodes take their time. */
const WHOLE_FINDS = 50;

/** The part of a tree that holds what is found. What lies below a find stays reachable, closed, unless finds are many. */
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
