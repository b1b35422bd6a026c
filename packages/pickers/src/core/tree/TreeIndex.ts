/** A node of a tree response (contract, part 1 §1.14), as far as it is used here. */
export interface TreeNode {
  key: string;
  title: string;
  children?: readonly TreeNode[] | null;
}

/** A tree indexed for lookups by key. */
export interface TreeIndex<Node extends TreeNode> {
  readonly roots: readonly Node[];
  /** Every key in the order of the tree, parents first. */
  readonly keys: readonly string[];
  readonly nodes: ReadonlyMap<string, Node>;
  /** Key of the parent; roots have none. */
  readonly parents: ReadonlyMap<string, string>;
}

export function indexTree<Node extends TreeNode>(roots: readonly Node[]): TreeIndex<Node> {
  const keys: string[] = [];
  const nodes = new Map<string, Node>();
  const parents = new Map<string, string>();
  // An explicit stack, since a tree may be deeper than the call stack.
  const waiting: [node: Node, parent: string | undefined][] = roots.toReversed().map((root) => [root, undefined]);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, parent] = next;
    if (nodes.has(node.key)) continue;
    keys.push(node.key);
    nodes.set(node.key, node);
    if (parent !== undefined) parents.set(node.key, parent);
    for (const child of childrenOf(node).toReversed()) waiting.push([child, node.key]);
  }
  return { roots, keys, nodes, parents };
}

/** The children of a node; none on a leaf. */
export const childrenOf = <Node extends TreeNode>(node: Node): readonly Node[] =>
  (node.children ?? []) as readonly Node[];

/** Keys of all descendants of a node. */
export function keysBelow<Node extends TreeNode>({ nodes }: TreeIndex<Node>, key: string): string[] {
  const found: string[] = [];
  const start = nodes.get(key);
  const waiting = start ? [...childrenOf(start)] : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node.key);
    waiting.push(...childrenOf(node));
  }
  return found;
}

/** Keys of the ancestors of a node, nearest first. */
export function keysAbove<Node extends TreeNode>({ parents }: TreeIndex<Node>, key: string): string[] {
  const found: string[] = [];
  for (let up = parents.get(key); up !== undefined; up = parents.get(up)) found.push(up);
  return found;
}
