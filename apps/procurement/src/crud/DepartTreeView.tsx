import { describeFailure, type DepartmentNode } from '@gezi/client';

import { indexTree, SearchTree } from '@gezi/pickers';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useMemo, useState, type Key } from 'react';
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
  roots: { data: DepartmentNode[] | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
}

const NONE: DepartmentNode[] = [];

/** Departments as a tree with a search; selecting the selected department clears the selection. */
export function DepartTreeView({ roots, label, value, onChange, onDrop }: DepartTreeViewProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { data = NONE, error, isPending, refetch } = roots;
  const [opened, setOpened] = useState<readonly Key[]>();
  const index = useMemo(() => indexTree(data), [data]);

  if (isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (error) {
    return (
      <EmptyState
        title={describeFailure(error, { purpose: 'list', locale }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  return (
    <SearchTree<DepartmentNode>
      className="gezi-depart-tree"
      index={index}
      label={label}
      searchLabel={texts.searchTree}
      emptyText={texts.empty}
      virtual={false}
      selectedKeys={value === undefined ? [] : [value]}
      // The first level starts expanded.
      expanded={opened ?? data.map(({ key }) => key)}
      onExpand={setOpened}
      onSelect={(_keys, { selected, node }) => onChange(selected ? node : undefined)}
      draggable={onDrop !== undefined && { icon: false }}
      onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
        const at = Number(node.pos.split('-').at(-1));
        onDrop?.(dropOf(data, dragNode, node, dropToGap ? (dropPosition <= at ? 'before' : 'after') : 'into'));
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
