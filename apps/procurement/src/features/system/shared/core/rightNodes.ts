import type { RightNode } from '@gezi/domain';

/** A permission tree, indexed by id. */
export interface RightIndex {
  nodes: ReadonlyMap<string, RightNode>;
  /** Ids, parents before children. */
  ids: readonly string[];
}

export function indexRights(tree: readonly RightNode[]): RightIndex {
  const nodes = new Map<string, RightNode>();
  const take = (node: RightNode) => {
    nodes.set(node.id, node);
    node.children?.forEach(take);
  };
  tree.forEach(take);
  return { nodes, ids: [...nodes.keys()] };
}

/**
 * The selected ids after a checkbox was toggled. If linked, selecting also selects descendants and ancestors, since an
 * item is reachable only through its ancestors; deselecting also deselects descendants.
 */
export function toggleRight(
  { nodes }: RightIndex,
  chosen: ReadonlySet<string>,
  id: string,
  isOn: boolean,
  isLinked: boolean,
): Set<string> {
  const next = new Set(chosen);
  const turn = (one: string) => (isOn ? next.add(one) : next.delete(one));
  const below = (node: RightNode | undefined): void => {
    if (!node) return;
    turn(node.id);
    if (isLinked) node.children?.forEach(below);
  };
  below(nodes.get(id));
  if (isOn && isLinked) {
    for (let above = nodes.get(nodes.get(id)?.parentId ?? ''); above; above = nodes.get(above.parentId)) turn(above.id);
  }
  return next;
}

/** Ids of nodes with children. */
export const branchesOf = ({ nodes }: RightIndex): string[] =>
  [...nodes.values()].flatMap(({ id, children }) => (children?.length ? id : []));
