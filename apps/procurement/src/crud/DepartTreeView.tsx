import type { DepartmentNode } from '@gezi/client';
import { LoadedTree, type TreeRoots } from './LoadedTree';
import { useTexts } from './texts';

export interface DepartDrop {
  id: string;
  /** `''`: the top level. */
  parentId: string;
  /** Ids of the parent's children after the move, in order. */
  order: string[];
}

export interface DepartTreeProps {
  label: string;
  value?: string | undefined;
  onChange: (depart: DepartmentNode | undefined) => void;
  /** Makes departments draggable. */
  onDrop?: (drop: DepartDrop) => void;
}

interface DepartTreeViewProps extends DepartTreeProps {
  /** The query that loads the departments at the top. */
  roots: TreeRoots<DepartmentNode>;
}

/** Departments as a tree with a search; selecting the selected department clears the selection. */
export function DepartTreeView({ roots, label, value, onChange, onDrop }: DepartTreeViewProps) {
  const { searchTree } = useTexts();
  return (
    <LoadedTree<DepartmentNode>
      roots={roots}
      label={label}
      searchLabel={searchTree}
      value={value}
      onChange={onChange}
      draggable={onDrop !== undefined && { icon: false }}
      onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
        const at = Number(node.pos.split('-').at(-1));
        const where = dropToGap ? (dropPosition <= at ? 'before' : 'after') : 'into';
        onDrop?.(dropOf(roots.data ?? [], dragNode, node, where));
      }}
    />
  );
}

function dropOf(
  roots: readonly DepartmentNode[],
  moved: DepartmentNode,
  target: DepartmentNode,
  where: 'before' | 'after' | 'into',
): DepartDrop {
  const parentId = where === 'into' ? target.id : (target.parentId ?? '');
  const siblings = (childrenOf(roots, parentId) ?? []).map(({ id }) => id).filter((id) => id !== moved.id);
  const at = where === 'into' ? 0 : siblings.indexOf(target.id) + (where === 'after' ? 1 : 0);
  return { id: moved.id, parentId, order: siblings.toSpliced(at, 0, moved.id) };
}

/** Direct children of a department; `''`: the roots. */
export function childrenOf(roots: readonly DepartmentNode[], parentId: string): readonly DepartmentNode[] | undefined {
  if (parentId === '') return roots;
  for (const node of roots) {
    if (node.id === parentId) return node.children ?? [];
    const found = childrenOf(node.children ?? [], parentId);
    if (found) return found;
  }
  return undefined;
}
