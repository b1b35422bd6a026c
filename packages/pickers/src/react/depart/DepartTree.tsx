import type { DepartmentNode } from '@gezi/client';
import { Skeleton, type TreeProps } from 'antd';
import { useMemo, type Key } from 'react';
import { useTexts } from '../../texts/useTexts';
import { CallFailure } from '../kit/CallFailure';
import type { Answer } from '../kit/useAnswer';
import { SearchTree } from '../tree/SearchTree';
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
  const { data: index, error, retry } = tree;
  const prepare = useMemo(
    () => isDisabled && ((nodes: readonly DepartmentNode[]) => markDisabled(nodes, isDisabled)),
    [isDisabled],
  );
  return (
    <SearchTree<DepartmentNode>
      {...passed}
      className="gezi-departs"
      index={index}
      label={texts.departs.tree}
      searchLabel={texts.departs.searchHint}
      emptyText={texts.departs.none}
      foundText={texts.departs.found}
      height={height}
      expanded={expanded}
      onExpand={onExpand}
      prepare={prepare}
      notice={
        error ? (
          <CallFailure error={error} onRetry={retry} />
        ) : (
          !index && <Skeleton active paragraph={{ rows: 8 }} title={false} className="gezi-departs-loading" />
        )
      }
    />
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
