import type { TreeSettings } from '@gezi/editable-grid';
import { App } from 'antd';
import { useEffect, useState } from 'react';

const NO_CHILD = new Set<unknown>([false, 0, '0', 'N', null, '']);

/** Children of a row of a tree, loaded when they are first shown and again when the row changes. */
export function useCardChildren<Row extends object>(row: Row, tree: TreeSettings<Row> | undefined) {
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ of: Row; rows: readonly Row[] }>();
  const { childrenKey = 'children', hasChildKey = 'hasChild', load } = tree ?? {};
  const members = row as Record<string, unknown>;
  const nested = members[childrenKey];
  const own = tree && Array.isArray(nested) && nested.length > 0 ? (nested as readonly Row[]) : undefined;
  const hasChildren =
    tree !== undefined && (own !== undefined || (load !== undefined && !NO_CHILD.has(members[hasChildKey])));
  const mustLoad = isOpen && hasChildren && own === undefined && loaded?.of !== row;

  useEffect(() => {
    if (!mustLoad || !load) return;
    let isCurrent = true;
    const fill = async () => {
      try {
        const rows = await load(row);
        if (isCurrent) setLoaded({ of: row, rows });
      } catch (error) {
        if (!isCurrent) return;
        setOpen(false);
        void message.error(error instanceof Error ? error.message : String(error));
      }
    };
    void fill();
    return () => {
      isCurrent = false;
    };
  }, [mustLoad, load, row, message]);

  return {
    hasChildren,
    isOpen,
    isLoading: mustLoad && loaded === undefined,
    rows: isOpen && hasChildren ? (own ?? loaded?.rows ?? []) : [],
    toggle: () => setOpen(!isOpen),
  };
}
