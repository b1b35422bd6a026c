import { useDeferredValue, useMemo } from 'react';
import { filterTree, type FilteredTree } from '../../core/tree/filterTree';
import type { TreeIndex, TreeNode } from '../../core/tree/TreeIndex';
import { useTextSearch } from '../kit/useTextSearch';

/** The nodes that match a keyword by title or pinyin, with their ancestors; undefined without a keyword. */
export function useTreeFilter<Node extends TreeNode>(
  index: TreeIndex<Node> | undefined,
  keyword: string,
): FilteredTree<Node> | undefined {
  const titles = useMemo(() => index && [...index.nodes.values()].map(({ title }) => title), [index]);
  const matcher = useTextSearch(titles);
  const sought = useDeferredValue(keyword.trim());
  return useMemo(() => {
    if (!index || !sought) return undefined;
    const matches = matcher(sought);
    return filterTree(index, ({ title }) => matches(title));
  }, [index, sought, matcher]);
}
