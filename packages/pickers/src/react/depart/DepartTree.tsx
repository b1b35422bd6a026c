import type { DepartmentNode } from '@gezi/client';
import { EmptyState } from '@gezi/ui';
import { Input, Skeleton, Tree, type TreeProps } from 'antd';
import { useMemo, useState, type Key } from 'react';
import { useTexts } from '../../texts/useTexts';
import { Highlighted } from '../kit/Highlighted';
import { CallFailure } from '../kit/CallFailure';
import type { Answer } from '../kit/useAnswer';
import { focusTree } from './focusTree';
import { useDepartFilter } from './useDepartFilter';
import type { DepartIndex } from './useDepartTree';

type Passed = 'checkable' | 'checkedKeys' | 'onCheck' | 'selectedKeys' | 'onSelect' | 'selectable' | 'checkStrictly';

export interface DepartTreeProps extends Pick<TreeProps<DepartmentNode>, Passed> {
  tree: Answer<DepartIndex>;
  /** Height of the scrolling part in pixels. */
  height: number;
  /** Expanded nodes without a search. */
  expanded: readonly Key[];
  onExpand: (keys: readonly Key[]) => void;
  isDisabled?: (node: DepartmentNode) => boolean;
}

/** The department tree with its search; only visible nodes are rendered. */
export function DepartTree({ tree, height, expanded, onExpand, isDisabled, ...passed }: DepartTreeProps) {
  const texts = useTexts();
  const [keyword, setKeyword] = useState('');
  const { data: index, error, retry } = tree;
  const found = useDepartFilter(index, keyword);
  const [foundOpen, setFoundOpen] = useState<{ of: object; keys: readonly Key[] }>();

  const openKeys = found ? (foundOpen?.of === found ? foundOpen.keys : found.expanded) : expanded;
  const open = (keys: readonly Key[]) => (found ? setFoundOpen({ of: found, keys }) : onExpand(keys));
  const roots = found ? found.roots : index?.roots;
  const nodes = useMemo(() => roots && (isDisabled ? markDisabled(roots, isDisabled) : roots), [roots, isDisabled]);

  return (
    <div className="gezi-departs">
      <Input.Search
        allowClear
        className="gezi-departs-search"
        placeholder={texts.departs.searchHint}
        aria-label={texts.departs.searchHint}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        onSearch={(_, event) => focusTree(event?.target)}
        onKeyDown={(event) => event.key === 'ArrowDown' && focusTree(event.target)}
      />
      {error && <CallFailure error={error} onRetry={retry} />}
      {!roots && !error && <Skeleton active paragraph={{ rows: 8 }} title={false} className="gezi-departs-loading" />}
      {found && <output className="gezi-departs-found">{texts.departs.found(found.count)}</output>}
      {roots && roots.length === 0 && (
        <EmptyState compact title={found ? texts.noMatch(keyword.trim()) : texts.departs.none} />
      )}
      {roots && roots.length > 0 && (
        <Tree<DepartmentNode>
          {...passed}
          aria-label={texts.departs.tree}
          blockNode
          height={height}
          treeData={nodes as DepartmentNode[]}
          expandedKeys={openKeys as Key[]}
          onExpand={(keys) => open(keys)}
          titleRender={({ title }) => <Highlighted text={title} keyword={found ? keyword : ''} />}
        />
      )}
    </div>
  );
}

type Disabling = (node: DepartmentNode) => boolean;

/** Marks disabled nodes; others keep their identity. */
function markDisabled(nodes: readonly DepartmentNode[], isDisabled: Disabling): DepartmentNode[] {
  return nodes.map((node) => {
    const children = node.children?.length ? markDisabled(node.children, isDisabled) : node.children;
    return isDisabled(node) ? { ...node, children, disableCheckbox: true, disabled: true } : { ...node, children };
  });
}
