import type { DepartmentNode } from '@gezi/client';
import { useDeferredValue, useMemo } from 'react';
import { filterTree, type FilteredTree } from '../../core/tree/filterTree';
import { useTextSearch } from '../kit/useTextSearch';
import type { DepartIndex } from './useDepartTree';

/** The departments that match a keyword by name or pinyin; undefined without a keyword. */
export function useDepartFilter(
  index: DepartIndex | undefined,
  keyword: string,
): FilteredTree<DepartmentNode> | undefined {
  const titles = useMemo(() => index && [...index.nodes.values()].map(({ title }) => title), [index]);
  const matcher = useTextSearch(titles);
  const sought = useDeferredValue(keyword.trim());
  return useMemo(() => {
    if (!index || !sought) return undefined;
    const matches = matcher(sought);
    return filterTree(index, ({ title }) => matches(title));
  }, [index, sought, matcher]);
}
