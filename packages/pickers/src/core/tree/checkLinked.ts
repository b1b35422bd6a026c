import { childrenOf, keysAbove, keysBelow, type TreeIndex, type TreeNode } from './TreeIndex';

/**
 * Checks or unchecks a node with linked parents and children (父子关联): its descendants follow, and an ancestor is
 * checked exactly if all its children are.
 *
 * @param locked keys that stay as they are
 */
export function checkLinked<Node extends TreeNode>(
  index: TreeIndex<Node>,
  checked: ReadonlySet<string>,
  key: string,
  on: boolean,
  locked: ReadonlySet<string> = NONE,
): Set<string> {
  const next = new Set(checked);
  const set = (one: string, isOn: boolean) => {
    if (locked.has(one)) return;
    if (isOn) next.add(one);
    else next.delete(one);
  };
  for (const one of [key, ...keysBelow(index, key)]) set(one, on);
  for (const up of keysAbove(index, key)) {
    set(
      up,
      childrenOf(index.nodes.get(up)!).every((child) => next.has(child.key)),
    );
  }
  return next;
}

/** Unchecked nodes with a checked descendant, shown with a dash. */
export function halfChecked<Node extends TreeNode>(index: TreeIndex<Node>, checked: ReadonlySet<string>): Set<string> {
  const half = new Set<string>();
  for (const key of checked) {
    for (let up = index.parents.get(key); up !== undefined && !half.has(up); up = index.parents.get(up)) {
      if (!checked.has(up)) half.add(up);
    }
  }
  return half;
}

const NONE: ReadonlySet<string> = new Set();
