import { describeFailure, type DepartmentNode } from '@gezi/client';

import { filterTree, indexTree } from '@gezi/pickers';
import { EmptyState, useLocale } from '@gezi/ui';
import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Skeleton, Tree } from 'antd';
import { useMemo, useState } from 'react';
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
  const [word, setWord] = useState('');
  const [opened, setOpened] = useState<string[]>();
  const pattern = word.trim().toLowerCase();
  const found = useMemo(
    () => filterTree(indexTree(data), ({ title }) => title.toLowerCase().includes(pattern)),
    [data, pattern],
  );
  // The first level starts expanded, and a search expands all its matches.
  const expanded = pattern ? [...found.expanded] : (opened ?? data.map(({ key }) => key));

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
    <div className="gezi-depart-tree">
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={texts.searchTree}
        placeholder={texts.searchTree}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {found.roots.length === 0 ? (
        <EmptyState title={pattern ? texts.emptyFiltered : texts.empty} />
      ) : (
        <Tree<DepartmentNode>
          aria-label={label}
          blockNode
          virtual={false}
          treeData={[...found.roots]}
          fieldNames={{ key: 'key', title: 'title', children: 'children' }}
          selectedKeys={value === undefined ? [] : [value]}
          expandedKeys={expanded}
          onExpand={(keys) => setOpened(keys.map(String))}
          onSelect={(_keys, { selected, node }) => onChange(selected ? node : undefined)}
          draggable={onDrop !== undefined && !pattern && { icon: false }}
          onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
            const at = Number(node.pos.split('-').at(-1));
            onDrop?.(dropOf(data, dragNode, node, dropToGap ? (dropPosition <= at ? 'before' : 'after') : 'into'));
          }}
        />
      )}
    </div>
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
