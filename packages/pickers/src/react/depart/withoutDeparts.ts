import type { DepartmentNode } from '@gezi/client';
import { indexTree } from '../../core/tree/TreeIndex';
import type { DepartStore } from './departBy';
import type { DepartIndex } from './useDepartTree';

/** The tree without some departments and their descendants. @param values values of `store` */
export function withoutDeparts(index: DepartIndex, values: readonly string[], store: DepartStore): DepartIndex {
  if (values.length === 0) return index;
  const left = new Set(values);
  const prune = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
    nodes.flatMap((node) => {
      if (left.has(node[store])) return [];
      return node.children?.length ? { ...node, children: prune(node.children) } : node;
    });
  return indexTree(prune(index.roots));
}
